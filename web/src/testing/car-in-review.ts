import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { at, idOf, ownListing, user } from './fixtures.ts'

/** A car that a dealership has sent to be reviewed, under its number and name. */
export const carInReview = (number: number, title: string): AdminListing => ({
  ...ownListing,
  id: idOf('lst', number),
  title,
  titleAr: title,
  status: 'PENDING',
  samePhotos: [],
  dealerProfileId: user.id,
  owner: { id: user.id, username: 'dealer', name: 'Al Waha', role: 'SELLER_DEALERSHIP' },
  submittedAt: at,
  decision: null,
  isHidden: false,
})
