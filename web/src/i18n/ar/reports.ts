import type english from '../en/reports.ts'
import type { Translation } from '../messages.ts'

export default {
  title: {
    zero: 'الإعلانات المبلَّغ عنها: لا بلاغات مفتوحة',
    one: 'الإعلانات المبلَّغ عنها: بلاغ مفتوح',
    two: 'الإعلانات المبلَّغ عنها: بلاغان مفتوحان',
    few: 'الإعلانات المبلَّغ عنها: {count} بلاغات مفتوحة',
    many: 'الإعلانات المبلَّغ عنها: {count} بلاغًا مفتوحًا',
    other: 'الإعلانات المبلَّغ عنها: {count} بلاغ مفتوح',
  },
  empty: 'لا توجد بلاغات مفتوحة',
  failed: 'تعذّر تحميل البلاغات',
  by: 'أبلغ عنه {name}',
  byVisitor: 'أبلغ عنه زائر',
  byItself: 'اكتُشف تلقائيًا',
  'reason.SAME_PHOTO': 'الصورة نفسها لدى بائع آخر',
  alsoIn: 'موجودة أيضًا في',
  samePhoto: 'تظهر هذه الصورة في الإعلانين معًا، ولا يمكن أن يُعرف منها من التقطها.',
  photoOf: 'صورة من {title}',
  'close.RESOLVED': 'تمت المعالجة',
  'close.DISMISSED': 'لا يلزم إجراء',
  notClosed: 'تعذّر إغلاق البلاغ',
  more: 'عرض المزيد',
} as const satisfies Translation<typeof english>
