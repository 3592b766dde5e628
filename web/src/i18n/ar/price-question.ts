import type english from '../en/price-question.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'هل السعر {price} صحيح؟',
  'title.many': {
    zero: 'هل الأسعار صحيحة؟',
    one: 'سعر واحد غير معتاد. هل هو صحيح؟',
    two: 'سعران غير معتادين. هل هما صحيحان؟',
    few: '{count} أسعار غير معتادة. هل هي صحيحة؟',
    many: '{count} سعرًا غير معتاد. هل هي صحيحة؟',
    other: '{count} سعر غير معتاد. هل هي صحيحة؟',
  },
  'title.noPhoto': 'نشر بلا صورة؟',
  LOWERED: 'هذا أقل من السعر الحالي {before} بنسبة {percent}.',
  RAISED: 'هذا أعلى من السعر الحالي {before} بنسبة {percent}.',
  BELOW_MARKET: 'هذا أقل من نصف سعر السيارات المشابهة، وهو نحو {median}.',
  ABOVE_MARKET: 'هذا أكثر من ضعف سعر السيارات المشابهة، وهو نحو {median}.',
  TINY: 'قلّما تُباع سيارة بهذا السعر. قد يكون رقم ناقصًا.',
  noPhoto: 'لا توجد لها صورة بعد، وقلّما يفتح المشترون إعلان سيارة لا يرونها.',
  'noPhoto.short': 'لا توجد لها صورة بعد.',
  list: 'سيارات تستحق نظرة أخرى',
  more: {
    zero: 'ولا سيارة أخرى',
    one: 'وسيارة أخرى',
    two: 'وسيارتان أخريان',
    few: 'و{count} سيارات أخرى',
    many: 'و{count} سيارة أخرى',
    other: 'و{count} سيارة أخرى',
  },
  yes: 'نعم، السعر صحيح',
  'yes.noPhoto': 'نشر بلا صورة',
} as const satisfies Translation<typeof english>
