import { create } from 'zustand'

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]
export type Direction = 'ltr' | 'rtl'

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')

// The script before the first paint has decided (public/early.js): the address, this tab, the choice, the browser.
const initial = (): Language =>
  typeof document !== 'undefined' && document.documentElement.lang === 'ar' ? 'ar' : 'en'

export const useLanguageStore = create<{ language: Language }>(() => ({ language: initial() }))

/** The language in use. For code that is not a component. */
export const currentLanguage = (): Language => useLanguageStore.getState().language
