import type en from '../en/window-card.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'بطاقة العرض',
} as const satisfies Translation<typeof en>
