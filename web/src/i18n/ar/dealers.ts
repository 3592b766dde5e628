import type en from '../en/dealers.ts'
import type { Translation } from '../messages.ts'

export default {
  verified: 'معرض موثّق',
  rating: 'التقييم {rating} من 5',
  cars: {
    zero: 'لا سيارات',
    one: 'سيارة واحدة',
    two: 'سيارتان',
    few: '{count} سيارات',
    many: '{count} سيارة',
    other: '{count} سيارة',
  },
} as const satisfies Translation<typeof en>
