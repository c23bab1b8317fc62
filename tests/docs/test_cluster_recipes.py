"""The recipes of docs/cluster: a script for SLURM, a manifest for Kubernetes, an image."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from swathe.core.cli.arguments import make_parser
from tests.core.engines.cluster.conftest import write_fasta

RECIPES = Path(__file__).parents[2] / "docs" / "cluster"


@pytest.fixture(scope="module")
def manifest():
    import yaml

    return list(yaml.safe_load_all((RECIPES / "kubernetes.yaml").read_text()))


def test_the_manifest_holds_what_belongs_together(manifest):
    service, *deployments = manifest
    assert [(one["apiVersion"], one["kind"]) for one in manifest] == [
        ("v1", "Service"), ("apps/v1", "Deployment"), ("apps/v1", "Deployment"),
    ]  # fmt: skip
    for one in deployments:
        labels = one["spec"]["template"]["metadata"]["labels"]
        assert one["spec"]["selector"]["matchLabels"] == labels
        (container,) = one["spec"]["template"]["spec"]["containers"]
        volumes = {volume["name"] for volume in one["spec"]["template"]["spec"]["volumes"]}
        assert {mount["name"] for mount in container["volumeMounts"]} == volumes
        (variable,) = container["env"]
        assert variable["name"] == "SWATHE_CLUSTER_DIR"
        assert variable["value"] in {mount["mountPath"] for mount in container["volumeMounts"]}
    scheduler, worker = deployments
    assert service["spec"]["selector"] == scheduler["spec"]["template"]["metadata"]["labels"]
    (port,) = service["spec"]["ports"]
    (opened,) = scheduler["spec"]["template"]["spec"]["containers"][0]["ports"]
    assert port["targetPort"] == opened["containerPort"] == 8786
    name = service["metadata"]["name"]
    assert f"tls://{name}:8786" in worker["spec"]["template"]["spec"]["containers"][0]["args"]


def test_its_commands_are_the_programs(manifest):
    for one in manifest[1:]:
        arguments = one["spec"]["template"]["spec"]["containers"][0]["args"]
        assert make_parser().parse_args(arguments).command == "cluster"


def test_certificates_are_read_by_their_user_alone(manifest):
    for one in manifest[1:]:
        (secret,) = (v["secret"] for v in one["spec"]["template"]["spec"]["volumes"] if "secret" in v)
        assert secret["defaultMode"] == 0o440
        assert one["spec"]["template"]["spec"]["securityContext"]["fsGroup"] == 1000


def test_the_image_runs_the_program():
    lines = (RECIPES / "Containerfile").read_text().splitlines()
    assert 'ENTRYPOINT ["swathe"]' in lines
    assert "ARG EXTRAS=cluster" in lines
    assert "USER 1000" in lines


@pytest.mark.long
def test_the_script_for_slurm_searches(tmp_path):
    """With an `srun` that runs its command here."""
    commands = tmp_path / "bin"
    commands.mkdir()
    for name, lines in (
        ("srun", 'while [ "${1#--}" != "$1" ]; do shift; done\nexec "$@" --engine cpu --threads 1'),
        ("swathe", f'exec "{sys.executable}" -m swathe "$@"'),
    ):
        (commands / name).write_text(f"#!/bin/sh\n{lines}\n")
        (commands / name).chmod(0o755)
    query = write_fasta(tmp_path / "query.fasta", 2, 100)
    database = write_fasta(tmp_path / "database.fasta", 40, 100, seed=9)
    ours = {"SWATHE_DATA_DIR": str(tmp_path / "data"), "SWATHE_LISTEN": "tcp://127.0.0.1:0"}
    done = subprocess.run(
        ["bash", str(RECIPES / "swathe.slurm"), str(query), str(database), "hits.csv"],
        cwd=tmp_path, env={**os.environ, **ours, "PATH": f"{commands}:{os.environ['PATH']}"},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    hits = (tmp_path / "hits.csv").read_text()
    assert "1 worker on 1 host" in hits
    assert not list(tmp_path.glob("swathe-*.json"))
