import type english from '../en/contact-messages.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'رسائل التواصل',
  status: 'عرض',
  'status.OPEN': 'بانتظار الرد',
  'status.ANSWERED': 'تم الرد عليها',
  failed: 'تعذّر تحميل الرسائل',
  'empty.OPEN': 'لا توجد رسائل بانتظار الرد',
  'empty.OPENText': 'ما يُكتب في صفحة «اتصل بنا» يصل إلى هنا وإلى بريد الدعم.',
  'empty.ANSWERED': 'لا توجد رسائل تم الرد عليها',
  'empty.ANSWEREDText': 'تبقى الرسائل هنا مدة سنة بعد الرد عليها.',
  none: 'لا توجد رسالة مطابقة',
  noneText: 'شمل البحث الاسم والبريد الإلكتروني والموضوع دون نص الرسالة.',

  received: 'وصلت {age}',
  answered: 'تم الرد عليها {age}',
  quoted: 'كتب {name} بتاريخ {date}:',
  more: 'عرض الكل',
  less: 'عرض أقل',
  answer: 'الرد بالبريد الإلكتروني',
  'answer.label': 'الرد بالبريد الإلكتروني على {name}',
  'move.OPEN': 'وضع علامة «تم الرد»',
  'move.OPEN.label': 'وضع علامة «تم الرد» على: {subject}',
  'move.ANSWERED': 'إعادة فتح',
  'move.ANSWERED.label': 'إعادة فتح: {subject}',

  'done.ANSWERED': 'وُضعت علامة «تم الرد» على الرسالة',
  'done.OPEN': 'أُعيد فتح الرسالة',
  notMoved: 'بقيت الرسالة على حالها',
  stale: 'سبقك مشرف آخر، وأُعيد تحميل القائمة.',
} as const satisfies Translation<typeof english>
