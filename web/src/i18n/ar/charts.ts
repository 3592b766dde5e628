import type en from '../en/charts.ts'
import type { Translation } from '../messages.ts'

export default {
  keys: 'تنقّل بين الأيام بمفاتيح الأسهم.',
  busiest: 'أعلى يوم',
  today: 'اليوم',
  table: 'كل الأرقام في جدول',
  day: 'التاريخ',
} as const satisfies Translation<typeof en>
