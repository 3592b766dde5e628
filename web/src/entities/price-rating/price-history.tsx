import { useState } from 'react'
import { isOnOffer } from '#shared/rules/availability.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { formatDate, formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import {
  biggestDrop,
  changesOf,
  chartSize,
  daysOnMarket,
  stepChartOf,
  type PriceChange,
} from './price-changes.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'

/** A car or a plate; the answer of an older build says nothing of its prices. */
type Priced = Partial<Pick<ListingDetail, 'priceHistory' | 'publishedAt'>> &
  Pick<ListingDetail, 'availability'>

type Facts = { name: string; value: string; note: string }[]

const useFacts = ({ priceHistory = [], publishedAt, availability }: Priced, now: number): Facts => {
  const { t, language } = useT('price')
  const changes = changesOf(priceHistory)
  const last = changes.at(-1)
  const drop = biggestDrop(changes)
  const days = publishedAt ? daysOnMarket(publishedAt, now) : 0
  const money = (riyals: number) => formatMoney(riyals, language)
  return [
    // A sold or paused offer is not on the market.
    ...(publishedAt && isOnOffer(availability)
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

/**
 * How long an offer has been for sale and what it asked for before. Nothing for one that was never public, or is on offer no more and
 * never changed its price.
 */
export const PriceHistory = ({
  offer,
  heading: Heading = 'h2',
}: {
  offer: Priced
  heading?: 'h2' | 'h3'
}) => {
  const { t } = useT('price')
  const [now] = useState(() => Date.now())
  const facts = useFacts(offer, now)
  const { priceHistory = [] } = offer
  const changes = changesOf(priceHistory)
  if (facts.length === 0) return null
  return (
    <section>
      <Heading className={Heading === 'h2' ? 'text-xl' : 'text-lg'}>{t('history')}</Heading>
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
            <HistoryChart history={priceHistory} now={now} />
            <ChangeList changes={changes} />
          </>
        ) : (
          priceHistory.length > 0 && <p className="mt-4 text-sm text-ink-2">{t('history.never')}</p>
        )}
      </Card>
    </section>
  )
}

// Older changes are for screen readers alone, which do not see the chart.
const inSight = 5

/** Every change of the price, newest first. */
const ChangeList = ({ changes }: { changes: readonly PriceChange[] }) => {
  const { t, language } = useT('price')
  return (
    <ol aria-label={t('history.changes')} className="mt-5 border-t border-line pt-3 text-sm">
      {changes.toReversed().map(({ at, before, after, share }, index) => {
        const fell = after < before
        const Icon = fell ? ArrowDown : ArrowUp
        const amounts = { before: formatMoney(before, language), after: formatMoney(after, language) }
        return (
          <li
            key={at}
            className={index < inSight ? 'flex flex-wrap items-baseline gap-x-3 py-1.5' : 'sr-only'}
          >
            <span className="text-ink-3">{formatDate(at, language)}</span>
            <span className="min-w-0 flex-1 basis-56">
              {t(fell ? 'history.down' : 'history.up', amounts)}
            </span>
            <span
              className={`inline-flex items-center gap-1 tabular-nums ${fell ? 'text-green' : 'text-ink-2'}`}
            >
              <Icon aria-hidden className="size-3.5 self-center" />
              {formatPercent(Math.abs(share), language)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const stroke = { vectorEffect: 'non-scaling-stroke', fill: 'none', stroke: 'var(--color-maroon)' } as const

type HistoryChartProps = {
  history: ListingDetail['priceHistory']
  /** The end of the chart in milliseconds. */ now: number
}

/**
 * The price over time, in steps. Time runs from left to right in both languages: the axes of graphs are not mirrored. The
 * list beside it says the same, so it is hidden from screen readers.
 */
const HistoryChart = ({ history, now }: HistoryChartProps) => {
  const { t, language } = useT('price')
  const { line, area, dots } = stepChartOf(history, now)
  const prices = history.map(({ priceQAR }) => priceQAR)
  return (
    <figure aria-hidden dir="ltr" className="mt-6 text-xs text-ink-3 tabular-nums">
      <bdi>{formatMoney(Math.max(...prices), language)}</bdi>
      <svg
        viewBox={`0 0 ${chartSize} ${chartSize}`}
        preserveAspectRatio="none"
        className="my-1 h-24 w-full overflow-visible border-b border-line"
      >
        <path d={area} fill="var(--color-maroon)" opacity={0.07} />
        <path d={line} {...stroke} strokeWidth={2} strokeLinejoin="round" />
        {/* Round ends of lines without length: circles would be stretched with the picture. */}
        {dots.map(({ x, y }) => (
          <path key={x} d={`M${x} ${y}h0`} {...stroke} strokeWidth={8} strokeLinecap="round" />
        ))}
      </svg>
      <bdi>{formatMoney(Math.min(...prices), language)}</bdi>
      <div className="mt-1 flex justify-between gap-4">
        <bdi>{formatDate(history[0]!.at, language)}</bdi>
        <bdi>{t('history.today.axis')}</bdi>
      </div>
    </figure>
  )
}
