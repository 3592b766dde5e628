import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]
export type Direction = 'ltr' | 'rtl'

const key = 'language'

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')

const initial = (): Language => {
  const stored = readStored(key) ?? (typeof document === 'undefined' ? 'en' : document.documentElement.lang)
  return stored === 'ar' ? 'ar' : 'en'
}

export const useLanguageStore = create<{ language: Language }>(() => ({ language: initial() }))

/** The language in use. For code that is not a component. */
export const currentLanguage = (): Language => useLanguageStore.getState().language

/** Turns page and memory to `language`. Its catalogues must be loaded: call `switchLanguage` of `i18n` instead. */
export const setLanguage = (language: Language): void => {
  writeStored(key, language)
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  useLanguageStore.setState({ language })
}
