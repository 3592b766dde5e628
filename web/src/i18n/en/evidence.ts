import type { Messages } from '../messages.ts'

/** The evidence about a car: on its page, beside others, and in its seller's form. */
export default {
  title: 'What is known about this car',
  owners: 'Owners',
  serviceHistory: 'Service history',
  istimaraUntil: 'Istimara (registration)',
  fahesAt: 'Fahes inspection',
  vin: 'Chassis number',
  inspectionReport: 'Inspection report',
  onRequest: 'On request, uploaded {date}',
  onRequestBy: 'On request: {by}, uploaded {date}',
  until: 'Valid until {month}',
  ended: 'Ended {month}',
  passed: 'Passed {month}',
  given: 'Given, ends in {ending}',
  notStated: 'Not stated',
  source: 'According to the seller. Ask about what is not stated, and compare the rest with the papers.',
} as const satisfies Messages
