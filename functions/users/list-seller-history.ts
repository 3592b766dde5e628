import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { pageOfOwned } from '#functions/data/listing-lists.ts'
import { type ListingRecord, toPhotos } from '#functions/data/listing-record.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { pageOfOwnedPlates } from '#functions/data/plates.ts'
import { listReportsAbout, toReported } from '#functions/data/reports.ts'
import { getUserById } from '#functions/data/users.ts'
import { listSellerHistory as route } from '#shared/api/sellers.ts'
import { plateSlug, plateTitle } from '#shared/rules/plate.ts'
import type { SellerOffer } from '#shared/schemas/seller-card.ts'

const live = { getUserById, pageOfOwned, pageOfOwnedPlates, listReportsAbout }

const common = ({
  id,
  status,
  reasonCodes,
  rejectionReason,
  decision,
  createdAt,
}: ListingRecord | PlateRecord) => ({ id, status, reasonCodes, rejectionReason, decision, createdAt })

const ofListing = (listing: ListingRecord): SellerOffer => ({
  ...common(listing),
  ...toReported(listing),
  price: listing.car.priceQAR ?? null,
  image: toPhotos(listing.photos)[0] ?? null,
})

const ofPlate = (plate: PlateRecord): SellerOffer => ({
  ...common(plate),
  slug: plateSlug(plate),
  title: plateTitle(plate, 'en'),
  titleAr: plateTitle(plate, 'ar'),
  price: plate.price,
  image: null,
})

/** One part of what is known of a seller, page by page. What it reads does not grow with what they sell. */
export const listSellerHistory = async (
  { params, query }: Pick<Input<typeof route>, 'params' | 'query'>,
  deps = live,
) => {
  const seller = await deps.getUserById(params.id)
  if (!seller || seller.status === 'DELETED') throw new AppError('NOT_FOUND')
  if (query.part === 'REPORTS') return { offers: [], ...(await deps.listReportsAbout(seller.id, query)) }
  if (query.part === 'PLATES') {
    const { plates, nextCursor } = await deps.pageOfOwnedPlates(seller.id, query)
    return { offers: plates.map(ofPlate), reports: [], nextCursor }
  }
  const { listings, nextCursor } = await deps.pageOfOwned(seller.id, query)
  return { offers: listings.map(ofListing), reports: [], nextCursor }
}

export const handler = provenHandler(route, listSellerHistory)
