import { use } from 'react'
import { useLanguageStore } from '#web/stores/language.ts'
import { loadedMessages, loadNamespace } from './catalogue.ts'
import type { Namespace, Namespaces } from './namespaces.ts'
import { createTranslator, type Translator } from './translator.ts'

const translators = new Map<string, unknown>()

/**
 * The messages of a namespace in the language in use: `const { t, language, dir } = useT('search')`.
 * `common` without an argument. Suspends when the page did not name the namespace in the router.
 */
export const useT = <N extends Namespace = 'common'>(
  namespace: N = 'common' as N,
): Translator<Namespaces[N]> => {
  const { language } = useLanguageStore()
  const key = `${language}/${namespace}`
  use(loadNamespace(language, namespace))
  let translator = translators.get(key) as Translator<Namespaces[N]> | undefined
  if (!translator) {
    translator = createTranslator(loadedMessages(language, namespace)!, language)
    translators.set(key, translator)
  }
  return translator
}
