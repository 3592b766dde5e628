import type en from '../en/stock-export.ts'
import type { Translation } from '../messages.ts'

export default {
  button: 'تصدير CSV',
  none: 'لا توجد سيارات لتصديرها بعد.',
  failed: 'تعذّر إنشاء الملف',
  'column.status': 'حالة الإعلان',
  'column.availability': 'التوفر',
  'column.views': 'المشاهدات',
  'column.contacts': 'مرات التواصل',
  'column.link': 'الرابط',
} as const satisfies Translation<typeof en>
