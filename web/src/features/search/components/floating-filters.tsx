import { Suspense, useState } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyWithWords } from '../lazy-with-words.ts'
import type { FilterDrawerProps } from './filter-drawer.tsx'
import { loadFilterPanel } from './lazy-filter-panel.tsx'

// The first cars show before anybody needs these.
const loadDrawer = () => import('./filter-drawer.tsx')
const FilterDrawer = lazyWithWords(async () => (await loadDrawer()).FilterDrawer)

const load = () => void Promise.allSettled([loadDrawer(), loadFilterPanel()])

type FloatingFiltersProps = Omit<FilterDrawerProps, 'open' | 'onClose'> & {
  /** How many filters are in use. */
  count: number
}

const bar = 'pointer-events-none z-20 mt-6 flex justify-center pb-[max(1rem,env(safe-area-inset-bottom))]'

/** On a phone: a button that floats within the thumb's reach, and the sheet of filters it opens. */
export const FloatingFilters = ({ count, ...drawer }: FloatingFiltersProps) => {
  const { t, language } = useT('search')
  const [used, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      {/* Below an empty result, not over it: the ways out of it are at the same place. */}
      <div className={drawer.total === 0 ? bar : `${bar} sticky bottom-0`}>
        <Button
          aria-haspopup="dialog"
          className="pointer-events-auto rounded-full shadow-float"
          onPointerDown={load}
          onFocus={load}
          onClick={() => {
            setUsed(true)
            setOpen(true)
          }}
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
          {t('filters')}
          {count > 0 && (
            <span className="grid h-5 min-w-5 place-items-center rounded-full bg-white px-1.5 text-xs text-black tabular-nums">
              <span className="sr-only">{t('filters.active', { count })}</span>
              <span aria-hidden>{formatNumber(count, language)}</span>
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
