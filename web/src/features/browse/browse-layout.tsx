import { Suspense, useState, type ReactNode, type RefObject } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { desktopQuery, useMedia } from '#web/ui/use-media.ts'
import { useRootMark } from '#web/ui/use-root-mark.ts'
import { useBrowseT, type BrowseNamespace } from './use-browse.ts'

// Where filters stand beside the results (Tailwind's lg); a phone is spared the work of drawing them unseen.
const narrowScreen = `not all and ${desktopQuery}`

const Drawer = lazyAsked(async () => (await import('#web/ui/drawer.tsx')).Drawer, [])

type BrowseLayoutProps = FilterDrawerProps & {
  /** The list of results, to which a change of the search returns. */
  results: RefObject<HTMLDivElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  onSkip: () => void
  /** Toolbar, chips and results. */
  children: ReactNode
}

/** Results beside their filters; on a phone, results with a button that opens the filters. */
export const BrowseLayout = ({ results, heading, onSkip, children, ...drawer }: BrowseLayoutProps) => {
  const { t } = useBrowseT(drawer.namespace)
  return (
    <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <WhereMedia
        query={desktopQuery}
        waiting={<div className={`${column} max-lg:hidden`}>{<PanelSkeleton />}</div>}
      >
        <aside aria-label={t('filters')} className={column}>
          {/* Past the filters by keyboard, seen only while it has the focus. */}
          <a
            href="#results"
            onClick={(event) => {
              // The address is the search's; a fragment would be one more entry in the history.
              event.preventDefault()
              onSkip()
            }}
            className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-10 focus:rounded-control focus:bg-brand focus:px-4 focus:py-2.5 focus:text-sm focus:font-medium focus:text-white"
          >
            {t('filters.skip')}
          </a>
          <Suspense fallback={<PanelSkeleton />}>{drawer.panel}</Suspense>
        </aside>
      </WhereMedia>
      <div
        ref={results}
        className="group/results min-w-0 scroll-mt-24 [--tray-bottom:calc(var(--tab-bar)+0.25rem)] [--tray-sides:3.25rem]"
      >
        <h2 ref={heading} id="results" tabIndex={-1} className="sr-only">
          {t('results')}
        </h2>
        {children}
        <WhereMedia query={narrowScreen}>
          <FilterDrawer {...drawer} />
        </WhereMedia>
      </div>
    </div>
  )
}

type WhereMediaProps = {
  /** A media query. */
  query: string
  /** The content of prerendered shells, which do not know the screen. */
  waiting?: ReactNode
  children: ReactNode
}

const Matching = ({ query, children }: WhereMediaProps) => useMedia(query) && children

/** Draws its children only where a media query holds: elsewhere they are not even loaded. */
const WhereMedia = (props: WhereMediaProps) => (
  <Suspense fallback={props.waiting}>
    <Matching {...props} />
  </Suspense>
)

const column =
  'sticky isolate top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-5 [scrollbar-width:thin]'

/** Filters that are still to come. */
export const PanelSkeleton = () => (
  <div aria-busy className="flex h-dvh flex-col gap-5">
    <Skeleton className="h-4 w-20" />
    <Skeleton className="h-12 rounded-control" />
    <Skeleton className="h-90 rounded-control" />
    <Skeleton className="h-72 rounded-control" />
  </div>
)

type FilterDrawerProps = {
  namespace: BrowseNamespace
  /** The filters, which may be fetched when they are first drawn. */
  panel: ReactNode
  /** Fetches them ahead of that. */
  onNear: () => void
  /** How many filters are in use. */
  active: number
  /** The number of results; absent while unknown. */
  total: number | undefined
  onClear: () => void
  /** Brings the results into view. */
  onShow?: () => void
}

const bar = 'mt-6 flex justify-center py-2 group-has-data-tray/results:justify-start'
// Opaque, and as wide as the page: a button that floats alone covers the text of some card wherever it is.
const sticky = 'sticky bottom-(--tab-bar) z-20 -mx-4 border-t border-line bg-paper px-4 sm:-mx-6 sm:px-6'

/** A button within the thumb's reach, and the sheet of filters it opens. */
const FilterDrawer = ({ namespace, panel, onNear, active, total, onClear, onShow }: FilterDrawerProps) => {
  const { t, language } = useBrowseT(namespace)
  // Undefined until it is first opened.
  const [open, setOpen] = useState<boolean>()
  useRootMark('hasFilterBar')
  const prepare = () => {
    onNear()
    void Drawer.preload().catch(() => {})
  }
  const show = () => {
    setOpen(false)
    onShow?.()
  }
  return (
    <>
      {/* Below an empty result, not over it: the ways out of it are at the same place. */}
      <div className={total === 0 ? bar : `${bar} ${sticky}`}>
        <Button
          aria-haspopup="dialog"
          // Round, at the start of the tray's own line, once there is one.
          className="rounded-full group-has-data-tray/results:relative group-has-data-tray/results:size-11 group-has-data-tray/results:px-0!"
          onPointerDown={prepare}
          onFocus={prepare}
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
          <span className="group-has-data-tray/results:sr-only">{t('filters')}</span>
          {active > 0 && (
            <span className="grid h-5 min-w-5 place-items-center rounded-full bg-white px-1.5 text-xs text-black tabular-nums group-has-data-tray/results:absolute group-has-data-tray/results:-end-1 group-has-data-tray/results:-top-1 group-has-data-tray/results:shadow-card">
              <span className="sr-only">{t('filters.active', { count: active })}</span>
              <span aria-hidden>{formatNumber(active, language)}</span>
            </span>
          )}
        </Button>
      </div>
      {open !== undefined && (
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          title={t('filters')}
          footer={
            <>
              <Button variant="secondary" onClick={onClear}>
                {t('filters.clear')}
              </Button>
              <Button wide onClick={show} className="tabular-nums">
                {total === undefined ? t('filters.close') : t('filters.show', { count: total })}
              </Button>
            </>
          }
        >
          {/* The page's own count is out of reach behind the sheet, and a button's new name is not said. */}
          <p role="status" className="sr-only">
            {total !== undefined && t('filters.show', { count: total })}
          </p>
          <Suspense fallback={<PanelSkeleton />}>{panel}</Suspense>
        </Drawer>
      )}
    </>
  )
}
