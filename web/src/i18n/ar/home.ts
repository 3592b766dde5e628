import type en from '../en/home.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'سيارات مستعملة في قطر',
  description: 'اعثر على سيارتك المناسبة في قطر: معارض موثّقة وبائعون أفراد وأسعار واضحة.',

  'hero.title': 'سيارتك المناسبة في قطر، بسعر واضح.',
  'hero.text': 'معارض موثّقة وبائعون أفراد، في مكان واحد.',
  'hero.featured': 'سيارة مميّزة:',

  'search.label': 'ابحث عن سيارة',
  'search.example': 'تويوتا، سيدان، الدوحة…',
  'search.make': 'الماركة',
  'search.anyMake': 'كل الماركات',
  'search.model': 'الموديل',
  'search.anyModel': 'كل الموديلات',
  'search.makeFirst': 'اختر الماركة أولًا',
  'search.price': 'السعر',
  'search.anyPrice': 'كل الأسعار',
  'search.under': 'أقل من {max}',
  'search.between': 'من {min} إلى {max}',
  'search.above': '{min} فأكثر',
  'search.submit': 'ابحث عن سيارة',

  'quick.label': 'عمليات بحث شائعة',
  'quick.suv': 'إس يو في',
  'quick.sedan': 'سيدان',
  'quick.pickup': 'بيك أب',
  'quick.electric': 'كهربائية',
  'quick.gcc': 'مواصفات خليجية',

  'featured.title': 'سيارات مميّزة',
  'featured.all': 'تصفّح كل السيارات',
  'featured.empty': 'لا توجد سيارات مميّزة حاليًا',
  'featured.emptyText': 'هناك سيارات كثيرة أخرى بانتظارك.',
  'featured.failed': 'تعذّر تحميل السيارات المميّزة',
} as const satisfies Translation<typeof en>
