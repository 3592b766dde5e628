import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { countChips } from '#web/features/browse/active-filters.ts'
import type { FoundCars } from './search-listings.ts'
import type { SearchFilters } from '#web/features/browse/search-query.ts'

type ActiveCountProps = { query: SearchFilters; found: FoundCars | undefined }

/** How many chips say what narrows the results. */
export const ActiveCount = ({ query, found }: ActiveCountProps) => {
  const { t, language } = useT('search')
  const count = countChips(query, found)
  return (
    <>
      <span className="sr-only">{t('filters.active', { count })}</span>
      <span aria-hidden>{formatNumber(count, language)}</span>
    </>
  )
}
