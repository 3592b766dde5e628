import type en from '../en/near-plates.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'أقرب اللوحات المعروضة للبيع',
  text: 'لا أحد يعرض هذا الرقم الآن، وهذه أقرب اللوحات إليه.',
  NUMBER: 'الرقم نفسه، لكنه خارج خيارات التصفية الأخرى',
  OTHER_LETTER: 'الأرقام نفسها بحرف آخر',
  OTHER_ORDER: 'الأرقام نفسها بترتيب آخر',
  ONE_DIGIT: 'يختلف في خانة واحدة',
  PATTERN: 'النمط نفسه',
  LENGTH: 'عدد الخانات نفسه',
  PRICE: 'بسعر قريب من قيمة رقمك',
  'notUnderstood.title': 'لم نفهم ما كتبته في البحث',
  'notUnderstood.text':
    'اكتب حتى 6 خانات، وضع «؟» مكان أي خانة لا يهمّك رقمها، أو كلمات مثل «مرآة» أو «ثلاثي» أو «لوسيل» أو «أقل من 50 ألف».',
} as const satisfies Translation<typeof en>
