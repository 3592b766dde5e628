import type { Messages } from '../messages.ts'

export default {
  title: 'The nearest plates for sale',
  text: 'Nobody offers exactly this number now. These come closest.',
  NUMBER: 'This number, outside your other filters',
  OTHER_LETTER: 'The same digits with another letter',
  OTHER_ORDER: 'The same digits in another order',
  ONE_DIGIT: 'One digit different',
  PATTERN: 'The same pattern',
  LENGTH: 'As many digits',
  PRICE: 'About the price of your number',
  'notUnderstood.title': 'We could not read this search',
  'notUnderstood.text':
    'Type up to 6 digits, with ? for those that may be any, or words such as “mirror”, “3 digits”, “Lusail” or “under 50,000”.',
} as const satisfies Messages
