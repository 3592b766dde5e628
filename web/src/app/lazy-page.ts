import { lazy, type ComponentType } from 'react'
import { PartFailed } from '#web/app/error-boundary.tsx'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import type { Namespace } from '#web/i18n/namespaces.ts'
import { currentLanguage } from '#web/stores/language.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A page, or a part of one that somebody asked for, that is fetched when it is first wanted, with its messages in the language in use. */
export const lazyPage = <Props = object>(load: Load<Props>, namespaces: readonly Namespace[]) => {
  const preload = async () => {
    const [Page] = await Promise.all([load(), loadNamespaces(currentLanguage(), namespaces)])
    return { default: Page }
  }
  return Object.assign(lazy(preload), { preload })
}

/** A part of a page that is fetched with or after it. Where that fails the page stays, and says in its place that it is missing. */
export const lazyPart = <Props = object>(load: Load<Props>, namespaces: readonly Namespace[]) => {
  const { preload } = lazyPage(load, namespaces)
  const part = lazy<ComponentType<Props>>(() => preload().catch(() => ({ default: PartFailed })))
  return Object.assign(part, { preload })
}
