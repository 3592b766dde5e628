import { wordSet } from '#functions/search/text/query-words.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'

// In Arabic the colour follows what it is the colour of.
const after = wordSet(`
  edition badge pack package line interior inside leather seats roof rims wheels اديشن ايديشن اديشين
`)
const before = wordSet('interior inside داخلية داخلي الداخلية جلد كراسي رنجات سقف')

/** Whether a colour is said of a grade or of a part: a Black Edition may be white, and so may a car with black leather. */
export const isOfPart = (tokens: readonly Token[], from: number, to: number): boolean =>
  after.has(tokens[to]?.word ?? '') || before.has(tokens[from - 1]?.word ?? '')
