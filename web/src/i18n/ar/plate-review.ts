import type english from '../en/plate-review.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'أرقام اللوحات',
  status: 'حالة اللوحات',
  loadFailed: 'تعذّر تحميل اللوحات',
  'empty.PENDING': 'لا توجد لوحات بانتظار المراجعة',
  'empty.APPROVED': 'لا توجد لوحات مقبولة',
  'empty.REJECTED': 'لا توجد لوحات مرفوضة',
  'reject.title': 'رفض اللوحة',
  'reject.submit': 'رفض اللوحة',
  done: 'تم تحديث حالة اللوحة بنجاح',
  failed: 'تعذّر تحديث حالة اللوحة.',
} as const satisfies Translation<typeof english>
