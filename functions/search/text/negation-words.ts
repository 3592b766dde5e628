import { wordSet } from '#functions/search/text/query-words.ts'

/** Words after which an attribute is not wanted. */
export const negations = wordSet('not no non without بدون غير مو مب مش')
