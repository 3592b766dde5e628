import type { MouseEvent } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { cx } from './cx.ts'
import { pageWindow } from './page-window.ts'

type PaginationProps = {
  page: number
  pageCount: number
  onSelect: (page: number) => void
  /** The address of a page: buttons are links, so that a new tab and a crawler can follow them. */
  hrefOf: (page: number) => string
}

const box =
  'inline-grid h-11 min-w-11 place-items-center rounded-control border border-transparent px-2 text-sm tabular-nums text-ink-2 transition-colors ' +
  'hover:bg-sand hover:text-ink aria-[current=page]:border-edge/60 aria-[current=page]:bg-card aria-[current=page]:font-medium aria-[current=page]:text-ink'

// On a phone a line of their own, in words: beside seven numbers there is no room.
const step =
  'max-sm:flex max-sm:flex-1 max-sm:items-center max-sm:justify-center max-sm:gap-2 max-sm:border-line'

/** Numbered pages. Nothing is drawn for a single page. */
export const Pagination = ({ page, pageCount, onSelect, hrefOf }: PaginationProps) => {
  const { t, language } = useT()
  if (pageCount < 2) return null
  const { pages, last } = pageWindow(page, pageCount)

  const linkTo = (to: number) => ({
    href: hrefOf(to),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      onSelect(to)
    },
  })
  const number = (to: number) => (
    <a
      key={to}
      {...linkTo(to)}
      aria-current={to === page ? 'page' : undefined}
      aria-label={t('pagination.page', { page: to })}
      className={box}
    >
      {formatNumber(to, language)}
    </a>
  )
  return (
    <nav aria-label={t('pagination.label')} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <a {...linkTo(page - 1)} rel="prev" aria-label={t('pagination.previous')} className={cx(box, step)}>
          <ChevronLeft aria-hidden className="mirrored size-4.5" />
          <span className="sm:hidden">{t('pagination.previous')}</span>
        </a>
      )}
      <div className="flex flex-wrap items-center justify-center gap-1 max-sm:order-first max-sm:w-full">
        {pages.map(number)}
        {last !== null && (
          <>
            <span aria-hidden className="px-1 text-ink-3">
              …
            </span>
            {number(last)}
          </>
        )}
      </div>
      {page < pageCount && (
        <a {...linkTo(page + 1)} rel="next" aria-label={t('pagination.next')} className={cx(box, step)}>
          <span className="sm:hidden">{t('pagination.next')}</span>
          <ChevronRight aria-hidden className="mirrored size-4.5" />
        </a>
      )}
    </nav>
  )
}
