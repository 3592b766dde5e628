import type english from '../en/availability.ts'
import type { Translation } from '../messages.ts'

export default {
  AVAILABLE: 'متاحة',
  RESERVED: 'محجوزة',
  SOLD: 'مباعة',
  PAUSED: 'متوقفة مؤقتًا',
  'RESERVED.title': 'هذه السيارة محجوزة',
  'RESERVED.text': 'يحتفظ بها البائع لمشترٍ آخر. يمكنك مراسلته تحسبًا لعدم إتمام الحجز.',
  'SOLD.title': 'بيعت هذه السيارة',
  'SOLD.text': 'تبقى معروضة للمقارنة فقط، ولا يمكن التواصل مع البائع بشأنها.',
  'PAUSED.title': 'أوقف البائع هذا الإعلان مؤقتًا',
  'PAUSED.text': 'السيارة ليست للبيع حاليًا. احفظها لتعرف متى تعود.',
  label: 'توفر {title}',
  now: 'التوفر: {availability}',
  'now.SOLD': 'يُبلَّغ كل من حفظها بعد انتهاء الثواني العشر.',
  failed: 'تعذّر تغيير حالة التوفر',
  similar: 'شاهد سيارات مشابهة',
} as const satisfies Translation<typeof english>
