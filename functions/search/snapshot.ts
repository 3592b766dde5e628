import { arraysOf, columnsFrom, type ColumnTexts, textsOf } from './column-arrays.ts'
import type { CardStore } from './card-store.ts'
import type { Columns } from './columns.ts'
import { blocksOf, packedCards } from './packed-cards.ts'
import { kindOf, type Numbers, type NumbersKind, readArrays, sizeOfArrays, writeArrays } from './planes.ts'
import { frameBlocks, openFrame, pack, unpack } from './snapshot-frame.ts'
import { SnapshotUnreadable, type Watermarks } from './watermarks.ts'

/** Increment it whenever the columns change (README says how): a snapshot of another version is refused and rebuilt. */
export const snapshotVersion = 4

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
  return frameBlocks(snapshotVersion, [
    pack(JSON.stringify(heading)),
    pack(bytes),
    ...blocksOf(columns.cards, columns.count),
  ])
}

const readHeading = (bytes: Uint8Array): Heading => {
  const heading = JSON.parse(unpack(bytes).toString('utf8')) as Partial<Heading>
  // The checksum held, so only a version that was not raised in time can have written something else.
  if (heading.texts && heading.arrays && heading.watermarks) return heading as Heading
  throw new SnapshotUnreadable('Search snapshot with another heading')
}

/** Copies blocks: the cards stay packed, and would keep the bytes of everything else with them. One array, since each costs a collection. */
const copyBlocks = (blocks: readonly Uint8Array[]): Uint8Array[] => {
  const all = new Uint8Array(blocks.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  return blocks.map((block) => {
    all.set(block, place)
    return all.subarray(place, (place += block.length))
  })
}

type Parts = { texts: ColumnTexts; arrays: Map<string, Numbers>; cards: CardStore; watermarks: Watermarks }

/** The parts of a snapshot of a version. @throws SnapshotUnreadable for another version and for damaged bytes. */
export const readParts = (version: number, bytes: Uint8Array): Parts => {
  const [first, second, ...cards] = openFrame(version, bytes)
  if (!first || !second) throw new SnapshotUnreadable('Search snapshot without its columns')
  const { watermarks, texts, arrays } = readHeading(first)
  const shapes = arrays.map(([, kind, length]) => [kind, length] as const)
  const numbers = readArrays(unpack(second, sizeOfArrays(shapes)), shapes)
  const named = new Map(arrays.map(([name], place) => [name, numbers[place]!]))
  return { texts, arrays: named, cards: packedCards(copyBlocks(cards)), watermarks }
}

/** The reverse of `encodeSnapshot`. @throws SnapshotUnreadable for another version and for damaged bytes. */
export const decodeSnapshot = (bytes: Uint8Array): Snapshot => {
  const { texts, arrays, cards, watermarks } = readParts(snapshotVersion, bytes)
  return { columns: columnsFrom(texts, arrays, cards), watermarks }
}
