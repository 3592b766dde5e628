import type en from '../en/showcase.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'واجهة المعرض',
} as const satisfies Translation<typeof en>
