import { type Bits, emptyBits, hasBit, listRows, setBit } from './bits.ts'
import { carThenYear, type Columns, flagNames, record, type TextName, textNames } from './columns.ts'
import { eachPosting, type WordPostings, writePostings } from './word-postings.ts'
import { type Dictionary, newCodes } from './dictionary.ts'
import { copyId, emptyIds } from './row-ids.ts'
import { sortRows } from './row-list.ts'

/** Columns with those of their rows that are still wanted. */
type Part = { columns: Columns; live: Bits }

/** The source of each row of the merged columns. */
type Origin = { parts: readonly Columns[]; part: Uint16Array; row: Uint32Array; count: number }

/** Fills a column with what each row had where it comes from. */
const gather = <T extends { [row: number]: number }>(
  origin: Origin,
  into: T,
  of: (columns: Columns) => ArrayLike<number>,
): T => {
  const sources = origin.parts.map(of)
  for (let row = 0; row < origin.count; row++) into[row] = sources[origin.part[row]!]![origin.row[row]!]!
  return into
}

/** The same for a set; a part without it has none of it. */
const gatherBits = (origin: Origin, of: (columns: Columns) => Bits | undefined): Bits => {
  const sources = origin.parts.map(of)
  const set = emptyBits(origin.count)
  for (let row = 0; row < origin.count; row++) {
    const source = sources[origin.part[row]!]
    if (source && hasBit(source, origin.row[row]!)) setBit(set, row)
  }
  return set
}

/** The rows of all parts, part by part. */
const allRows = (parts: readonly Part[]): Origin => {
  const rows = parts.map(({ columns, live }) => {
    const list = new Uint32Array(columns.count)
    return list.subarray(0, listRows(live, 0, live.length, list, 0))
  })
  const count = rows.reduce((sum, { length }) => sum + length, 0)
  const origin = {
    parts: parts.map(({ columns }) => columns),
    part: new Uint16Array(count),
    row: new Uint32Array(count),
    count,
  }
  let place = 0
  rows.forEach((list, part) => {
    origin.part.fill(part, place, place + list.length)
    origin.row.set(list, place)
    place += list.length
  })
  return origin
}

/** The words of all parts, with the rows as they lie now. */
const mergeWords = (origin: Origin): WordPostings => {
  const places = origin.parts.map(({ count }) => new Uint32Array(count).fill(origin.count))
  for (let row = 0; row < origin.count; row++) places[origin.part[row]!]![origin.row[row]!] = row
  const byWord = new Map<string, Uint32Array[]>()
  origin.parts.forEach(({ words, count }, part) =>
    eachPosting(words, count, (word, rows) => {
      const kept = rows.map((row) => places[part]![row]!).filter((row) => row < origin.count)
      if (kept.length === 0) return
      const known = byWord.get(word)
      if (known) known.push(kept)
      else byWord.set(word, [kept])
    }),
  )
  const joined = new Map<string, Uint32Array>()
  for (const [word, lists] of byWord) {
    const rows = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0))
    let place = 0
    for (const list of lists) {
      rows.set(list, place)
      place += list.length
    }
    joined.set(word, rows.toSorted())
  }
  return writePostings(joined, origin.count)
}

/** One dictionary of what the rows use, and each part's codes as codes of it. */
const mergeValues = (origin: Origin, name: TextName) => {
  const used = origin.parts.map(({ texts }) => new Uint8Array(texts[name].values.length))
  const codes = origin.parts.map(({ texts }) => texts[name].codes)
  for (let row = 0; row < origin.count; row++) {
    const part = origin.part[row]!
    used[part]![codes[part]![origin.row[row]!]!] = 1
  }
  const inUse = origin.parts.flatMap(({ texts }, part) =>
    texts[name].values.filter((_, code) => used[part]![code] === 1),
  )
  const values = [...new Set(inUse)].toSorted()
  const codeOf = new Map(values.map((value, code) => [value, code]))
  const translated = origin.parts.map(({ texts }) =>
    Uint32Array.from(texts[name].values, (value) => codeOf.get(value) ?? 0),
  )
  return { values, translated }
}

const mergeText = (origin: Origin, name: TextName): Dictionary => {
  const { values, translated } = mergeValues(origin, name)
  const sources = origin.parts.map(({ texts }) => texts[name].codes)
  const codes = newCodes(values.length, origin.count)
  for (let row = 0; row < origin.count; row++) {
    const part = origin.part[row]!
    codes[row] = translated[part]![sources[part]![origin.row[row]!]!]!
  }
  return { values, codes }
}

const inOrder = (origin: Origin): Origin => {
  const { translated } = mergeValues(origin, 'car')
  const cars = new Uint32Array(origin.count)
  for (let row = 0; row < origin.count; row++) {
    const part = origin.part[row]!
    cars[row] = translated[part]![origin.parts[part]!.texts.car.codes[origin.row[row]!]!]!
  }
  const years = gather(origin, new Uint16Array(origin.count), ({ numbers }) => numbers.year)
  const order = sortRows(carThenYear(cars, years, origin.count))
  return {
    ...origin,
    part: Uint16Array.from(order, (row) => origin.part[row]!),
    row: order.map((row) => origin.row[row]!),
  }
}

/** The wanted rows of several columns as one. An id must be wanted in one part only. */
export const mergeColumns = (parts: readonly Part[]): Columns => {
  const origin = inOrder(allRows(parts))
  const { count } = origin
  const ids = emptyIds(count)
  for (let row = 0; row < count; row++)
    copyId(origin.parts[origin.part[row]!]!.ids, origin.row[row]!, ids, row)
  const features = new Set(origin.parts.flatMap((columns) => Object.keys(columns.features)))
  return {
    count,
    ids,
    versions: gather(origin, new Uint32Array(count), ({ versions }) => versions),
    changedAt: gather(origin, new Float64Array(count), ({ changedAt }) => changedAt),
    numbers: {
      createdAt: gather(origin, new Float64Array(count), ({ numbers }) => numbers.createdAt),
      priceQAR: gather(origin, new Uint32Array(count), ({ numbers }) => numbers.priceQAR),
      year: gather(origin, new Uint16Array(count), ({ numbers }) => numbers.year),
      mileage: gather(origin, new Uint32Array(count), ({ numbers }) => numbers.mileage),
      viewCount: gather(origin, new Uint32Array(count), ({ numbers }) => numbers.viewCount),
      listedAt: gather(origin, new Float64Array(count), ({ numbers }) => numbers.listedAt),
      droppedAt: gather(origin, new Float64Array(count), ({ numbers }) => numbers.droppedAt),
    },
    texts: record(textNames, (name) => mergeText(origin, name)),
    flags: record(flagNames, (name) => gatherBits(origin, ({ flags }) => flags[name])),
    features: record([...features], (name) => gatherBits(origin, (columns) => columns.features[name])),
    words: mergeWords(origin),
    // In the form of the first, which is the largest.
    cards: origin.parts[0]!.cards.join({
      count,
      storeOf: (row) => origin.parts[origin.part[row]!]!.cards,
      rowOf: (row) => origin.row[row]!,
    }),
  }
}
