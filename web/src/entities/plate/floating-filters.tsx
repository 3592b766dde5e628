import { lazy, Suspense, useState } from 'react'
import { Settings2 } from 'lucide-react'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { activePlateFilters } from '#web/entities/plate/active-filters.ts'
import type { FilterDrawerProps } from './filter-drawer.tsx'

// The first plates show before anybody needs it.
const loadDrawer = () => import('./filter-drawer.tsx')
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }))

const load = () => void loadDrawer().catch(() => {})

const bar = 'pointer-events-none z-20 mt-6 flex justify-center pb-[max(1rem,env(safe-area-inset-bottom))]'

/** On a phone: a button that floats within the thumb's reach, and the sheet of filters it opens. */
export const FloatingFilters = (drawer: Omit<FilterDrawerProps, 'open' | 'onClose'>) => {
  const { t, language } = useT('plates')
  // Undefined until it is first wanted.
  const [open, setOpen] = useState<boolean>()
  const count = activePlateFilters(drawer.filters).length
  return (
    <>
      {/* Below an empty result, not over it: the ways out of it are at the same place. */}
      <div className={drawer.total === 0 ? bar : `${bar} sticky bottom-0`}>
        <Button
          aria-haspopup="dialog"
          className="pointer-events-auto rounded-full shadow-float"
          onPointerDown={load}
          onFocus={load}
          onClick={() => setOpen(true)}
        >
          <Settings2 aria-hidden className="size-4.5" />
          {t('filters')}
          {count > 0 && (
            <span className="grid h-5 min-w-5 place-items-center rounded-full bg-white px-1.5 text-xs text-black tabular-nums">
              <span className="sr-only">{t('filters.active', { count })}</span>
              <span aria-hidden>{formatNumber(count, language)}</span>
            </span>
          )}
        </Button>
      </div>
      {open !== undefined && (
        <Suspense>
          <FilterDrawer {...drawer} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
