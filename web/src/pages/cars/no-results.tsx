import { SearchX } from 'lucide-react'
import type { FoundCars } from '#web/features/browse/search-listings.ts'
import { Relaxations } from '#web/features/browse/relaxations.tsx'
import { UnderstoodWords } from '#web/features/browse/understood-words.tsx'
import { usableRelaxations } from '#web/features/browse/relaxations.ts'
import { clearFilters, type SearchQuery } from '#web/features/browse/search-query.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

type NoResultsProps = {
  found: FoundCars
  /** An older answer, while the one that was asked for is under way. */
  outdated: boolean
  onChange: (next: (query: SearchQuery) => SearchQuery) => void
}

/** Why no car is shown, and the nearest searches that find some. */
export const NoResults = ({ found, outdated, onChange }: NoResultsProps) => {
  const { t } = useT('filters')
  const { search, understood, relaxations = [] } = found
  const canRelax = usableRelaxations(relaxations).length > 0
  return (
    <div aria-busy={outdated} className={cx('transition-opacity', outdated && 'opacity-50')}>
      <EmptyState
        icon={<SearchX />}
        title={t('empty.title')}
        actions={
          <div className="flex w-full flex-col items-center gap-3">
            {canRelax && <Relaxations relaxations={relaxations} onChange={onChange} />}
            <Button variant={canRelax ? 'ghost' : 'primary'} onClick={() => onChange(clearFilters)}>
              {t('empty.clear')}
            </Button>
          </div>
        }
      >
        {understood.length > 0 && <UnderstoodWords search={search} understood={understood} />}
        {t(canRelax ? 'empty.relax' : 'empty.text')}
      </EmptyState>
    </div>
  )
}
