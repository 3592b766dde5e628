import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { pageSizes, type PageSize } from '#web/features/manage-listings/list-address.ts'
import type { ListPages } from '#web/features/manage-listings/use-list-address.ts'

type PagerProps = {
  pages: ListPages
  /** Where the next page begins; undefined on the last. */
  nextCursor: string | undefined
  /** The page is not full although there is more: the search has only paused. */
  isPaused: boolean
  /** A link was followed: the focus goes to the list. */
  onGo: () => void
}

/** The ways to the pages before and after, and how long a page is. */
export const Pager = ({ pages, nextCursor, isPaused, onGo }: PagerProps) => {
  const { t, language } = useT('admin-listings')
  const { shown, previous, nextTo, narrow } = pages
  const look = buttonClass({ variant: 'secondary' })
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <nav aria-label={t('pages')} className="flex flex-wrap items-center gap-3">
        {previous && (
          <Link {...previous} rel="prev" onClick={onGo} className={look}>
            <ChevronLeft aria-hidden className="mirrored size-4.5" />
            {t(shown.page > 1 ? 'previous' : 'first')}
          </Link>
        )}
        {(previous || nextCursor) && (
          <span className="text-sm text-ink-2 tabular-nums">
            {t('page', { page: formatNumber(shown.page, language) })}
          </span>
        )}
        {nextCursor && (
          <Link {...nextTo(nextCursor)} rel="next" onClick={onGo} className={look}>
            {t(isPaused ? 'goOn' : 'next')}
            <ChevronRight aria-hidden className="mirrored size-4.5" />
          </Link>
        )}
      </nav>
      <SelectField
        label={t('size')}
        labelHidden
        value={String(shown.size)}
        options={pageSizes.map((size) => ({ value: String(size), label: t('size.each', { size }) }))}
        onChange={({ currentTarget: { value } }) => narrow({ size: Number(value) as PageSize })}
        className="w-44"
      />
    </div>
  )
}
