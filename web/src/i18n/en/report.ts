import type { Messages } from '../messages.ts'

/** Reporting a car or a number plate. */
export default {
  button: 'Report this listing',
  own: 'This is your own listing, or your dealership’s.',
  title: 'Report this listing',
  text: 'Tell us what is wrong. Our team looks at every report; the seller does not learn who sent it.',
  reason: 'What is wrong?',
  'reason.SOLD': 'It is already sold',
  'reason.FRAUD': 'It looks like a scam',
  'reason.WRONG_PRICE': 'The price is misleading',
  'reason.WRONG_DETAILS': 'The details are wrong',
  'reason.DUPLICATE': 'It is listed twice',
  'reason.STOLEN_PHOTOS': 'The photos are of another car',
  'reason.OFFENSIVE': 'It is offensive',
  'reason.OTHER': 'Something else',
  chooseReason: 'Please choose a reason',
  details: 'More about it',
  sayMore: 'Please say what is wrong',
  send: 'Send report',
  sending: 'Sending…',
  sent: 'Thank you',
  sentText: 'Your report has reached our team.',
} as const satisfies Messages
