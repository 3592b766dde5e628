import type en from '../en/dealers.ts'
import type { Translation } from '../messages.ts'

export default {
  verified: 'معرض موثّق',
  rating: 'التقييم {rating} من 5',
  rated: 'التقييم {rating} من 5، {count}',
  reviews: {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: '{count} تقييمات',
    many: '{count} تقييمًا',
    other: '{count} تقييم',
  },
  cars: {
    zero: 'لا سيارات',
    one: 'سيارة واحدة',
    two: 'سيارتان',
    few: '{count} سيارات',
    many: '{count} سيارة',
    other: '{count} سيارة',
  },
} as const satisfies Translation<typeof en>
