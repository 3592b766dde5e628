import type english from '../en/saved-plates.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'أرقام اللوحات',
  count: {
    zero: 'لا لوحات',
    one: 'لوحة واحدة',
    two: 'لوحتان',
    few: '{count} لوحات',
    many: '{count} لوحة',
    other: '{count} لوحة',
  },
  save: 'حفظ رقم اللوحة {number}',
  saved: 'أُضيف رقم اللوحة {number} إلى مفضلتك',
  signInToSave: 'سجّل الدخول لحفظ أرقام اللوحات في المفضلة.',
  saveFailed: 'تعذّر تحديث المفضلة',
  failed: 'تعذّر تحميل أرقام اللوحات المحفوظة',
} as const satisfies Translation<typeof english>
