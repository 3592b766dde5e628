import type { Messages } from '../messages.ts'

export default {
  title: 'Window card',
} as const satisfies Messages
