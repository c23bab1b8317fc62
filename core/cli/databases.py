"""`swathe import` and `swathe info`: make a database, and describe one."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from swathe.core.cli.console import Console
from swathe.core.cli.running import show_import
from swathe.core.database import PackedDatabase, import_fasta, open_database
from swathe.core.database.newer import ask_for_newer, check_url
from swathe.core.database.nucleotides import problem_of_database, remark_on_database, share_of
from swathe.core.sequences.alphabet import LETTERS
from swathe.core.system.steps import run_to_end
from swathe.core.system.words import counted, seconds_text


def import_database(arguments: argparse.Namespace, console: Console) -> int:
    """Import a FASTA file into the database that `-o` names, then print its size."""
    began = time.perf_counter()
    url = check_url(arguments.source) if arguments.source is not None else None
    with console.interruption.cooperative() as token:
        for progress in import_fasta(arguments.fasta, arguments.output, token, url=url):
            show_import(console, progress)
    seconds = time.perf_counter() - began
    database = _open(arguments.output, console)
    manifest = database.manifest
    console.clear()
    console.line(
        f"{arguments.output}: {counted(manifest.n_sequences, 'sequence')}, "
        f"{counted(manifest.n_residues, 'residue')} from {arguments.fasta} · {seconds_text(seconds)} · "
        f"{manifest.source_bytes / seconds / 1e6:.0f} MB/s"
    )
    console.notes(arguments.fasta, [*manifest.notes.sentences(), *_about_nucleotides(database)])
    return 0


def info(arguments: argparse.Namespace, console: Console) -> int:
    """Print what a database holds, where it came from, and that its checksums were verified."""
    database = _open(arguments.database, console)
    manifest = database.manifest
    if arguments.newer:
        console.status("Asking the server …")
        words = ask_for_newer(manifest).words
        console.clear()
        console.line(words)
        return 0
    n, residues = manifest.n_sequences, manifest.n_residues
    mean = f"{residues / n:,.1f}" if n else "0"
    shortest = int(database.lengths[0]) if n else 0
    facts = [
        ("Name", database.name),
        ("Sequences", f"{n:,}"),
        ("Residues", f"{residues:,}"),
        ("Lengths", f"{shortest:,} to {manifest.longest:,}, mean {mean}"),
        ("Source", manifest.source),
        *([("Downloaded from", manifest.url)] if manifest.url else []),
        ("Source size", counted(manifest.source_bytes, "byte")),
        ("Source checksum", manifest.source_checksum),
        ("Imported", f"{manifest.created} by Swathe {manifest.swathe_version}"),
        (
            "Database file",
            f"{database.path} (format {manifest.format_version}, {database.path.stat().st_size:,} bytes)",
        ),
        ("Checksums", f"verified: every byte is as it was written (content {database.key})"),
    ]
    for label, words in facts:
        console.line(f"{label:<16} {words}")
    sentences = [*manifest.notes.sentences(), *_about_nucleotides(database)]
    console.line(f"{'Notes':<16} {sentences[0] if sentences else 'nothing was changed or ignored'}")
    for sentence in sentences[1:]:
        console.line(f"{'':<16} {sentence}")
    console.line("Composition")
    for letter, count in zip(LETTERS, manifest.residue_counts, strict=True):
        if count:
            console.line(f"  {letter} {count:>15,}  {100 * count / residues:7.3f} %")
    return 0


def _about_nucleotides(database: PackedDatabase) -> list[str]:
    """Return notes on nucleotide sequences: importing them is allowed, searching them has to be requested."""
    share = share_of(database)
    notes = problem_of_database("this file", share), remark_on_database("this file", share)
    return [sentence for sentence in notes if sentence]


def _open(path: Path, console: Console) -> PackedDatabase:
    with console.interruption.cooperative() as token:
        database = run_to_end(open_database(path, token), lambda progress: show_import(console, progress))
        console.clear()
        return database
