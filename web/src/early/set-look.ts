import type { Language } from '#shared/constants/market.ts'
import { firstLanguage } from '#shared/rules/shell.ts'
import { directionOf } from '#web/stores/language.ts'

const named = (language: string | null): Language | null =>
  language === 'en' || language === 'ar' ? language : null

/** The address, this tab, the choice, the browser: the first of them that names a language of ours. */
const chooseLanguage = (): Language => {
  let language = named(new URLSearchParams(location.search).get('lang'))
  try {
    const chosen = named(localStorage.getItem('language'))
    // A link's language counts for its tab, reloads and all; it becomes the choice of who has never made one.
    if (language) sessionStorage.setItem('language', language)
    if (language && !chosen) localStorage.setItem('language', language)
    language ??= named(sessionStorage.getItem('language')) ?? chosen
  } catch {
    // Storage is blocked: the browser's own preferences serve.
  }
  return language ?? firstLanguage(navigator.language)
}

/** The value stored under `key`, or null, also where storage is blocked. */
export const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Says language, direction and theme on the document, so that none of them ever flashes; the stores read them there. */
export const setLook = (): Language => {
  const html = document.documentElement
  const language = chooseLanguage()
  const theme = kept('theme')
  html.lang = language
  html.dir = directionOf(language)
  if (theme === 'light' || theme === 'dark') html.dataset['theme'] = theme
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/app-${language}.webmanifest`)
  return language
}
