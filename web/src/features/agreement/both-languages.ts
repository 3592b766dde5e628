import { loadedMessages, loadNamespaces } from '#web/i18n/catalogue.ts'
import type { Namespaces } from '#web/i18n/namespaces.ts'
import { createTranslator, type Translator } from '#web/i18n/translator.ts'
import { languages, type Language } from '#web/stores/language.ts'

type Messages = Namespaces['agreement']

/** A text in both languages. */
export type Pair = Readonly<Record<Language, string>>

/** Messages that want nothing filled in. */
type PlainKey = {
  [Key in keyof Messages]: Messages[Key] extends `${string}{${string}` ? never : Key
}[keyof Messages]

/** Fetches the agreement's words in both languages; what shows the paper waits for it. */
export const loadBothLanguages = (): Promise<unknown> =>
  Promise.all(languages.map((language) => loadNamespaces(language, ['agreement'])))

const translators = new Map<Language, Translator<Messages>>()

const wordsIn = (language: Language): Translator<Messages> => {
  const known = translators.get(language)
  if (known) return known
  const made = createTranslator(loadedMessages(language, 'agreement')!, language)
  translators.set(language, made)
  return made
}

/** The agreement's words in both languages at once, which must be loaded; `both` has those that stand as they are. */
export const bothLanguages = () => {
  const en = wordsIn('en')
  const ar = wordsIn('ar')
  return { en, ar, both: (key: PlainKey): Pair => ({ en: en.t(key), ar: ar.t(key) }) }
}
