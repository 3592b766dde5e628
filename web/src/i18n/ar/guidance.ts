import type en from '../en/guidance.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'إرشاد السعر',
} as const satisfies Translation<typeof en>
