import type { Messages } from '../messages.ts'

export default {
  title: 'Inventory',
} as const satisfies Messages
