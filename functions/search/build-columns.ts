import { type CardRest, plainCards } from './card-store.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { type Bits, emptyBits, setBit } from './bits.ts'
import { carText } from './car-text.ts'
import {
  carThenYear,
  type Columns,
  type FlagName,
  flagNames,
  record,
  type TextName,
  textNames,
} from './columns.ts'
import { buildDictionary } from './dictionary.ts'
import type { SearchDocument } from './document.ts'
import { toRowIds } from './row-ids.ts'
import { sortRows } from './row-list.ts'
import { eachFreeToken, freeText } from './text/free-text.ts'
import { buildPostings } from './word-postings.ts'
import { countChoice } from '#shared/reference/car-vocabulary.ts'
import { features as allFeatures } from '#shared/reference/features.ts'

/** Picks the fields of a card that no column holds. */
const cardRest = ({
  slug,
  country,
  previousPriceQAR,
  contactCount,
  imageCount,
  images,
  morePhotos,
  hasVideo,
  availability,
}: ListingCard): CardRest => ({
  slug,
  country,
  previousPriceQAR,
  contactCount,
  imageCount,
  images,
  ...(morePhotos && { morePhotos }),
  ...(hasVideo && { hasVideo }),
  availability,
})

const textOf = ({ card, details }: SearchDocument, name: TextName): string => {
  switch (name) {
    case 'car':
      return carText(card.make, card.model)
    case 'dealer':
      return card.dealerProfile ? JSON.stringify(card.dealerProfile) : ''
    case 'seats':
    case 'doors':
    case 'cylinders':
      return countChoice(name, details[name])
    case 'area':
      return card.area ?? ''
    case 'driveType':
      return details.driveType ?? ''
    case 'generation':
    case 'trim':
      return details[name]
    default:
      return card[name]
  }
}

const flagOf = ({ card, details }: SearchDocument, name: FlagName): boolean => {
  switch (name) {
    case 'isAccidentFree':
    case 'isFirstOwner':
    case 'hasFullService':
    case 'hasInspectionReport':
      return details[name]
    case 'hasPhotos':
      return card.imageCount > 0
    default:
      return card[name]
  }
}

const inOrder = (documents: readonly SearchDocument[]): SearchDocument[] => {
  const cars = buildDictionary(documents.length, (row) => textOf(documents[row]!, 'car'))
  const years = documents.map(({ card }) => card.year)
  return Array.from(sortRows(carThenYear(cars.codes, years, years.length)), (row) => documents[row]!)
}

const featureKeys = allFeatures.map(({ key }) => key)

const buildFeatures = (rows: readonly SearchDocument[]): Columns['features'] => {
  // A seller may write anything: '__proto__' is found in no map.
  const sets = new Map(featureKeys.map((name) => [name, emptyBits(rows.length)]))
  rows.forEach(({ features }, row) => {
    for (const name of features) {
      const set = sets.get(name)
      if (set) setBit(set, row)
    }
  })
  return Object.fromEntries(sets)
}

/** The columns of documents with distinct ids, in any order. */
export const buildColumns = (documents: readonly SearchDocument[]): Columns => {
  const rows = inOrder(documents)
  const count = rows.length
  const flag = (name: FlagName): Bits => {
    const set = emptyBits(count)
    rows.forEach((document, row) => flagOf(document, name) && setBit(set, row))
    return set
  }
  return {
    count,
    ids: toRowIds(rows.map(({ id }) => id)),
    versions: new Uint32Array(rows.map(({ version }) => version)),
    changedAt: new Float64Array(rows.map(({ changedAt }) => Date.parse(changedAt))),
    numbers: {
      createdAt: new Float64Array(rows.map(({ card }) => Date.parse(card.createdAt))),
      priceQAR: new Uint32Array(rows.map(({ card }) => card.priceQAR)),
      year: new Uint16Array(rows.map(({ card }) => card.year)),
      mileage: new Uint32Array(rows.map(({ card }) => card.mileage)),
      viewCount: new Uint32Array(rows.map(({ card }) => card.viewCount)),
      listedAt: new Float64Array(rows.map(({ details }) => Date.parse(details.listedAt))),
      droppedAt: new Float64Array(
        rows.map(({ details: { droppedAt } }) => (droppedAt === null ? 0 : Date.parse(droppedAt))),
      ),
    },
    texts: record(textNames, (name) => buildDictionary(count, (row) => textOf(rows[row]!, name))),
    flags: record(flagNames, flag),
    features: buildFeatures(rows),
    words: buildPostings(count, (row, visit) => eachFreeToken(freeText(rows[row]!), visit)),
    cards: plainCards(rows.map(({ card }) => cardRest(card))),
  }
}
