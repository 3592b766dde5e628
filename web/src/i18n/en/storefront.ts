import type { Messages } from '../messages.ts'

/** A dealer's own page. */
export default {
  all: 'All dealers',
  meta: '{name} in {city}: {cars} for sale, with photos, prices and the dealer’s number.',
  place: '{city}, {country}',

  whatsapp: 'WhatsApp',
  call: 'Call',
  'call.number': 'Call {number}',
  'whatsapp.none': 'This dealer gave no WhatsApp number.',
  'call.none': 'This dealer gave no phone number.',
  'whatsapp.text': 'Hello {name}, I found you on Sayara and have a question about your cars.',
  share: 'Share',
  'share.copied': 'Link Copied',
  'share.copiedText': 'Dealer URL copied to clipboard',
  'share.failed': 'The link could not be copied',

  stats: 'In numbers',
  'stats.years': 'Years in business',
  'stats.reviews': 'Reviews',
  'stats.sold': 'Cars sold',
  'stats.available': 'Cars available',
  'stats.response': 'Response time',
  'stats.unknown': 'Not stated',
  'response.minutes': { one: '{count} minute', other: '{count} minutes' },
  'response.hours': { one: '{count} hour', other: '{count} hours' },
  'response.days': { one: '{count} day', other: '{count} days' },
  'response.sample': { one: 'median of {count} answer', other: 'median of {count} answers' },
  'response.none': 'Not enough answers yet',

  'missing.title': 'Dealer Not Found',
  'missing.text': 'This dealership does not exist or is not verified.',
  'missing.browse': 'Browse dealers',
  'failed.title': 'This dealer did not load',
} as const satisfies Messages
