import type en from '../en/search.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'سيارات للبيع',
  titleOf: '{name} للبيع',
  titleDealers: 'سيارات من معارض موثّقة',
  titleDealersOf: '{name} من معارض موثّقة',
  description: 'سيارات للبيع في قطر من معارض موثّقة وبائعين أفراد.',
  descriptionDealers: 'سيارات للبيع في قطر من المعارض الموثّقة فقط.',
  count: {
    zero: 'لا توجد سيارات',
    one: 'سيارة واحدة',
    two: 'سيارتان',
    few: '{count} سيارات',
    many: '{count} سيارة',
    other: '{count} سيارة',
  },
  countDealers: {
    zero: 'لا توجد سيارات من معارض موثّقة',
    one: 'سيارة واحدة من معارض موثّقة',
    two: 'سيارتان من معارض موثّقة',
    few: '{count} سيارات من معارض موثّقة',
    many: '{count} سيارة من معارض موثّقة',
    other: '{count} سيارة من معارض موثّقة',
  },
  counting: 'جارٍ البحث عن السيارات…',
  results: 'النتائج',

  'text.label': 'ابحث في السيارات',
  'text.placeholder': 'الماركة أو الموديل أو الفئة…',
  'text.clear': 'مسح نص البحث',

  'sort.label': 'الترتيب',
  'sort.relevance': 'الأقرب لبحثك',
  'sort.createdAt-desc': 'الأحدث أولًا',
  'sort.createdAt-asc': 'الأقدم أولًا',
  'sort.priceQAR-asc': 'السعر: من الأقل إلى الأعلى',
  'sort.priceQAR-desc': 'السعر: من الأعلى إلى الأقل',
  'sort.year-desc': 'سنة الصنع: الأحدث أولًا',
  'sort.year-asc': 'سنة الصنع: الأقدم أولًا',
  'sort.mileage-asc': 'الممشى: من الأقل إلى الأعلى',
  'sort.mileage-desc': 'الممشى: من الأعلى إلى الأقل',
  'sort.viewCount-desc': 'الأكثر مشاهدة',
  'sort.featured-desc': 'المميّزة أولًا',

  'view.label': 'طريقة العرض',
  'view.grid': 'شبكة',
  'view.list': 'قائمة',
  filters: 'التصفية',
  'filters.active': {
    zero: 'لا توجد خيارات تصفية',
    one: 'خيار تصفية واحد',
    two: 'خياران للتصفية',
    few: '{count} خيارات تصفية',
    many: '{count} خيار تصفية',
    other: '{count} خيار تصفية',
  },

  'failed.title': 'تعذّر البحث',
} as const satisfies Translation<typeof en>
