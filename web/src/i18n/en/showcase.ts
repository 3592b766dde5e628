import type { Messages } from '../messages.ts'

export default {
  title: 'Storefront',
} as const satisfies Messages
