import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { toListingItem, type ListingRecord } from '#functions/data/listing-record.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import type { Market } from '#scripts/bench/market.ts'

const batch = 25

const carOf = (market: Market, n: number): CarDraft => {
  const { card, features, words } = market.document(n)
  const { make, model, year, variant, mileage, priceQAR, bodyType, fuelType, transmission, color } = card
  const { condition, city, isGCCSpec, hasWarranty } = card
  return {
    make,
    model,
    year,
    variant,
    mileage,
    priceQAR,
    bodyType,
    fuelType,
    transmission,
    color,
    condition,
    city,
    isGCCSpec,
    hasWarranty,
    isAccidentFree: true,
    features: [...features],
    description: words,
  }
}

const recordOf = (market: Market, n: number, ownerId: string): ListingRecord => {
  const { card } = market.document(n)
  const { createdAt: at, priceQAR } = card
  return {
    id: card.id,
    slug: card.slug,
    ownerId,
    dealer: null,
    status: 'APPROVED',
    availability: 'AVAILABLE',
    availabilityAt: null,
    confirmedAt: at,
    isPausedBySilence: false,
    wasReserved: false,
    samePhotos: [],
    version: 1,
    isHidden: false,
    mustReview: false,
    car: carOf(market, n),
    country: card.country,
    photos: [],
    documents: { registrationCard: null, idCard: null },
    priceHistory: [{ priceQAR, at }],
    rejectionReason: null,
    reasonCodes: [],
    rejectionFields: [],
    submittedAt: at,
    decision: null,
    appeal: null,
    documentsChecked: null,
    stockNumber: null,
    isFeatured: card.isFeatured,
    featuredUntil: null,
    viewCount: card.viewCount,
    contactCount: card.contactCount,
    saveCount: 0,
    createdAt: at,
    updatedAt: at,
    publishedAt: at,
  }
}

/** Writes a market's listings into the table as cars of these sellers, in turn: the data for details, favorites and leads. */
export const writeMarket = async (market: Market, owners: readonly string[]): Promise<void> => {
  for (let from = 0; from < market.size; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, market.size - from) }, (_, index) => from + index)
    const puts = numbers.map((n) => ({
      PutRequest: { Item: toListingItem(recordOf(market, n, owners[n % owners.length]!)) },
    }))
    await table().send(new BatchWriteCommand({ RequestItems: { [tableName()]: puts } }))
  }
}
