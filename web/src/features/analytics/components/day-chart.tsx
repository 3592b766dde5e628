import { useState } from 'react'
import type { AnalyticsDay } from '#shared/schemas/analytics.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { labelledDays, ticksFor } from '../chart-scale.ts'
import { dayWords } from '../day-words.ts'
import type { Measure } from '../measures.ts'
import { ChartPlot } from './chart-plot.tsx'

const percent = (share: number) => `${share * 100}%`

const DayAxis = ({ days }: { days: readonly AnalyticsDay[] }) => {
  const { t, language } = useT('analytics')
  const last = days.length - 1
  const form = days.length <= 7 ? 'weekday' : 'date'
  return (
    <div aria-hidden className="relative mt-1.5 h-5">
      {labelledDays(days.length).map((index) => (
        <span
          key={index}
          className="absolute whitespace-nowrap"
          // The last one of many has no room to its right.
          style={
            index === last && days.length > 7
              ? { insetInlineEnd: 0 }
              : { insetInlineStart: percent((index + 0.5) / days.length), translate: '-50%' }
          }
        >
          <bdi>{index === last ? t('chart.today') : dayWords(days[index]!.day, language, form)}</bdi>
        </span>
      ))}
    </div>
  )
}

/**
 * What was counted on each day. Time runs from left to right in both languages: the axes of graphs are not mirrored. The
 * line above tells the chosen day, or the busiest.
 */
export const DayChart = ({ days, measure }: { days: readonly AnalyticsDay[]; measure: Measure }) => {
  const { t, language } = useT('analytics')
  const [at, setAt] = useState<number | null>(null)
  const counts = days.map((day) => day[measure])
  const ticks = ticksFor(Math.max(...counts))
  const top = ticks.at(-1)!
  const busiest = days[counts.indexOf(Math.max(...counts))]!
  const wordsOf = (day: AnalyticsDay) =>
    `${dayWords(day.day, language, 'whole')} · ${t(`count.${measure}`, { count: day[measure] })}`
  const chosen = at === null ? undefined : days[at]
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <h3 className="text-base font-medium tracking-normal">{t(`perDay.${measure}`)}</h3>
        <p aria-hidden className="text-sm text-ink-2 tabular-nums">
          {chosen && wordsOf(chosen)}
          {!chosen && busiest[measure] > 0 && `${t('chart.busiest')}: ${wordsOf(busiest)}`}
        </p>
      </div>
      <div dir="ltr" className="mt-5 flex gap-3 text-xs text-ink-3 tabular-nums">
        <div aria-hidden className="relative h-48 shrink-0">
          {/* As wide as the widest number, which is the highest. */}
          <span className="invisible">{formatNumber(top, language)}</span>
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute end-0"
              style={{ bottom: percent(tick / top), translate: '0 50%' }}
            >
              {formatNumber(tick, language)}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <div className="relative h-48">
            <ChartPlot {...{ days, measure, ticks, at, wordsOf }} onPick={setAt} />
          </div>
          <DayAxis days={days} />
        </div>
      </div>
    </div>
  )
}
