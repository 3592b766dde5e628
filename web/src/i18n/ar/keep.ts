import type english from '../en/keep.ts'
import type { Translation } from '../messages.ts'

export default {
  favorites: 'المفضلة',
  searches: 'عمليات البحث المحفوظة',
  'offer.title': 'محفوظ على هذا الجهاز',
  'offer.text':
    'سجّل الدخول أو أنشئ حسابًا، وينتقل كل ما هنا إليه: على كل أجهزتك، مع تنبيهات عند انخفاض السعر. أما تنبيهات عمليات البحث فشغّلها هناك.',
  'offer.signUp': 'إنشاء حساب',
  'empty.title': 'لم تحفظ شيئًا بعد',
  'empty.text': 'اضغط على القلب في أي سيارة أو رقم لوحة. لا تحتاج إلى حساب.',
  'empty.cars': 'تصفّح السيارات',
  'searches.empty': 'لا توجد عمليات بحث محفوظة بعد',
  'searches.emptyText': 'ابحث عن سيارة واحفظ البحث. لا تحتاج إلى حساب.',
  'search.show': 'عرض السيارات',
  'search.showPlates': 'عرض الأرقام',
  'search.delete': 'حذف {name}',
  failed: 'تعذّر تحميل المفضلة',
  moved: 'صار في حسابك: {what}',
  alertsOff: 'عمليات البحث بلا تنبيهات، ويمكنك تشغيلها هناك.',
  car: {
    zero: 'لا سيارات',
    one: 'سيارة واحدة',
    two: 'سيارتان',
    few: '{count} سيارات',
    many: '{count} سيارة',
    other: '{count} سيارة',
  },
  plate: {
    zero: 'لا لوحات',
    one: 'لوحة واحدة',
    two: 'لوحتان',
    few: '{count} لوحات',
    many: '{count} لوحة',
    other: '{count} لوحة',
  },
  search: {
    zero: 'لا عمليات بحث',
    one: 'عملية بحث واحدة',
    two: 'عمليتا بحث',
    few: '{count} عمليات بحث',
    many: '{count} عملية بحث',
    other: '{count} عملية بحث',
  },
  full: 'لم يتسع حسابك لكل شيء. احذف ما لم تعد تحتاج إليه، ثم احفظ الباقي من جديد.',
  done: 'تم حفظ {title} في حسابك',
  notDone: 'تعذّر الحفظ',
} as const satisfies Translation<typeof english>
