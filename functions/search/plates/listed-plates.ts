import { readRow } from '#functions/search/plates/columns.ts'
import type { PlateFacts } from '#functions/search/plates/document.ts'
import type { PlateIndex } from '#functions/search/plates/plate-index.ts'

/** Every plate of the index, one at a time, with when it last changed, in milliseconds. */
export function* listedPlates({
  columns,
  count,
}: PlateIndex): Generator<{ plate: PlateFacts; changedAt: number }> {
  for (let row = 0; row < count; row++)
    yield { plate: readRow(columns, row), changedAt: columns.changedAt[row]! }
}
