import type en from '../en/evidence.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'ما نعرفه عن هذه السيارة',
  owners: 'الملاك',
  serviceHistory: 'سجل الصيانة',
  istimaraUntil: 'الاستمارة',
  fahesAt: 'الفحص الفني',
  vin: 'رقم الشاصي',
  inspectionReport: 'تقرير الفحص',
  onRequest: 'عند الطلب، رُفع في {date}',
  onRequestBy: 'عند الطلب: {by}، رُفع في {date}',
  until: 'سارية حتى {month}',
  ended: 'انتهت في {month}',
  passed: 'اجتازته في {month}',
  given: 'مذكور، وآخره {ending}',
  notStated: 'غير مذكور',
  source: 'حسب البائع. اسأله عمّا لم يُذكر، وطابق الباقي مع الأوراق.',
} as const satisfies Translation<typeof en>
