import type english from '../en/rejection.ts'
import type { Translation } from '../messages.ts'

export default {
  note: 'ملاحظة المراجِع:',
  noReason: 'لم يُذكر سبب.',
  more: 'ما العمل وكيفية الاعتراض',
  about: 'يتعلق بما يلي:',

  appeal: 'تقديم اعتراض',
  'appeal.label': 'تقديم اعتراض: {title}',
  'appeal.once': 'إن كنت ترى أن القرار غير صحيح.',
  'appeal.question': 'لماذا ينبغي إعادة النظر في {title}؟',
  'appeal.next':
    'نعيد النظر في القرار ونرد عليك هنا وفي إشعاراتك. يُقبل اعتراض واحد على كل رفض، وما يمكن تصحيحه فتصحيحه أسرع.',
  'appeal.send': 'إرسال الاعتراض',
  'appeal.short': {
    zero: 'اكتب رسالة من فضلك.',
    one: 'اكتب حرفًا واحدًا على الأقل.',
    two: 'اكتب حرفين على الأقل.',
    few: 'اكتب {count} أحرف على الأقل.',
    many: 'اكتب {count} حرفًا على الأقل.',
    other: 'اكتب {count} حرف على الأقل.',
  },
  'appeal.sent': 'أُرسل اعتراضك',
  'appeal.failed': 'تعذّر إرسال اعتراضك',
  'appeal.OPEN': 'قدّمت اعتراضًا {age}، وسيصلك الرد هنا وفي إشعاراتك. إرسال نسخة مصحَّحة يسحب الاعتراض.',
  'appeal.GRANTED': 'قُبل اعتراضك {age}.',
  'appeal.UPHELD': 'رُدّ على اعتراضك {age}: القرار باقٍ كما هو.',
  'appeal.WITHDRAWN': 'سُحب اعتراضك لأنك أعدت الإرسال.',
  'appeal.answer': 'الرد:',
  'appeal.yours': 'ما كتبته',
} as const satisfies Translation<typeof english>
