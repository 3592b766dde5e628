import type { Suggestion } from '#shared/schemas/understood.ts'

/** What one press searches for: its name in both languages and the parameters of `GET /api/listings`. */
export type Choice = Pick<Suggestion, 'label' | 'query'>

/** The choice that is a text, as somebody typed it. */
export const textChoice = (text: string): Choice => ({
  label: { en: text, ar: text },
  query: { search: text },
})
