import type en from '../en/inventory.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'المخزون',
} as const satisfies Translation<typeof en>
