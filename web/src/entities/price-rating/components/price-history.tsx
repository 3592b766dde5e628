import { useState } from 'react'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { formatDate, formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { biggestDrop, changesOf, daysOnMarket } from '#web/entities/price-rating/price-changes.ts'
import { ChangeList } from './change-list.tsx'
import { HistoryChart } from './history-chart.tsx'

type Facts = { name: string; value: string; note: string }[]

const useFacts = ({ priceHistory, publishedAt }: ListingDetail, now: number): Facts => {
  const { t, language } = useT('price')
  const changes = changesOf(priceHistory)
  const last = changes.at(-1)
  const drop = biggestDrop(changes)
  const days = publishedAt ? daysOnMarket(publishedAt, now) : 0
  const money = (riyals: number) => formatMoney(riyals, language)
  return [
    ...(publishedAt
      ? [
          {
            name: t('history.market'),
            value: days ? t('history.days', { count: days }) : t('history.today'),
            note: t('history.since', { date: formatDate(publishedAt, language) }),
          },
        ]
      : []),
    ...(last
      ? [
          {
            name: t('history.previous'),
            value: money(last.before),
            note: t('history.until', { date: formatDate(last.at, language) }),
          },
        ]
      : []),
    ...(drop
      ? [
          {
            name: t('history.drop'),
            value: money(drop.before - drop.after),
            note: t('history.share', { percent: formatPercent(-drop.share, language) }),
          },
        ]
      : []),
  ]
}

/** How long the car has been for sale and what it asked for before. Nothing for a car that was never public. */
export const PriceHistory = ({ listing }: { listing: ListingDetail }) => {
  const { t } = useT('price')
  const [now] = useState(() => Date.now())
  const facts = useFacts(listing, now)
  const changes = changesOf(listing.priceHistory)
  if (facts.length === 0) return null
  return (
    <section>
      <h2 className="text-xl">{t('history')}</h2>
      <Card flat className="mt-4 p-5 lg:p-6">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          {facts.map(({ name, value, note }) => (
            <div key={name} className="min-w-0">
              <dt className="text-xs text-ink-3">{name}</dt>
              <dd className="mt-0.5 font-medium tabular-nums">
                <bdi>{value}</bdi>
              </dd>
              <dd className="text-xs text-ink-3">{note}</dd>
            </div>
          ))}
        </dl>
        {changes.length > 0 ? (
          <>
            <HistoryChart history={listing.priceHistory} now={now} />
            <ChangeList changes={changes} />
          </>
        ) : (
          <p className="mt-4 text-sm text-ink-2">{t('history.never')}</p>
        )}
      </Card>
    </section>
  )
}
