import type { Messages } from '../messages.ts'

export default {
  title: 'Page Not Found',
  text: 'The page may have moved, or the address has a typing error.',
  home: 'Go to the home page',
  cars: 'Browse cars',
  dealers: 'Find a dealer',
  contact: 'Tell us about a broken link',
} as const satisfies Messages
