import type { Messages } from '../messages.ts'

export default {
  title: 'Still available?',
} as const satisfies Messages
