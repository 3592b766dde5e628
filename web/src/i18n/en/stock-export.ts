import type { Messages } from '../messages.ts'

/** A dealer's stock as a CSV file. */
export default {
  button: 'Export CSV',
  none: 'There are no cars to export yet.',
  failed: 'The file could not be made',
  'column.status': 'Status',
  'column.availability': 'Availability',
  'column.views': 'Views',
  'column.contacts': 'Contacts',
  'column.link': 'Link',
} as const satisfies Messages
