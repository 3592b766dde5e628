import { useEffect } from 'react'
import { changeFilters, type SearchQuery } from '#web/features/browse/search-query.ts'

/** Takes away the filters that the API refuses by name, as a mangled or old address may have them. */
export const useDropRefused = (
  refusal: Error | null,
  change: (next: (query: SearchQuery) => SearchQuery) => void,
): void =>
  useEffect(() => {
    if (!refusal) return
    void import('#web/features/browse/refused-filters.ts').then(
      ({ withoutRefused }) => {
        const changed = withoutRefused(refusal)
        if (Object.keys(changed).length > 0) change((now) => changeFilters(now, changed))
      },
      // Offline: then nothing was refused either.
      () => {},
    )
    // Once for every refusal.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal])
