import { carThenYear } from '#functions/search/build-columns.ts'
import { packCards, packedCards, plainCards, type CardStore } from '#functions/search/card-store.ts'
import { flagNames, record, textNames, type Columns, type TextName } from '#functions/search/columns.ts'
import { newCodes, type Dictionary } from '#functions/search/dictionary.ts'
import { allRows, gather, gatherBits, type Origin, type Part } from '#functions/search/merge-origin.ts'
import { mergeWords } from '#functions/search/merge-words.ts'
import { copyId, emptyIds } from '#functions/search/row-ids.ts'
import { sortRows } from '#functions/search/sort-rows.ts'

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

// From here on a card store is worth packing; below, it is changes that will be merged again soon, and 30 MB at most.
const packedFrom = 50_000

const mergeCards = (origin: Origin): CardStore => {
  const restOf = (row: number) => origin.parts[origin.part[row]!]!.cards.read(origin.row[row]!)
  if (origin.count >= packedFrom) return packedCards(packCards(origin.count, restOf))
  return plainCards(Array.from({ length: origin.count }, (_, row) => restOf(row)))
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
    },
    texts: record(textNames, (name) => mergeText(origin, name)),
    flags: record(flagNames, (name) => gatherBits(origin, ({ flags }) => flags[name])),
    features: record([...features], (name) => gatherBits(origin, (columns) => columns.features[name])),
    words: mergeWords(origin),
    cards: mergeCards(origin),
  }
}
