import { startTransition, useMemo, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { addressOf, parseQuery } from './query-codec.ts'
import type { SearchQuery } from './search-query.ts'

/**
 * The search as the address says it, and how to change it. A change rewrites the address in place, without a history
 * entry. Controls answer at once; the router may take its time with the rest of the page.
 */
export const useSearchQuery = (): [
  SearchQuery,
  change: (next: (query: SearchQuery) => SearchQuery) => void,
] => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const fromAddress = useMemo(() => parseQuery(params), [params])
  const [query, show] = useOptimistic(fromAddress)

  const change = (next: (query: SearchQuery) => SearchQuery) =>
    startTransition(() => {
      // The address itself, not what was last drawn: two changes may come between two renders.
      const changed = next(parseQuery(new URLSearchParams(window.location.search)))
      show(changed)
      void navigate({ search: addressOf(changed) }, { replace: true })
    })
  return [query, change]
}
