import { useEffect, useRef } from 'react'
import { ChevronLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { CarAnalytics } from './car-analytics.tsx'
import { periods, usePeriod } from './queries.ts'
import { StockAnalytics } from './stock-analytics.tsx'

/** The figures of all own cars, or of the one that `?listing=` names. */
export const Analytics = ({ user }: { user: CurrentUser }) => {
  const { t } = useT('analytics')
  const [search] = useSearchParams()
  const listingId = search.get('listing')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(listingId)

  // Between the list and a car, the focus moves to the start of the new figures.
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
          <CarAnalytics key={listingId} id={listingId} user={user} />
        </>
      )}
    </section>
  )
}

/** How many days the charts show. */
export const PeriodSwitch = () => {
  const { t } = useT('analytics')
  const [period, show] = usePeriod()
  return (
    <SegmentedControl
      legend={t('period')}
      choices={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
      value={period}
      onChange={show}
    />
  )
}
