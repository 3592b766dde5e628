import {
  frameBlocks,
  kindOf,
  type Numbers,
  type NumbersKind,
  openFrame,
  pack,
  readArrays,
  unpack,
  writeArrays,
} from './snapshot-frame.ts'
import type { CardStore } from './card-store.ts'
import { blocksOf, packedCards } from './packed-cards.ts'
import { type Columns, flagNames, record, type TextName, textNames } from './columns.ts'
import { SnapshotUnreadable, type Watermarks } from './watermarks.ts'

/** The parts of the columns that are not arrays: the texts that codes stand for, and the names of the features. */
type ColumnTexts = {
  count: number
  values: Record<TextName, readonly string[]>
  features: readonly string[]
  words: readonly string[]
}

const textsOf = ({ count, texts, features, words }: Columns): ColumnTexts => ({
  count,
  values: record(textNames, (name) => texts[name].values),
  features: Object.keys(features),
  words: words.words,
})

/** Every array of the columns by a name of its own. */
const arraysOf = (columns: Columns): [name: string, numbers: Numbers][] => {
  const { ids, versions, changedAt, numbers, texts, flags, features, words } = columns
  return [
    ...textNames.map((name): [string, Numbers] => [name, texts[name].codes]),
    ...Object.entries(numbers),
    ...flagNames.map((name): [string, Numbers] => [name, flags[name]]),
    ...Object.entries(features).map(([name, set]): [string, Numbers] => [`feature:${name}`, set]),
    ['word.counts', words.counts],
    ['word.starts', words.starts],
    ['word.bytes', words.bytes],
    ['versions', versions],
    // Most listings were not changed after they were made public: then this is 0.
    ['sinceCreation', changedAt.map((time, row) => time - numbers.createdAt[row]!)],
    ['ids', ids],
  ]
}

/** The columns that were taken apart. `arrays` must be those of `arraysOf`: a checksum says so. */
export const columnsFrom = (
  { count, values, features, words }: ColumnTexts,
  arrays: ReadonlyMap<string, Numbers>,
  cards: CardStore,
): Columns => {
  const array = <T extends Numbers>(name: string) => arrays.get(name) as T
  const createdAt = array<Float64Array>('createdAt')
  return {
    count,
    ids: array('ids'),
    versions: array('versions'),
    changedAt: array<Float64Array>('sinceCreation').map((time, row) => time + createdAt[row]!),
    numbers: {
      createdAt,
      priceQAR: array('priceQAR'),
      year: array('year'),
      mileage: array('mileage'),
      viewCount: array('viewCount'),
      listedAt: array('listedAt'),
      droppedAt: array('droppedAt'),
    },
    texts: record(textNames, (name) => ({ values: values[name], codes: array(name) })),
    flags: record(flagNames, (name) => array(name)),
    features: record(features, (name) => array(`feature:${name}`)),
    words: {
      words,
      counts: array('word.counts'),
      starts: array('word.starts'),
      bytes: array('word.bytes'),
    },
    cards,
  }
}

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

type Parts = { texts: ColumnTexts; arrays: Map<string, Numbers>; cards: CardStore; watermarks: Watermarks }

/** The parts of a snapshot of a version. @throws SnapshotUnreadable for another version and for damaged bytes. */
export const readParts = (version: number, bytes: Uint8Array): Parts => {
  const [first, second, ...cards] = openFrame(version, bytes)
  if (!first || !second) throw new SnapshotUnreadable('Search snapshot without its columns')
  const { watermarks, texts, arrays } = readHeading(first)
  const numbers = readArrays(
    unpack(second),
    arrays.map(([, kind, length]) => [kind, length]),
  )
  const named = new Map(arrays.map(([name], place) => [name, numbers[place]!]))
  // Copies: the cards stay packed, and would keep the bytes of everything else with them.
  const kept = cards.map((each) => new Uint8Array(each))
  return { texts, arrays: named, cards: packedCards(kept), watermarks }
}

/** The reverse of `encodeSnapshot`. @throws SnapshotUnreadable for another version and for damaged bytes. */
export const decodeSnapshot = (bytes: Uint8Array): Snapshot => {
  const { texts, arrays, cards, watermarks } = readParts(snapshotVersion, bytes)
  return { columns: columnsFrom(texts, arrays, cards), watermarks }
}
