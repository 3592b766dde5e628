import type english from '../en/new-terms.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'تغيّرت شروطنا أو سياسة الخصوصية',
  text: 'صدرت نسخة جديدة بتاريخ {date}. اقرأ {terms} و{privacy}، ويمكنك متابعة التصفح في هذه الأثناء.',
  agree: 'أوافق',
  later: 'لاحقًا',
  failed: 'لم تُسجَّل موافقتك. حاول مرة أخرى.',
} as const satisfies Translation<typeof english>
