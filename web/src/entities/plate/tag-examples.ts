import type { PlateTag } from '#shared/reference/plate-vocabulary.ts'

/** A number of each kind: it says what a tag means quicker than words. */
export const tagExamples: Record<PlateTag, string> = {
  'same-digit': '7777',
  'repeating-pairs': '1212',
  ladder: '12345',
  mirror: '12321',
  bookend: '30003',
  round: '5000',
  year: '1990',
  'few-digits': '77377',
}
