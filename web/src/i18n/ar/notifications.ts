import type english from '../en/notifications.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'الإشعارات',
  description: 'الرسائل والقرارات والسيارات المطابقة وانخفاض الأسعار.',
  bell: 'الإشعارات',
  bellNew: 'الإشعارات الجديدة: {count}',
  new: 'جديد:',
  loggedOut: 'انتهت جلستك. جارٍ نقلك لتسجيل الدخول من جديد...',
  readAll: 'تعليم الكل كمقروء',
  settings: 'الإعدادات',
  empty: 'لا جديد',
  emptyText: 'هنا تظهر الردود على رسائلك، والسيارات المطابقة لعمليات بحثك، وانخفاض أسعار سياراتك المفضلة.',
  browse: 'تصفّح السيارات',
  failed: 'تعذّر تحميل إشعاراتك',
  LEAD_RECEIVED: 'أرسل إليك {name} رسالة',
  LEAD_REPLY: 'ردّ عليك {name}',
  LISTING_APPROVED: 'نُشر إعلان {car}',
  LISTING_REJECTED: 'لم يُقبل إعلان {car}',
  SAVED_SEARCH_MATCH: 'سيارة جديدة مطابقة لبحث «{name}»',
  PRICE_DROP: 'انخفض سعر {car}',
  FAVORITE_GONE: 'بيعت {car}',
  found: '{car}\u00a0· {price}',
  fromTo: 'من {before} إلى {price}',
  andMore: {
    zero: '{found}',
    one: '{found} وسيارة أخرى',
    two: '{found} وسيارتان أخريان',
    few: '{found} و{count} سيارات أخرى',
    many: '{found} و{count} سيارة أخرى',
    other: '{found} و{count} سيارة أخرى',
  },
} as const satisfies Translation<typeof english>
