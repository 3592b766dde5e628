import type { Change, Stamp } from '#functions/search/document.ts'
import type { PlateView } from '#shared/schemas/plate.ts'
import { choicesOf, traitsOf } from './traits.ts'
import { plateCountries } from '#shared/reference/plate-vocabulary.ts'
import { availabilities } from '#shared/rules/availability.ts'

/** Above the six digits of four bits each lies how many there are: `007` and `7` differ. */
const lengthShift = 24

/** A number of 1 to 6 digits as one whole number below 2²⁸. */
export const packNumber = (number: string): number =>
  (number.length << lengthShift) | Number.parseInt(number, 16)

/** The number of digits of a packed number. */
export const lengthOf = (packed: number): number => packed >>> lengthShift

/** The reverse of `packNumber`. */
const unpackNumber = (packed: number): string =>
  (packed & 0xffffff).toString(16).padStart(lengthOf(packed), '0')

/** The stored facts of a plate's public view; the rest follows from the number. */
export type PlateFacts = Omit<PlateView, 'plateNumber' | 'slug' | 'tags' | 'currency'>

/** One plate on offer as the search knows it. */
export type PlateDocument = Stamp &
  PlateFacts & {
    /** Its first approval. */
    listedAt?: string
    /** When its price last came down (`priceDrop`). */
    droppedAt?: string | null
  }

export type PlateChange = Change<PlateDocument>

/** Plates by row. The arrays have room for more rows than there are. */
export type PlateColumns = {
  ids: string[]
  descriptions: (string | null)[]
  numbers: Uint32Array
  traits: Uint32Array
  prices: Uint32Array
  featured: Uint8Array
  availabilities: Uint8Array
  countries: Uint8Array
  views: Uint32Array
  contacts: Uint32Array
  versions: Uint32Array
  /** Milliseconds since 1970. */
  createdAt: Float64Array
  changedAt: Float64Array
  listedAt: Float64Array
  /** 0 for none, as the price before. */
  droppedAt: Float64Array
  previousPrices: Uint32Array
}

/** Columns with room for `capacity` plates. */
export const roomFor = (capacity: number): PlateColumns => ({
  ids: [],
  descriptions: [],
  numbers: new Uint32Array(capacity),
  traits: new Uint32Array(capacity),
  prices: new Uint32Array(capacity),
  featured: new Uint8Array(capacity),
  availabilities: new Uint8Array(capacity),
  countries: new Uint8Array(capacity),
  views: new Uint32Array(capacity),
  contacts: new Uint32Array(capacity),
  versions: new Uint32Array(capacity),
  createdAt: new Float64Array(capacity),
  changedAt: new Float64Array(capacity),
  listedAt: new Float64Array(capacity),
  droppedAt: new Float64Array(capacity),
  previousPrices: new Uint32Array(capacity),
})

const numbersOf = ({ ids: _ids, descriptions: _descriptions, ...numbers }: PlateColumns) => numbers
type NumberName = keyof ReturnType<typeof numbersOf>

/** The names of the columns that are arrays of numbers. */
export const numberNames = Object.keys(numbersOf(roomFor(0))) as NumberName[]

/** Those that came later: in a snapshot they stand in a block of their own, which an older build passes over. */
export const addedNames: readonly NumberName[] = ['listedAt', 'droppedAt', 'previousPrices']

/** The same plates in arrays of another size. */
export const resized = (columns: PlateColumns, capacity: number): PlateColumns => {
  const { ids, descriptions } = columns
  const larger = { ...roomFor(capacity), ids, descriptions }
  for (const name of numberNames) larger[name].set(columns[name].subarray(0, capacity))
  return larger
}

/** Writes a plate into a row. */
export const writeRow = (columns: PlateColumns, row: number, plate: PlateDocument): void => {
  columns.ids[row] = plate.id
  columns.descriptions[row] = plate.description
  columns.numbers[row] = packNumber(plate.number)
  columns.traits[row] = traitsOf(plate)
  columns.prices[row] = plate.price
  columns.featured[row] = Number(plate.isFeatured)
  columns.availabilities[row] = availabilities.indexOf(plate.availability)
  columns.countries[row] = plateCountries.indexOf(plate.country)
  columns.views[row] = plate.viewCount
  columns.contacts[row] = plate.contactCount
  columns.versions[row] = plate.version
  columns.createdAt[row] = Date.parse(plate.createdAt)
  columns.changedAt[row] = Date.parse(plate.changedAt)
  columns.listedAt[row] = Date.parse(plate.listedAt ?? plate.createdAt)
  columns.droppedAt[row] = plate.droppedAt ? Date.parse(plate.droppedAt) : 0
  columns.previousPrices[row] = plate.previousPrice ?? 0
}

/** Moves the plate of row `from`, the last one, to row `to`; `from` is then no row any more. */
export const moveLastRow = (columns: PlateColumns, from: number, to: number): void => {
  const [id, description] = [columns.ids.pop()!, columns.descriptions.pop()!]
  if (from === to) return
  columns.ids[to] = id
  columns.descriptions[to] = description
  for (const name of numberNames) columns[name][to] = columns[name][from]!
}

/** The plate of a row. Only such are here whom the public may see. */
export const readRow = (columns: PlateColumns, row: number): PlateFacts => ({
  id: columns.ids[row]!,
  country: plateCountries[columns.countries[row]!]!,
  number: unpackNumber(columns.numbers[row]!),
  ...choicesOf(columns.traits[row]!),
  price: columns.prices[row]!,
  description: columns.descriptions[row]!,
  status: 'APPROVED',
  availability: availabilities[columns.availabilities[row]!]!,
  isFeatured: columns.featured[row] === 1,
  createdAt: new Date(columns.listedAt[row]!).toISOString(),
  viewCount: columns.views[row]!,
  contactCount: columns.contacts[row]!,
  ...(columns.previousPrices[row]! > 0 && { previousPrice: columns.previousPrices[row]! }),
})
