import { lazy, Suspense, useState } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import type { FoundCars } from './search-listings.ts'
import { lazyWithWords } from '#web/features/browse/lazy-with-words.ts'
import type { FilterDrawerProps } from './filter-drawer.tsx'
import { loadFilterPanel } from './lazy-filter-panel.tsx'

// The first cars show before anybody needs these.
const loadDrawer = () => import('./filter-drawer.tsx')
const FilterDrawer = lazyWithWords(async () => (await loadDrawer()).FilterDrawer)

const ActiveCount = lazy(async () => ({ default: (await import('./active-count.tsx')).ActiveCount }))

const load = () => void Promise.allSettled([loadDrawer(), loadFilterPanel()])

type FloatingFiltersProps = Omit<FilterDrawerProps, 'open' | 'onClose'> & {
  found: FoundCars | undefined
  /** Any filter is in use. */
  active: boolean
}

const bar =
  'pointer-events-none z-20 mt-6 flex justify-center group-has-data-tray/results:justify-start pb-[max(1rem,env(safe-area-inset-bottom))]'

/** On a phone: a button that floats within the thumb's reach, and the sheet of filters it opens. */
export const FloatingFilters = ({ found, active, ...drawer }: FloatingFiltersProps) => {
  const { t } = useT('search')
  const [used, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      {/* Below an empty result, not over it: the ways out of it are at the same place. */}
      <div className={found?.total === 0 ? bar : `${bar} sticky bottom-0`}>
        <Button
          aria-haspopup="dialog"
          // Round, at the start of the tray's own line, once there is one.
          className="pointer-events-auto rounded-full shadow-float group-has-data-tray/results:relative group-has-data-tray/results:size-11 group-has-data-tray/results:px-0!"
          onPointerDown={load}
          onFocus={load}
          onClick={() => {
            setUsed(true)
            setOpen(true)
          }}
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
          <span className="group-has-data-tray/results:sr-only">{t('filters')}</span>
          {active && (
            <span className="grid h-5 min-w-5 place-items-center rounded-full bg-white px-1.5 text-xs text-black tabular-nums group-has-data-tray/results:absolute group-has-data-tray/results:-end-1 group-has-data-tray/results:-top-1 group-has-data-tray/results:shadow-card">
              <Suspense>
                <ActiveCount query={drawer.query} found={found} />
              </Suspense>
            </span>
          )}
        </Button>
      </div>
      {used && (
        <Suspense>
          <FilterDrawer {...drawer} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
