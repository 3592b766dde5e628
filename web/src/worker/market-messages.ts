import type { AnswerHere } from '#functions/search/browser/answer-here.ts'

/** A search as its address has it, and whether the server cannot be asked. */
export type MarketSearch = { id: number; params: Readonly<Record<string, string>>; isAlone: boolean }

/** What the worker that holds the market tells its page. */
export type FromMarket =
  | { kind: 'answer'; id: number; answer: AnswerHere | undefined }
  | { kind: 'ready' }
  /** Something changed since the last answers. */
  | { kind: 'changed' }
