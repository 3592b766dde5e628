import { limits } from './limits.ts'

/**
 * How often something may happen that no contract's `limits` can say, because whom it counts is known only inside the operation.
 * `limit` times per window of `seconds`.
 */
export const rateLimits = {
  /**
   * Wrong passwords for one account from one network: enough for a forgetful owner, hopeless for guessing, and an attacker
   * elsewhere cannot lock the owner out.
   */
  wrongPassword: { limit: 10, seconds: 3600 },
  /** Letters with a link for a new password, per account: a stranger who types somebody's name must not fill their mailbox. */
  passwordLetter: { limit: 3, seconds: 3600 },
  /** Text messages to one number: they cost money, and nobody wants more of them in a day. */
  textMessage: { limit: 5, seconds: 86_400 },
  /** Contact requests about one listing, whoever sends them. */
  leadsOfListing: { limit: limits.leadsPerListing, seconds: 86_400 },
  /** Inquiries about one plate, whoever sends them. */
  inquiriesOfPlate: { limit: limits.plate.inquiries, seconds: 86_400 },
  /** Private papers that one admin opens. Beyond it nobody is refused, but an alarm rings. */
  documentReads: { limit: limits.documentReadsAnHour, seconds: 3600 },
} as const satisfies Record<string, { limit: number; seconds: number }>

export type NamedLimit = keyof typeof rateLimits
