"""Packed databases: FASTA files encoded, sorted by length, in one file."""

from swathe.core.database.cache import open_database
from swathe.core.database.importer import import_fasta
from swathe.core.database.joined import open_databases
from swathe.core.database.packed import Database, ImportProgress, Manifest, PackedDatabase, Part
from swathe.core.database.subjects import Subjects

__all__ = [
    "Database",
    "ImportProgress",
    "Manifest",
    "PackedDatabase",
    "Part",
    "Subjects",
    "import_fasta",
    "open_database",
    "open_databases",
]
