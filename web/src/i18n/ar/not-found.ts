import type en from '../en/not-found.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'الصفحة غير موجودة',
  text: 'ربما نُقلت الصفحة أو أن في العنوان خطأ مطبعيًا.',
  home: 'العودة إلى الرئيسية',
  cars: 'تصفّح السيارات',
  dealers: 'ابحث عن معرض',
  contact: 'أبلغنا عن رابط معطّل',
} as const satisfies Translation<typeof en>
