"""Packed databases: FASTA files encoded, sorted by length, in one file."""

from swathe.core.database.cache import open_database
from swathe.core.database.importer import import_fasta
from swathe.core.database.joined import open_databases
from swathe.core.database.packed import Database, DatabasePart, ImportProgress, Manifest, PackedDatabase
from swathe.core.database.subjects import Subjects

__all__ = [
    "Database",
    "DatabasePart",
    "ImportProgress",
    "Manifest",
    "PackedDatabase",
    "Subjects",
    "import_fasta",
    "open_database",
    "open_databases",
]
