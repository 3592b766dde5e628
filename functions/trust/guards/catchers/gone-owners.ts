import { noCounts } from '#functions/data/counts.ts'
import { getListingImage } from '#functions/listings/get-listing-image.ts'
import { getListingPhoto } from '#functions/listings/get-listing-photo.ts'
import { getAdminListing } from '#functions/listings/get-admin-listing.ts'
import { readVisible } from '#functions/listings/read-visible.ts'
import { setListingFeatured } from '#functions/listings/set-listing-featured.ts'
import { readVisiblePlate } from '#functions/plates/read-visible-plate.ts'
import { setPlateFeatured } from '#functions/plates/set-plate-featured.ts'
import { aListing, anApplication, aPlate, aUser } from '#functions/testing/builders.ts'
import { refuses } from '#functions/trust/guards/store.ts'
import { getAdminSubmission } from '#functions/verification/get-admin-submission.ts'

const owner = aUser()
const car = aListing()
const gone = async () => undefined
const asked = { actor: owner, params: { id: car.id, language: 'en' }, body: { isFeatured: false } } as never

/** Dependencies in which the item exists and its owner does not. */
const deps = {
  getListingById: async () => car,
  getPlateById: async () => aPlate(),
  getSubmissionById: async () => anApplication(),
  getUploads: async () => [],
  getUsersById: async () => new Map(),
  readCounts: async () => noCounts,
  readReviewed: async () => ({}),
  findOthersWithChassis: async () => [],
  replaceListing: gone,
  replacePlate: gone,
  withOwners: async () => [],
  readCheck: async () => undefined,
  newId: () => 'aud_1',
  now: () => new Date(),
} as never

export const catchers = {
  'a page is nobody’s': async () => {
    await refuses('LISTING_NOT_FOUND', () =>
      readVisible('a', owner, { findListing: async () => car, getUserById: gone } as never),
    )
    await refuses('PLATE_NOT_FOUND', () =>
      readVisiblePlate('a', owner, { findPlate: async () => aPlate(), getUserById: gone } as never),
    )
  },
  'a picture of a car that says too little': () => {
    const blank = { readVisible: async () => ({ listing: { ...car, car: {} }, owner }) } as never
    return refuses('LISTING_NOT_FOUND', () => getListingImage(asked, blank))
  },
  'the photo of a car that has none': () => {
    const none = { readVisible: async () => ({ listing: { ...car, photos: [] }, owner }) } as never
    return refuses('NOT_FOUND', () =>
      getListingPhoto({ params: { id: 'a' }, query: { w: '960' } } as never, none),
    )
  },
  featuring: async () => {
    await refuses('LISTING_NOT_FOUND', () => setListingFeatured(asked, deps))
    await refuses('PLATE_NOT_FOUND', () => setPlateFeatured(asked, deps))
  },
  'a review': async () => {
    await refuses('LISTING_NOT_FOUND', () => getAdminListing(asked, deps))
    await refuses('NOT_FOUND', () => getAdminSubmission(asked, deps))
  },
}
