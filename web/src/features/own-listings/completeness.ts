import { completenessOf, type CompletenessGap } from '#shared/rules/completeness.ts'
import { missingAnswers, requiredByStep } from '#shared/rules/listing.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'

const required = requiredByStep.basics.length + requiredByStep.details.length

/** How complete one's own listing is, 0 to 100, and what would add most. */
export const completenessOfOwn = (listing: OwnListing) =>
  completenessOf(listing, 1 - missingAnswers(listing).length / required)

/** The step of the wizard where each gap is filled. */
export const stepOfGap: Record<CompletenessGap, string> = {
  photos: 'photos',
  morePhotos: 'photos',
  description: 'details',
  features: 'details',
  variant: 'basics',
  engineSize: 'details',
}
