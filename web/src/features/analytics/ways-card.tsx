import { Suspense } from 'react'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import { type Analytics, noWays } from '#shared/schemas/analytics.ts'
import { FormatMenu } from '#web/entities/listing/format-menu.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { contactWays, type Measure, measures, sumWays } from './figures.ts'

type WaysCardProps = {
  analytics: Analytics
  /** In the name of the file: the car that the figures are of, or nothing for all of them. */
  about?: string
}

/** By which way people got in touch in a period, and all of its figures day by day as a file. */
export const WaysCard = ({ analytics, about }: WaysCardProps) => {
  const { t, language } = useT('analytics')
  const { ways, earlier } = sumWays(analytics)
  const rows = [
    ...contactWays.map((way) => ({ way, count: ways[way] })),
    ...(earlier > 0 ? [{ way: 'earlier' as const, count: earlier }] : []),
  ]
  const most = Math.max(...rows.map(({ count }) => count))
  return (
    <Card flat className="p-4 sm:p-5">
      <h3 className="text-lg">{t('ways.title')}</h3>
      {most === 0 ? (
        // Of all cars it stands beside the requests, which are about number plates, too.
        <p className="mt-1 text-sm text-ink-2">{t(about ? 'ways.none' : 'ways.none.cars')}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-3 text-sm">
          {rows.map(({ way, count }) => (
            <li key={way}>
              <p className="flex justify-between gap-4">
                <span className="text-ink-2">{t(`ways.${way}`)}</span>
                <bdi className="font-medium tabular-nums">{formatNumber(count, language)}</bdi>
              </p>
              <div aria-hidden className="mt-1 h-2 overflow-clip rounded-full bg-sand-2 forced-colors:border">
                <div
                  className="h-full rounded-full bg-maroon"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 mb-3 text-xs text-ink-3">{t('ways.note')}</p>
      {/* The messages of the menu load with it and must not suspend the card. */}
      <Suspense fallback={<Skeleton className="h-9 w-28 rounded-control" />}>
        <ExportDays analytics={analytics} about={about} />
      </Suspense>
    </Card>
  )
}

const ExportDays = ({ analytics, about }: WaysCardProps) => {
  const { t } = useT('analytics')
  const { t: charts } = useT('charts')
  const counts: readonly Measure[] = measures
  const read = async () => [
    [
      charts('day'),
      ...counts.map((measure) => t(`measure.${measure}`)),
      ...contactWays.map((way) => t(`ways.${way}`)),
    ],
    ...analytics.days.map((day) => [
      day.day,
      ...counts.map((measure) => day[measure]),
      ...contactWays.map((way) => (day.ways ?? noWays)[way]),
    ]),
  ]
  return (
    <FormatMenu
      label={t('export')}
      name={() => ['sayara-analytics', about, qatarDay(new Date())].filter(Boolean).join('-')}
      sheet={t('title')}
      read={read}
    />
  )
}
