import { remember } from '#functions/search/text/remember.ts'
import { wordsOf } from '#functions/search/words.ts'

/**
 * The normalised words of one word as it was written: one, or several where Unicode folds a sign to more. Remembered,
 * because people write the same few thousand words and folding them is what costs.
 */
export const wordsOfRaw = remember(wordsOf, 20_000)
