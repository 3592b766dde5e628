import { wordSet } from '#functions/search/text/query-words.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'

const counted = wordSet(`
  door doors seat seats seater seaters cylinder cylinders cyl year years owner owners
  باب ابواب مقعد مقاعد راكب ركاب سلندر سلندرات سنة سنوات سنين مالك ملاك
`)

/** Whether a number stands at a token and what it counts behind it: the 5 of "5 doors" is no car. */
export const isCountedAt = (tokens: readonly Token[], at: number): boolean =>
  /^\d{1,2}$/.test(tokens[at]!.word) && counted.has(tokens[at + 1]?.word ?? '')
