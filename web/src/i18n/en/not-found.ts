import type { Messages } from '../messages.ts'

export default {
  title: 'Page Not Found',
  text: 'The page may have moved, or the address has a typing error.',
  home: 'Go to the home page',
  cars: 'Browse cars',
} as const satisfies Messages
