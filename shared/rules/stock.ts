import type { OwnListing } from '#shared/schemas/listing.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import { isOnOffer } from './availability.ts'
import { completenessOfOwn } from './completeness.ts'
import { missingAnswers } from './listing.ts'
import { mustAttachDocuments } from './user.ts'
import type { Role } from '#shared/schemas/user.ts'

/** An own listing as a row of its seller's stock. */
export const toStockCar = (
  listing: OwnListing,
  seller: { role: Role },
  market: StockCar['market'] = null,
): StockCar => {
  const { registrationCard, idCard } = listing.verificationDocuments
  const hasDocuments =
    !mustAttachDocuments(seller) || listing.documentsCheckedAt !== null || Boolean(registrationCard && idCard)
  return {
    id: listing.id,
    slug: listing.slug,
    status: listing.status,
    version: listing.version,
    title: listing.title,
    titleAr: listing.titleAr,
    make: listing.make,
    model: listing.model,
    year: listing.year,
    mileage: listing.mileage,
    priceQAR: listing.priceQAR,
    isPriceFixed: listing.isPriceFixed,
    city: listing.city,
    area: listing.area,
    stockNumber: listing.stockNumber,
    vin: listing.vin,
    availability: listing.availability,
    confirmedAt: listing.confirmedAt,
    isPausedBySilence: listing.isPausedBySilence,
    publishedAt: listing.publishedAt,
    createdAt: listing.createdAt,
    updatedAt: listing.updatedAt,
    viewCount: listing.viewCount,
    contactCount: listing.contactCount,
    saveCount: listing.saveCount,
    photo: listing.images[0]?.id ?? null,
    photoCount: listing.images.length,
    score: completenessOfOwn(listing).score,
    isReady: listing.status === 'DRAFT' && missingAnswers(listing).length === 0 && hasDocuments,
    market,
  }
}

/** How a car compares with others while it is on offer. What was sold or paused a moment ago may still have been compared, and come back. */
export const marketOf = ({
  status,
  availability,
  market,
}: Pick<StockCar, 'status' | 'availability' | 'market'>): StockCar['market'] =>
  status === 'APPROVED' && isOnOffer(availability) ? market : null

/** How a car's new price compares: what similar cars cost is as it was; how the price is called among them is for the server to say. */
export const marketAt = (
  { market, priceQAR }: Pick<StockCar, 'market' | 'priceQAR'>,
  price: number | undefined,
): StockCar['market'] => {
  if (!market || !priceQAR || !price || price === priceQAR) return market
  const share = (price / priceQAR) * (1 + market.differencePercent / 100) - 1
  return { verdict: null, differencePercent: Math.round(share * 1000) / 10 }
}

/** A car of the stock after its owner's change. */
export const changedStockCar = (before: StockCar, listing: OwnListing, seller: { role: Role }): StockCar =>
  toStockCar(listing, seller, marketAt(before, listing.priceQAR))
