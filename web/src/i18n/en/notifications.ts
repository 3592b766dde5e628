import type { Messages } from '../messages.ts'

export default {
  title: 'Notifications',
  description: 'Messages, decisions, new matches and price drops.',
  bell: 'Notifications',
  bellNew: 'Notifications: {count} new',
  new: 'New:',
  loggedOut: 'You are logged out. Logging in again...',
  readAll: 'Mark all as read',
  settings: 'Settings',
  empty: 'Nothing new',
  emptyText:
    'Answers to your messages, new matches of your searches and price drops of your favorites appear here.',
  browse: 'Browse cars',
  failed: 'Your notifications did not load',
  LEAD_RECEIVED: '{name} sent you a message',
  LEAD_REPLY: '{name} answered you',
  LISTING_APPROVED: '{car} is live',
  LISTING_REJECTED: '{car} was not approved',
  SAVED_SEARCH_MATCH: 'New match for “{name}”',
  PRICE_DROP: 'Price drop: {car}',
  FAVORITE_GONE: '{car} has been sold',
  found: '{car}\u00a0· {price}',
  fromTo: 'From {before} to {price}',
  andMore: { one: '{found} and {count} more', other: '{found} and {count} more' },
} as const satisfies Messages
