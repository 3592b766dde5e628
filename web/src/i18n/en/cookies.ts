import type { Messages } from '../messages.ts'

/** The banner that asks what a browser may keep. */
export default {
  title: 'Cookies',
  text: 'We use essential cookies to keep you signed in. With your consent we also measure how the site is used.',
  all: 'Accept all',
  essential: 'Essential only',
} as const satisfies Messages
