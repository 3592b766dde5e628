import type { Messages } from '../messages.ts'

export default {
  title: 'Recently viewed',
  strip: 'Cars you viewed recently',
  back: 'Scroll back',
  on: 'Scroll on',
  clear: 'Clear',
  'clear.label': 'Clear the recently viewed cars',
  cleared: 'Recently viewed cars cleared',
} as const satisfies Messages
