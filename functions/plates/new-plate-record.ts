import type { DealerRecord } from '#functions/data/dealers.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import type { PlateNumber } from '#shared/rules/plate.ts'

type Offer = Pick<PlateRecord, 'country' | 'category' | 'price' | 'location'> & {
  description?: string | undefined
}
type Origin = { id: string; owner: { id: string }; dealer: DealerRecord | undefined; at: Date }

/** A plate as it is first offered: it waits for review, whoever offers it. */
export const newPlateRecord = (
  { series, number }: PlateNumber,
  { country, category, price, location, description }: Offer,
  { id, owner, dealer, at }: Origin,
): PlateRecord => ({
  id,
  ownerId: owner.id,
  dealer: dealer ? { id: dealer.id, slug: dealer.slug, businessName: dealer.businessName } : null,
  country,
  series,
  number,
  category,
  price,
  location,
  description: description || null,
  status: 'PENDING',
  rejectionReason: null,
  reasonCodes: [],
  submittedAt: at.toISOString(),
  decision: null,
  appeal: null,
  availability: 'AVAILABLE',
  isHidden: false,
  isFeatured: false,
  viewCount: 0,
  contactCount: 0,
  saveCount: 0,
  version: 1,
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
  publishedAt: null,
})
