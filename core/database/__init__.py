"""Packed databases: FASTA files encoded, sorted by length, in one file."""

from swathe.core.database.cache import open_database
from swathe.core.database.importer import import_fasta
from swathe.core.database.packed import ImportProgress, Manifest, PackedDatabase

__all__ = ["ImportProgress", "Manifest", "PackedDatabase", "import_fasta", "open_database"]
