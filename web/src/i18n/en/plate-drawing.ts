import type { Messages } from '../messages.ts'

export default {
  plate: 'Qatari number plate {number}',
} as const satisfies Messages
