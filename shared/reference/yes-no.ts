import type { Words } from './words.ts'

/** How a yes or a no is written into a cell of a stock file. */
export const yesNoWords: Record<'yes' | 'no', Words> = {
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
}
