import type en from '../en/analytics.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'التحليلات',
} as const satisfies Translation<typeof en>
