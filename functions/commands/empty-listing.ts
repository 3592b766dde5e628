import { homeCountryName } from '#shared/constants/market.ts'
import { type DealerRecord, toDealerOnOffer } from '#functions/data/dealers.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'

type Start = { id: string; owner: { id: string }; dealer: DealerRecord | undefined; at: Date }

/** The wizard's own starting answers (spec, selling, section 3): what a car has of which nothing is said. */
export const startingAnswers = { isGCCSpec: false, hasWarranty: false, isAccidentFree: true } as const

/** A listing before its first answer: version 0 of a draft. */
export const emptyListing = ({ id, owner, dealer, at }: Start): ListingRecord => ({
  id,
  slug: null,
  ownerId: owner.id,
  dealer: toDealerOnOffer(dealer),
  status: 'DRAFT',
  version: 0,
  isHidden: false,
  availability: 'AVAILABLE',
  availabilityAt: null,
  mustReview: false,
  car: { ...startingAnswers },
  country: homeCountryName,
  photos: [],
  documents: { registrationCard: null, idCard: null },
  priceHistory: [],
  rejectionReason: null,
  reasonCodes: [],
  rejectionFields: [],
  submittedAt: null,
  decision: null,
  appeal: null,
  documentsChecked: null,
  stockNumber: null,
  confirmedAt: null,
  isPausedBySilence: false,
  wasReserved: false,
  samePhotos: [],
  isFeatured: false,
  featuredUntil: null,
  // The release before reads no listing without them; `counts.ts` has what is counted.
  viewCount: 0,
  contactCount: 0,
  saveCount: 0,
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
  publishedAt: null,
})
