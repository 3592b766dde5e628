import { startTransition, useMemo, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { PlateSearch } from './plate-search.ts'
import { parsePlateSearch, plateAddressOf } from './query-codec.ts'

/**
 * The search as the address says it, and how to change it: in place, without a history entry. Controls answer at once;
 * the router may take its time with the rest of the page.
 */
export const usePlateSearch = (): [
  PlateSearch,
  change: (next: (search: PlateSearch) => PlateSearch) => void,
] => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const fromAddress = useMemo(() => parsePlateSearch(params), [params])
  const [search, show] = useOptimistic(fromAddress)

  const change = (next: (search: PlateSearch) => PlateSearch) =>
    startTransition(() => {
      // The address itself, not what was last drawn: two changes may come between two renders.
      const changed = next(parsePlateSearch(new URLSearchParams(window.location.search)))
      show(changed)
      void navigate({ search: plateAddressOf(changed) }, { replace: true })
    })
  return [search, change]
}
