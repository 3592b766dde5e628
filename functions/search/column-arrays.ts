import { type Bits, emptyBits } from './bits.ts'
import type { CardStore } from './card-store.ts'
import { type Columns, flagNames, record, type TextName, textNames } from './columns.ts'
import type { Numbers } from './planes.ts'

/** The parts of the columns that are not arrays: the texts that codes stand for, and the names of the features. */
export type ColumnTexts = {
  count: number
  values: Record<TextName, readonly string[]>
  features: readonly string[]
  words: readonly string[]
}

/** The parts of columns that are not arrays. */
export const textsOf = ({ count, texts, features, words }: Columns): ColumnTexts => ({
  count,
  values: record(textNames, (name) => texts[name].values),
  features: Object.keys(features),
  words: words.words,
})

/** Every array of the columns by a name of its own. */
export const arraysOf = (columns: Columns): [name: string, numbers: Numbers][] => {
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

/**
 * The columns that were taken apart. `arrays` must be those of `arraysOf`: a checksum says so. A column of texts that is not among them was
 * added since, and says nothing.
 */
export const columnsFrom = (
  { count, values, features, words }: ColumnTexts,
  arrays: ReadonlyMap<string, Numbers>,
  cards: CardStore,
): Columns => {
  const array = <T extends Numbers>(name: string) => arrays.get(name) as T
  const createdAt = array<Float64Array>('createdAt')
  const changedAt = array<Float64Array>('sinceCreation')
  for (let row = 0; row < changedAt.length; row++) changedAt[row]! += createdAt[row]!
  return {
    count,
    ids: array('ids'),
    versions: array('versions'),
    changedAt,
    numbers: {
      createdAt,
      priceQAR: array('priceQAR'),
      year: array('year'),
      mileage: array('mileage'),
      viewCount: array('viewCount'),
      listedAt: array('listedAt'),
      droppedAt: array('droppedAt'),
    },
    texts: record(textNames, (name) =>
      arrays.has(name)
        ? { values: values[name], codes: array(name) }
        : { values: [''], codes: new Uint8Array(count) },
    ),
    // One that an older snapshot lacks was added since, and no car of then can have said it.
    flags: record(flagNames, (name) => (arrays.get(name) as Bits | undefined) ?? emptyBits(count)),
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
