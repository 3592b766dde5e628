import { languageParameter, isPrivatePath } from '#shared/rules/page-address.ts'
import { isTracking } from '#shared/rules/shell.ts'
import { routes, type Route } from './routes.ts'

export type CanonicalPage = {
  /** The one path of the page, without a language. */
  path: string
  /** `noindex` for private pages, `noindex, follow` for one of many ways to sort and filter; null for all others. */
  robots: string | null
}

/** What search engines are told of an address of the site: its main path, and whether to keep it. As the documents for crawlers say it. */
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
