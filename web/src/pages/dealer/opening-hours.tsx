import { useState } from 'react'
import { isOpenAt, qatarWeekday } from '#shared/rules/open-hours.ts'
import type { WeekHours } from '#shared/schemas/storefront.ts'
import { useT } from '#web/i18n/use-t.ts'
import { weekdayName, weekdays } from '#web/i18n/weekday.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

/** When the showroom is open, day by day, and whether it is now. */
export const OpeningHours = ({ hours }: { hours: WeekHours }) => {
  const { t, language } = useT('showroom')
  const [now] = useState(() => new Date())
  const today = qatarWeekday(now)
  const isOpen = isOpenAt(hours, now)
  return (
    <section>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xl">{t('hours')}</h2>
        <Badge tone={isOpen ? 'green' : 'neutral'}>{t(isOpen ? 'hours.open' : 'hours.shut')}</Badge>
      </div>
      <dl className="mt-2 divide-y divide-line text-sm">
        {weekdays.map((day) => {
          const of = hours[day]
          return (
            <div
              key={day}
              className={cx('flex justify-between gap-4 py-2', day === today ? 'font-medium' : 'text-ink-2')}
            >
              <dt>{weekdayName(day, language)}</dt>
              <dd className="tabular-nums">
                {of ? (
                  <bdi dir="ltr">
                    {of.from} – {of.to}
                  </bdi>
                ) : (
                  t('hours.closed')
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-2 text-xs text-ink-3">{t('hours.zone')}</p>
    </section>
  )
}
