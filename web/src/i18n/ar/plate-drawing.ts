import type en from '../en/plate-drawing.ts'
import type { Translation } from '../messages.ts'

export default {
  plate: 'لوحة سيارة قطرية تحمل الرقم {number}',
} as const satisfies Translation<typeof en>
