import type english from '../en/report.ts'
import type { Translation } from '../messages.ts'

export default {
  button: 'الإبلاغ عن هذا الإعلان',
  own: 'هذا إعلانك أو إعلان معرضك.',
  title: 'الإبلاغ عن الإعلان',
  text: 'أخبرنا بالمشكلة. يراجع فريقنا كل بلاغ، ولا يعرف البائع من أرسله.',
  reason: 'ما المشكلة؟',
  'reason.SOLD': 'بيعت بالفعل',
  'reason.FRAUD': 'يبدو احتيالًا',
  'reason.WRONG_PRICE': 'السعر مضلل',
  'reason.WRONG_DETAILS': 'التفاصيل غير صحيحة',
  'reason.DUPLICATE': 'الإعلان مكرر',
  'reason.STOLEN_PHOTOS': 'الصور لسيارة أخرى',
  'reason.OFFENSIVE': 'محتوى مسيء',
  'reason.OTHER': 'سبب آخر',
  chooseReason: 'يُرجى اختيار سبب',
  details: 'تفاصيل أكثر',
  sayMore: 'يُرجى توضيح المشكلة',
  send: 'إرسال البلاغ',
  sending: 'جارٍ الإرسال…',
  sent: 'شكرًا لك',
  sentText: 'وصل بلاغك إلى فريقنا.',
} as const satisfies Translation<typeof english>
