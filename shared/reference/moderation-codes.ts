// The codes alone, for who checks them; `moderation-reasons.ts` has their words in both languages, ten times as long.

/** Why a car is refused, in the order admins are offered them. */
export const listingCodes = [
  'PHOTOS_UNCLEAR',
  'PHOTOS_NOT_YOURS',
  'PHOTOS_MARKED',
  'WRONG_DETAILS',
  'WRONG_PRICE',
  'DESCRIPTION_UNSUITABLE',
  'DOCUMENTS_UNREADABLE',
  'DOCUMENTS_MISMATCH',
  'DUPLICATE',
  'NOT_ALLOWED',
  'REVIEW_REQUIRED',
  'CONTENT_REVIEW',
] as const
export type ListingReasonCode = (typeof listingCodes)[number]

/** Why a number plate is refused. */
export const plateCodes = [
  'NOT_OWNED',
  'NUMBER_TAKEN',
  'WRONG_NUMBER',
  'WRONG_PRICE',
  'DESCRIPTION_UNSUITABLE',
  'REVIEW_REQUIRED',
  'CONTENT_REVIEW',
] as const
export type PlateReasonCode = (typeof plateCodes)[number]

/** Why a dealership is not verified. */
export const applicationCodes = [
  'DOCUMENTS_UNREADABLE',
  'DOCUMENTS_EXPIRED',
  'DOCUMENTS_MISMATCH',
  'CONTACT_UNREACHABLE',
  'NOT_A_DEALERSHIP',
  'INCOMPLETE',
  'RULES_BROKEN',
] as const
export type ApplicationReasonCode = (typeof applicationCodes)[number]

/** Why a review of a dealership, or its answer, is not published. */
export const dealerReviewCodes = [
  'OFFENSIVE',
  'ACCUSATION',
  'PERSONAL_DATA',
  'OFF_TOPIC',
  'ADVERTISING',
  'NOT_GENUINE',
] as const
export type DealerReviewReasonCode = (typeof dealerReviewCodes)[number]

/** Why a car that is public without a review is looked at: it was drawn, its price is unlikely, or another seller has its chassis number. */
export const checkReasons = ['SAMPLE', 'PRICE', 'CHASSIS'] as const
export type CheckReason = (typeof checkReasons)[number]

/** Why an account is suspended. */
export const suspensionCodes = ['FRAUD', 'FAKE_LISTINGS', 'SPAM', 'ABUSE', 'IMPERSONATION', 'SAFETY'] as const
export type SuspensionReasonCode = (typeof suspensionCodes)[number]
