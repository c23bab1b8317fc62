"""Write hits as a Parquet file."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any, Final

from swathe.core.export.typed_columns import TypedColumn, kind_of, provenance_json, typed_columns
from swathe.core.export.values import ExportJob
from swathe.core.results.columns import Kind

_ROWS: Final = 50_000
"""Of a row group, at least, where the hits are as many."""


def write_parquet(job: ExportJob, stream: io.TextIOWrapper) -> Iterator[int]:
    """Write typed columns, a missing value as null; the file's metadata hold what made them (``swathe``)."""
    import pyarrow
    from pyarrow import parquet

    types = {Kind.TEXT: pyarrow.string(), Kind.INTEGER: pyarrow.int64()}
    schema = pyarrow.schema(
        [(name, types.get(kind_of(name), pyarrow.float64())) for name in job.file_columns],
        metadata={"swathe": provenance_json(job)},
    )
    held: list[Any] = []
    done = size = 0
    with parquet.ParquetWriter(stream.buffer, schema, compression="zstd") as writer:
        for columns in typed_columns(job, _ROWS):
            arrays = [_array(column, of.type) for column, of in zip(columns, schema, strict=True)]
            held.append(pyarrow.record_batch(arrays, schema=schema))
            done += len(held[-1])
            size += len(held[-1])
            if size >= _ROWS:
                writer.write_table(pyarrow.Table.from_batches(held), row_group_size=size)
                held, size = [], 0
            yield done
        if held:
            writer.write_table(pyarrow.Table.from_batches(held), row_group_size=size)
    yield done


def _array(column: TypedColumn, type: Any) -> Any:
    import pyarrow

    if column.kind is Kind.TEXT:
        return pyarrow.array([text or None for text in column.texts], type)
    return pyarrow.array(column.numbers, from_pandas=True).cast(type)
