import type english from '../en/appeals.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'الاعتراضات',
  status: 'حالة الاعتراضات',
  'status.OPEN': 'بانتظار الرد',
  'status.GRANTED': 'مقبولة',
  'status.UPHELD': 'مرفوضة',
  'status.WITHDRAWN': 'مسحوبة',
  loadFailed: 'تعذّر تحميل الاعتراضات',
  'empty.OPEN': 'لا اعتراض بانتظار الرد',
  'empty.GRANTED': 'لم يُقبل أي اعتراض بعد',
  'empty.UPHELD': 'لم يُرفض أي اعتراض بعد',
  'empty.WITHDRAWN': 'لم يُسحب أي اعتراض',

  'kind.listing': 'سيارة',
  'kind.plate': 'لوحة',
  'kind.application': 'طلب توثيق معرض',
  refused: 'مرفوض',
  'refused.by': 'رفضه {name} {age}',
  message: 'نص الاعتراض',
  own: 'أنت من رفضه، فيرد على الاعتراض مشرف آخر.',
  alone: 'أنت من رفضه، ولا يوجد مشرف غيرك، فلك أن ترد.',
  notRejected: 'لم يعد مرفوضًا، فلا داعي إلى قبول الاعتراض.',

  answer: 'الرد',
  'answer.hint': 'يقرؤه صاحب الاعتراض، وهو مطلوب إن بقي القرار.',
  'answer.missing': 'يُرجى بيان سبب بقاء القرار.',
  grant: 'قبول الاعتراض',
  'grant.label': 'قبول الاعتراض: {title}',
  uphold: 'إبقاء القرار',
  'uphold.label': 'إبقاء القرار: {title}',
  'done.GRANTED': 'قُبل الاعتراض واعتُمد ما كان مرفوضًا',
  'done.UPHELD': 'بقي القرار كما هو',
  failed: 'تعذّر الرد على الاعتراض',
  conflict:
    'رد عليه مشرف آخر في هذه الأثناء، أو عدّل صاحبه ما يتعلق به. أُعيد تحميله، فيُرجى النظر فيه مرة أخرى.',
  'answered.GRANTED': 'وافق عليه {name} {age}',
  'answered.UPHELD': 'أبقى {name} القرار {age}',
  'answered.unnamed': 'رُدّ عليه {age}',
  withdrawn: 'سُحب: أعاد صاحبه الإرسال أو حذف ما يتعلق به.',
} as const satisfies Translation<typeof english>
