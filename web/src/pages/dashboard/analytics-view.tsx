import { useEffect, useRef } from 'react'
import { ChevronLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { PeriodSwitch } from '#web/features/analytics/components/period-switch.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { CarAnalytics } from './car-analytics.tsx'
import { StockAnalytics } from './stock-analytics.tsx'

/** The numbers of all of one's cars, or of the one that `?listing=` names. */
export const AnalyticsView = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('analytics')
  const [search] = useSearchParams()
  const listingId = search.get('listing')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(listingId)

  // From the list to a car and back, the next Tab goes on where the new numbers begin.
  useEffect(() => {
    if (shown.current !== listingId) heading.current?.focus({ preventScroll: true })
    shown.current = listingId
  }, [listingId])

  const all = new URLSearchParams(search)
  all.delete('listing')
  return (
    <section className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {t('title')}
        </h2>
        <PeriodSwitch />
      </div>
      {listingId === null ? (
        <StockAnalytics user={user} />
      ) : (
        <>
          <Link
            to={{ search: all.toString() }}
            className="inline-flex min-h-9 items-center gap-1.5 self-start text-sm text-ink-2 hover:text-ink"
          >
            <ChevronLeft aria-hidden className="mirrored size-4.5" />
            {t('car.back')}
          </Link>
          <CarAnalytics key={listingId} id={listingId} />
        </>
      )}
    </section>
  )
}
