import type en from '../en/suggestions.ts'
import type { Translation } from '../messages.ts'

export default {
  label: 'اقتراحات',
  count: {
    zero: 'لا توجد اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: '{count} اقتراحات',
    many: '{count} اقتراحًا',
    other: '{count} اقتراح',
  },
  cars: {
    zero: 'لا توجد سيارات',
    one: 'سيارة واحدة',
    two: 'سيارتان',
    few: '{count} سيارات',
    many: '{count} سيارة',
    other: '{count} سيارة',
  },
  'group.make': 'الماركات',
  'group.model': 'الموديلات',
  'group.other': 'خيارات أخرى',
  'kind.generation': 'جيل',
  'kind.bodyType': 'نوع الهيكل',
  'kind.fuelType': 'الوقود',
  'kind.transmission': 'ناقل الحركة',
  'kind.condition': 'الحالة',
  'kind.color': 'اللون',
  'kind.city': 'المدينة',
  'kind.feature': 'المواصفات',

  recent: 'عمليات البحث الأخيرة',
  remove: 'حذف {name} من عمليات البحث الأخيرة',
  clear: 'مسح عمليات البحث الأخيرة',
} as const satisfies Translation<typeof en>
