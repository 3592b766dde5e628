import type en from '../en/import.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'استيراد المخزون',
} as const satisfies Translation<typeof en>
