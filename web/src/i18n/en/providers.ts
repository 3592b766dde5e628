import type { Messages } from '../messages.ts'

/** Texts that the cards of insurers and lenders share. */
export default {
  rating: 'Rated {rating} out of 5',
  example: 'Made-up example',
  phone: 'Phone:',
  email: 'Email:',
  website: 'Website, opens in a new tab:',
  ask: 'Ask for a quote',
  'ask.label': 'Ask for a quote: {name}',
  'ask.several': 'Ask several for a quote',
  failed: 'The list did not load',
  emptyText: 'Please come back soon.',
  note: 'Sayara is not a party to these contracts and takes no commission. Ask the company for its present terms.',
} as const satisfies Messages
