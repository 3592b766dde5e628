import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { languages } from '#shared/constants/market.ts'
import { pageAddress } from '#shared/rules/page-address.ts'
import { useLanguageStore } from '#web/stores/language.ts'
import { canonicalPage } from './canonical-page.ts'

const watchHead = (onChange: () => void) => {
  const watcher = new MutationObserver(onChange)
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true })
  return () => watcher.disconnect()
}

const description = () => document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''

/**
 * What the head tells those who run scripts without being people, beside the title and description that each page sets
 * (page-meta.ts): its one address, the same page in the other language, and what a shared link shows. React puts them into the
 * head. The documents that most crawlers get say the same (functions/pages).
 */
export const HeadTags = () => {
  const { pathname, search } = useLocation()
  const { language } = useLanguageStore()
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
