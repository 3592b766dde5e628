import type { Messages } from '../messages.ts'

export default {
  title: 'Price guidance',
} as const satisfies Messages
