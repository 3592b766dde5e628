import type { Messages } from '../messages.ts'

export default {
  title: 'Import stock',
} as const satisfies Messages
