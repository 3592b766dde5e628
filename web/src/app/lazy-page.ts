import { lazy, type ComponentType } from 'react'
import { PartFailed } from '#web/app/error-boundary.tsx'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import type { Namespace } from '#web/i18n/namespaces.ts'
import { currentLanguage } from '#web/stores/language.ts'

/** Fetches a component. */
export type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A page that is fetched when it is first wanted, with its messages in the language in use. Where that fails it takes the page around it
 * away; `lazyAsked` and `lazyPart` do not.
 */
export const lazyPage = <Props = object>(load: Load<Props>, namespaces: readonly Namespace[]) => {
  const preload = async () => {
    const [Page] = await Promise.all([load(), loadNamespaces(currentLanguage(), namespaces)])
    return { default: Page }
  }
  return Object.assign(lazy(preload), { preload })
}

/** A part of a page that is fetched with or after it. Where that fails the page stays, and `standIn` in its place: it says so by default. */
export const lazyPart = <Props = object>(
  load: Load<Props>,
  namespaces: readonly Namespace[],
  standIn: ComponentType<Props> = PartFailed,
) => {
  const { preload } = lazyPage(load, namespaces)
  const part = lazy<ComponentType<Props>>(() => preload().catch(() => ({ default: standIn })))
  return Object.assign(part, { preload })
}
