"""The recipe, the Galaxy tool, the Snakemake wrapper and the nf-core module say what is true of Swathe."""

from __future__ import annotations

import ast
import re
import shlex
import sys
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from swathe.core.cli import main
from swathe.core.cli.arguments import FORMATS, make_parser, parse_arguments
from swathe.core.export import FORMAT
from swathe.core.export.choice import choose
from swathe.core.statistics.presets import PRESETS

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
RECIPE = PACKAGING / "bioconda" / "meta.yaml"
GALAXY = PACKAGING / "galaxy" / "swathe.xml"
SNAKEMAKE = PACKAGING / "snakemake"
NF_CORE = PACKAGING / "nf-core" / "swathe" / "search"
CONDA_FORGE = {
    "pyside6-essentials": "pyside6", "isal": "python-isal", "xxhash": "python-xxhash",
}  # fmt: skip
"""Packages that conda-forge calls otherwise."""


def yaml_of(text: str) -> Any:
    yaml = pytest.importorskip("yaml")
    return yaml.safe_load(text)


def recipe() -> Any:
    text = RECIPE.read_text(encoding="utf-8")
    names = dict(re.findall(r'{% set (\w+) = "(.+)" %}', text))
    text = re.sub(r"{%.*%}\n", "", text)
    text = re.sub(r"{{ (\w+) }}", lambda found: names.get(found[1], found[1]), text)
    return yaml_of(re.sub(r"{{.*}}", "pin", text))


def bounds(requirement: str) -> tuple[str, str]:
    """Return the name and the lowest version of a requirement, of pip or conda."""
    found = re.match(r"([\w.-]+?) ?(?:\[.*\])?>=([\d.]+)", requirement)
    assert found is not None, requirement
    return found[1].lower(), found[2]


def commands(text: str) -> list[str]:
    """Return the command lines of `swathe` in a script, as written."""
    joined = text.replace("\\\\\n", " ").replace("\\\n", " ")
    return re.findall(r"^\s*(?:- )?swathe [^|#\n]+", joined, re.MULTILINE)


def test_the_recipe_has_the_projects_version_dependencies_and_commands() -> None:
    made = recipe()
    assert made["package"] == {"name": PROJECT["name"], "version": PROJECT["version"]}
    listed = dict(bounds(line) for line in made["requirements"]["run"])
    assert listed.pop("python") == PROJECT["requires-python"].removeprefix(">=")
    asked = dict(bounds(line) for line in PROJECT["dependencies"])
    assert listed == {CONDA_FORGE.get(name, name): lowest for name, lowest in asked.items()}
    extras = PROJECT["optional-dependencies"]
    optional = dict(bounds(line) for line in made["requirements"]["run_constrained"])
    wanted = ("excel", "parquet", "cluster", "pycuda")
    assert optional.items() >= dict(bounds(line) for extra in wanted for line in extras[extra]).items()
    scripts = PROJECT["scripts"] | PROJECT["gui-scripts"]
    assert made["build"]["entry_points"] == [f"{name} = {where}" for name, where in scripts.items()]
    assert made["about"]["license"] == PROJECT["license"]
    assert (ROOT / made["about"]["license_file"]).exists()
    for command in made["test"]["commands"]:
        if command.startswith("swathe"):
            words = shlex.split(command.split("|")[0])
            if words[1:] not in (["--version"], ["blastp", "-version"]):
                assert parse_arguments(words[1:]).command == words[1]


def test_every_file_names_the_version() -> None:
    version = PROJECT["version"]
    tokens = {token.get("name"): token.text for token in ElementTree.parse(GALAXY).iter("token")}
    assert tokens["@TOOL_VERSION@"] == version
    assert f"swathe ={version}" in yaml_of((SNAKEMAKE / "environment.yaml").read_text())["dependencies"]
    assert yaml_of((NF_CORE / "environment.yml").read_text())["dependencies"] == [
        f"bioconda::swathe={version}"
    ]
    containers = re.findall(r"swathe:([\d.]+)--", (NF_CORE / "main.nf").read_text())
    assert containers == [version, version]


@pytest.mark.parametrize("file", [GALAXY, SNAKEMAKE / "wrapper.py", NF_CORE / "main.nf", RECIPE])
def test_options_exist(file: Path) -> None:
    [subcommands] = [action.choices for action in make_parser()._actions if action.dest == "command"]
    known = {option for action in subcommands["search"]._actions for option in action.option_strings}
    text = file.read_text(encoding="utf-8")
    if file == GALAXY:
        text = ElementTree.parse(file).findtext("command") or ""
    used = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", "\n".join(re.findall(r"swathe search.*", text, re.S))))
    used -= {"--no-deps", "--no-build-isolation", "--version", "--pyhdfd"}
    assert used and used <= known
    if file == SNAKEMAKE / "wrapper.py":
        [options] = [node.iter.elts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.For)
                     and isinstance(node.iter, ast.Tuple)]  # fmt: skip
        assert {f"--{option.value}" for option in options} <= known


def test_the_galaxy_tool_offers_what_there_is() -> None:
    tool = ElementTree.parse(GALAXY)
    selects = {
        param.get("argument"): [option.get("value") for option in param.iter("option")]
        for param in tool.iter("param")
        if param.get("type") == "select"
    }
    assert set(selects["--preset"]) == set(PRESETS)
    # The rest are tables for terminals, hits of single queries, and summaries.
    others = {"table", "a3m", "afa", "clustal", "queries-csv", "queries-tsv", "queries-xlsx"}
    assert set(selects["--format"]) == set(FORMATS) - others
    inputs = tool.getroot().find("inputs")
    assert inputs is not None
    [output] = inputs.iter("conditional")
    branches = {when.get("value"): when for when in output.findall("when")}
    assert set(branches) == set(selects["--format"])
    for name, branch in branches.items():
        format = FORMAT[name]
        assert bool(branch.findall("param")) == (format.columns or format.fields)
    command = tool.findtext("command") or ""
    params = list(inputs.iter("param"))
    names = {param.get("name") or (param.get("argument") or "").strip("-") for param in params}
    used = {word.split(".")[-1] for word in re.findall(r"(?<!\\)\$\{?([a-z_.]+)", command)} - {"hits"}
    assert used == names


def test_the_galaxy_tests_pass_as_far_as_the_command_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Galaxy runs them; here the same options are, and what they assert of lines."""
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path / "cache"))
    for test in ElementTree.parse(GALAXY).iter("test"):
        given = {param.get("name"): param.get("value") for param in test.iter("param")}
        files = [str(GALAXY.parent / "test-data" / given.pop(name)) for name in ("query", "database")]
        written = tmp_path / "hits"
        options = [word for name, value in given.items() for word in (f"--{name}", value)]
        assert main(["search", *files, *options, "--output", str(written), "-q", "--engine", "cpu"]) == 0
        text = written.read_text(encoding="utf-8")
        for line in test.iter("has_line"):
            assert line.get("line") in text.splitlines()
        for some in test.iter("has_text"):
            assert some.get("text") in text
        for none in test.iter("not_has_text"):
            assert none.get("text") not in text


class Params(dict[str, Any]):
    """What Snakemake calls a `Params`, as far as the wrapper goes."""


@pytest.mark.parametrize(
    ("outputs", "params", "expected"),
    [
        (["hits.tsv"], {}, [("tsv", "hits.tsv")]),
        (["a.tsv", "b.json"], {"evalue": 1e-5, "top": 3}, [("tsv", "a.tsv"), ("json", "b.json")]),
        (
            ["my hits"],
            {"format": "blast6", "columns": "std qcovs", "extra": "--mask seg"},
            [("blast6", "my hits")],
        ),
    ],
)
def test_the_snakemake_wrapper_runs(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    outputs: list[str],
    params: dict[str, Any],
    expected: list[tuple[str, str]],
) -> None:
    monkeypatch.setenv("SWATHE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.chdir(SNAKEMAKE / "test")
    snakemake = SimpleNamespace(
        params=Params(params), output=[str(tmp_path / name) for name in outputs], threads=1,
        input=SimpleNamespace(query="query.fasta", database="database.fasta"),
        log_fmt_shell=lambda **_: "",
    )  # fmt: skip
    ran: list[str] = []
    module = ModuleType("snakemake.shell")
    module.shell = lambda text: ran.append(text.format(snakemake=snakemake))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "snakemake", ModuleType("snakemake"))
    monkeypatch.setitem(sys.modules, "snakemake.shell", module)
    code = (SNAKEMAKE / "wrapper.py").read_text(encoding="utf-8")
    exec(compile(code, "wrapper.py", "exec"), {"snakemake": snakemake})
    [command] = ran
    words = shlex.split(command)
    assert words[0] == "swathe"
    assert main(words[1:]) == 0
    found = parse_arguments(words[1:])
    named = found.format or [Path(path).suffix[1:] for path in outputs]
    assert [(format, path.name) for format, path in zip(named, found.output, strict=True)] == expected
    assert all((tmp_path / name).exists() for name in outputs)


def test_the_snakemake_rules_name_files_and_parameters_that_there_are() -> None:
    text = (SNAKEMAKE / "test" / "Snakefile").read_text(encoding="utf-8")
    for name in re.findall(r'"(\w+\.fasta)"', text):
        assert (SNAKEMAKE / "test" / name).exists()
    told = yaml_of((SNAKEMAKE / "meta.yaml").read_text())
    documented = {next(iter(one)) for one in told["params"]}
    read = set(re.findall(r'params\.get\("(\w+)"', (SNAKEMAKE / "wrapper.py").read_text()))
    assert documented == read | {"evalue", "top", "preset", "columns"}


def test_the_nf_core_module_runs_what_the_parser_knows() -> None:
    script = (NF_CORE / "main.nf").read_text(encoding="utf-8")
    [command] = [line for line in commands(script) if line.split()[1] == "search"]
    values = {
        "task.cpus": "2", "format": "blast6", "chosen": "--columns 'std qcovs'", "args": "--mask seg",
        "prefix": "x", "suffix": "tsv", "fasta": "query.fasta", "database": "database.fasta",
    }  # fmt: skip
    filled = re.sub(r"\${([\w.]+)}", lambda found: values[found[1]], command)
    found = parse_arguments(shlex.split(filled)[1:])
    assert found.query == ["query.fasta"] and found.database == Path("database.fasta")
    assert found.columns == ["std qcovs"] and found.mask == "seg"
    assert choose(FORMAT["blast6"], found.columns[0])[-1] == "qcovs"
    told = yaml_of((NF_CORE / "meta.yml").read_text())
    [format] = [one["format"] for one in told["input"] if isinstance(one, dict) and "format" in one]
    assert set(format["pattern"].split("|")) <= set(FORMATS)
    assert set(told["output"]) == set(re.findall(r"emit: (\w+)", script))
