import type { Language } from '#shared/constants/market.ts'

/** Data that the script before the first paint hands to the app (web/src/early). */
export type Early = {
  language?: Language
  traceparent?: string
  /** The document shows the requested page: the app hydrates it instead of drawing anew. */
  goesOn?: boolean
  /**
   * The page's first call, on its way before the app has come: made as `client.ts` would, without a session. `isDrawn`: the document
   * brought an answer of some minutes before at most.
   */
  first?: { url: string; answer: Promise<Response>; isDrawn?: boolean } | undefined
  /** The address of a photo that was asked for because the page's own address gives it. */
  photo?: string | undefined
}

/** Empty outside of a browser. */
export const early: Early = (globalThis as { early?: Early }).early ?? {}

/** The answer to the page's first call, once; undefined for any other. */
export const takeFirstAnswer = (url: string): Promise<Response> | undefined => {
  const { first } = early
  if (first?.url !== url) return undefined
  early.first = undefined
  return first.answer
}

/** The address of a car's main photo that was asked for before the app had come; undefined for any other car. */
export const earlyPhotoOf = (slug: string): string | undefined =>
  early.photo?.split('/').includes(slug) ? early.photo : undefined
