import type { NotificationKind } from '#shared/schemas/notification.ts'
import type { MailTopic } from '#shared/schemas/preferences.ts'

/** What kind of mail each notification is, as people switch it on and off. */
export const topics: Record<NotificationKind, MailTopic> = {
  LEAD_RECEIVED: 'leads',
  LEAD_REPLY: 'leads',
  LISTING_APPROVED: 'decisions',
  LISTING_REJECTED: 'decisions',
  SAVED_SEARCH_MATCH: 'savedSearches',
  PRICE_DROP: 'favorites',
  FAVORITE_GONE: 'favorites',
  STILL_AVAILABLE: 'decisions',
  PAUSED_BY_SILENCE: 'decisions',
  PLATE_APPROVED: 'decisions',
  PLATE_REJECTED: 'decisions',
  VERIFICATION_APPROVED: 'decisions',
  VERIFICATION_REJECTED: 'decisions',
  APPEAL_UPHELD: 'decisions',
}
