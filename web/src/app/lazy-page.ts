import { lazy, type ComponentType } from 'react'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import type { Namespace } from '#web/i18n/namespaces.ts'
import { currentLanguage } from '#web/stores/language.ts'

/** A page, or a part of one, that is fetched when it is first wanted, with its messages in the language in use. */
export const lazyPage = <Props = object>(
  load: () => Promise<ComponentType<Props>>,
  namespaces: readonly Namespace[],
) => {
  const preload = async () => {
    const [Page] = await Promise.all([load(), loadNamespaces(currentLanguage(), namespaces)])
    return { default: Page }
  }
  return Object.assign(lazy(preload), { preload })
}
