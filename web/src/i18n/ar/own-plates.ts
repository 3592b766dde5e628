import type english from '../en/own-plates.ts'
import type { Translation } from '../messages.ts'

export default {
  failed: 'تعذّر تحميل لوحاتك',
  'empty.title': 'لا توجد لوحات بعد',
  'empty.text': 'اعرض لوحتك في دقيقة: اكتب رقمها وحدّد سعرك، ثم يراجعها فريقنا.',
  found: {
    zero: 'لا لوحات',
    one: 'لوحة واحدة',
    two: 'لوحتان',
    few: '{count} لوحات',
    many: '{count} لوحة',
    other: '{count} لوحة',
  },
  none: 'لا توجد لوحة مطابقة لبحثك',

  'status.PENDING': 'قيد المراجعة',
  'status.APPROVED': 'مقبولة',
  'status.REJECTED': 'مرفوضة',
  'edit.label': 'تعديل {title}',
  more: 'المزيد بشأن {title}',
  view: 'عرض اللوحة',

  'price.sent': 'أُعيدت لوحتك إلى المراجعة.',

  'rejected.next': 'عدّل ما يلزم لتعود لوحتك إلى فريقنا للمراجعة.',

  'delete.title': 'حذف اللوحة',
  'delete.done': 'تم حذف اللوحة بنجاح',
  'delete.failed': 'تعذّر حذف اللوحة',
} as const satisfies Translation<typeof english>
