import { lazy, Suspense, useState } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { activeFilters } from '../active-filters.ts'
import type { FilterDrawerProps } from './filter-drawer.tsx'

// The first cars show before anybody needs these.
const load = () => import('./filter-drawer.tsx')
const FilterDrawer = lazy(async () => ({ default: (await load()).FilterDrawer }))

/** On a phone: a button that floats within the thumb's reach, and the sheet of filters it opens. */
export const FloatingFilters = (drawer: Omit<FilterDrawerProps, 'open' | 'onClose'>) => {
  const { t, language } = useT('search')
  const [used, setUsed] = useState(false)
  const [open, setOpen] = useState(false)
  const count = activeFilters(drawer.query).length
  return (
    <>
      <div className="pointer-events-none sticky bottom-0 z-20 mt-6 flex justify-center pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button
          aria-haspopup="dialog"
          className="pointer-events-auto rounded-full shadow-float"
          onPointerDown={() => void load()}
          onFocus={() => void load()}
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
