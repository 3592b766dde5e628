import type { Messages } from '../messages.ts'

export default {
  title: 'Analytics',
} as const satisfies Messages
