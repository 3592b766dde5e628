import type en from '../en/still-available.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'هل ما زالت متاحة؟',
} as const satisfies Translation<typeof en>
