import { kindOf, readArrays, writeArrays, type NumbersKind } from '#functions/search/byte-planes.ts'
import { packedCards } from '#functions/search/card-store.ts'
import { arraysOf, columnsFrom, textsOf, type ColumnTexts } from '#functions/search/column-arrays.ts'
import type { Columns } from '#functions/search/columns.ts'
import { frameBlocks, openFrame, pack, unpack } from '#functions/search/snapshot-frame.ts'
import { SnapshotUnreadable, type Watermarks } from '#functions/search/watermarks.ts'

/** Raise it whenever the columns change: a snapshot of another version is refused and built anew. */
export const snapshotVersion = 3

export type Snapshot = { columns: Columns; watermarks: Watermarks }

type Heading = {
  watermarks: Watermarks
  texts: ColumnTexts
  arrays: [name: string, kind: NumbersKind, length: number][]
}

/** The columns and watermarks as bytes, compressed: the heading, the arrays, and the cards' blocks as they have them. */
export const encodeSnapshot = (columns: Columns, watermarks: Watermarks): Uint8Array => {
  const arrays = arraysOf(columns)
  const heading: Heading = {
    watermarks,
    texts: textsOf(columns),
    arrays: arrays.map(([name, numbers]) => [name, kindOf(numbers), numbers.length]),
  }
  const bytes = writeArrays(arrays.map(([, numbers]) => numbers))
  return frameBlocks(snapshotVersion, [pack(JSON.stringify(heading)), pack(bytes), ...columns.cards.packed()])
}

const readHeading = (bytes: Uint8Array): Heading => {
  const heading = JSON.parse(unpack(bytes).toString('utf8')) as Partial<Heading>
  // The checksum held, so only a version that was not raised in time can have written something else.
  if (heading.texts && heading.arrays && heading.watermarks) return heading as Heading
  throw new SnapshotUnreadable('Search snapshot with another heading')
}

/** The reverse of `encodeSnapshot`. @throws SnapshotUnreadable for another version and for damaged bytes. */
export const decodeSnapshot = (bytes: Uint8Array): Snapshot => {
  const [first, second, ...cards] = openFrame(snapshotVersion, bytes)
  if (!first || !second) throw new SnapshotUnreadable('Search snapshot without its columns')
  const { watermarks, texts, arrays } = readHeading(first)
  const numbers = readArrays(
    unpack(second),
    arrays.map(([, kind, length]) => [kind, length]),
  )
  const named = new Map(arrays.map(([name], place) => [name, numbers[place]!]))
  // Copies: the cards stay packed, and would keep the bytes of everything else with them.
  const kept = cards.map((each) => new Uint8Array(each))
  return { columns: columnsFrom(texts, named, packedCards(kept)), watermarks }
}
