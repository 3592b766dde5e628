import type { AnswerHere } from '#functions/search/browser/answer-here.ts'
import type { Suggestion } from '#shared/schemas/understood.ts'

/** The answer to a search, but for cards that only the server has. */
export type FoundHere = AnswerHere

/** A search as its address has it, and whether the server cannot be asked. */
export type MarketSearch = { params: Readonly<Record<string, string>>; isAlone: boolean }

/** A page's question to the worker that holds the market: a search, or the completions of a text. */
export type ToMarket = { id: number } & (MarketSearch | { text: string })

/** A message of the worker that holds the market to its page. */
export type FromMarket =
  | { kind: 'answer'; id: number; answer: FoundHere | readonly Suggestion[] | undefined }
  | { kind: 'ready' }
  /** Something changed since the last answers. */
  | { kind: 'changed' }
