import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { languages } from '#shared/constants/market.ts'
import { isPrivatePath, languageParameter, pageAddress } from '#shared/rules/page-address.ts'
import { isTracking } from '#shared/rules/shell.ts'
import { useLanguageStore } from '#web/stores/language.ts'
import { type Theme, useTheme } from '#web/stores/theme.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

/**
 * The tags of the head for search engines and shared links, beside the title and description that each page sets
 * (page-meta.ts): the page's one address, the same page in the other language, and what a shared link shows. React puts them into the
 * head. The documents that most crawlers get say the same (functions/pages).
 */
export const HeadTags = () => {
  const { pathname, search } = useLocation()
  const { language } = useLanguageStore()
  const { theme } = useTheme()
  useEffect(() => colourBar(theme), [theme])
  // Pages set these after they have come, each in its own time.
  const title = useSyncExternalStore(watchHead, () => document.title)
  const text = useSyncExternalStore(watchHead, description)
  const { path, robots } = canonicalPage(pathname, search)
  const { origin } = window.location
  const url = pageAddress(origin, path, language)
  if (robots === 'noindex') return <meta name="robots" content={robots} />
  return (
    <>
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={url} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={pageAddress(origin, path, other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageAddress(origin, path, 'en')} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
    </>
  )
}

/** The browser's own bar in a chosen theme, too. The document has a colour for the light and one for the dark one, in this order. */
const colourBar = (theme: Theme): void =>
  document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((bar, index) => {
    const own = (['light', 'dark'] as const)[index]!
    bar.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  })

const watchHead = (onChange: () => void) => {
  const watcher = new MutationObserver(onChange)
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true })
  return () => watcher.disconnect()
}

const description = () => document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''

type CanonicalPage = {
  /** The one path of the page, without a language. */
  path: string
  /** `noindex` for private pages, `noindex, follow` for one of many ways to sort and filter; null for all others. */
  robots: string | null
}

/** The canonical path of an address and its robots directive for search engines, as in the documents for crawlers. */
export const canonicalPage = (pathname: string, search: string): CanonicalPage => {
  const path = pathname.replace(/(?<=.)\/$/, '')
  if (isPrivatePath(path)) return { path, robots: 'noindex' }
  const names = Object.values<Route>(routes).find((route) => route.path === path)?.canonicalQuery
  if (!names) return { path, robots: null }
  const params = new URLSearchParams(search)
  const says = (name: string) => {
    const value = params.get(name) ?? ''
    return value !== '' && !value.includes(',') && !(name === 'page' && value === '1')
  }
  // A model is one of its make.
  const kept = names.filter((name) => says(name) && (name !== 'model' || says('make')))
  const isVariant = [...params].some(
    ([name, value]) =>
      value && name !== languageParameter && name !== 'page' && !isTracking(name) && !kept.includes(name),
  )
  const query = new URLSearchParams(kept.map((name) => [name, params.get(name) ?? '']))
  return { path: query.size > 0 ? `${path}?${query}` : path, robots: isVariant ? 'noindex, follow' : null }
}
