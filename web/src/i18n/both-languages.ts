import { languages, type Language } from '#shared/constants/market.ts'
import { loadedMessages, loadNamespaces } from './catalogue.ts'
import type { Namespace, Namespaces } from './namespaces.ts'
import { createTranslator, type Translator } from './translator.ts'

/** A text in both languages, for paper that two people read. */
export type Pair = Readonly<Record<Language, string>>

/** Messages that want nothing filled in. */
export type PlainKey<N extends Namespace> = {
  [Key in keyof Namespaces[N]]: Namespaces[N][Key] extends `${string}{${string}` ? never : Key
}[keyof Namespaces[N]]

/** Loads the messages of a namespace in both languages; a component that shows them suspends until then. */
export const loadInBothLanguages = (namespace: Namespace): Promise<unknown> =>
  Promise.all(languages.map((language) => loadNamespaces(language, [namespace])))

const translators = new Map<string, unknown>()

const wordsIn = <N extends Namespace>(language: Language, namespace: N): Translator<Namespaces[N]> => {
  const key = `${language}/${namespace}`
  const known = translators.get(key) as Translator<Namespaces[N]> | undefined
  if (known) return known
  const made = createTranslator(loadedMessages(language, namespace)!, language)
  translators.set(key, made)
  return made
}

/** The messages of a namespace in both languages at once, which must be loaded; `both` has those without parameters. */
export const inBothLanguages = <N extends Namespace>(namespace: N) => {
  const en = wordsIn('en', namespace)
  const ar = wordsIn('ar', namespace)
  // Parameters are unknown while the namespace is; these messages have none.
  const plain = ({ t }: Translator<Namespaces[N]>) => t as unknown as (key: PlainKey<N>) => string
  return { en, ar, both: (key: PlainKey<N>): Pair => ({ en: plain(en)(key), ar: plain(ar)(key) }) }
}
