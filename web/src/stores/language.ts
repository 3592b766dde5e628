import { create } from 'zustand'
import { languages, type Language } from '#shared/constants/market.ts'
import { early } from '#web/api/early.ts'

export type Direction = 'ltr' | 'rtl'

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')

// The script before the first paint has decided (web/src/early); shells are drawn without a document.
const initial = (): Language =>
  early.language ??
  languages.find((each) => each === globalThis.document?.documentElement.lang) ??
  languages[0]

// Marked, so that the script before the first paint can have the rest of this file without the store.
export const useLanguageStore = /* @__PURE__ */ create<{ language: Language }>(() => ({
  language: initial(),
}))

/** The language in use. For code that is not a component. */
export const currentLanguage = (): Language => useLanguageStore.getState().language
