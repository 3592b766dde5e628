import type { ReactNode } from 'react'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

type LegendProps = { rating: PriceRating; price: number }

/** What stands on the scale, with its amounts. */
export const ScaleLegend = ({ rating: { fair, median }, price }: LegendProps) => {
  const { t, language } = useT('price')
  const money = (riyals: number) => formatMoney(riyals, language)
  const rows: { mark: ReactNode; name: string; value: string }[] = [
    { mark: <span className="h-4 w-1 rounded-full bg-maroon" />, name: t('scale.car'), value: money(price) },
    ...(fair
      ? [
          {
            mark: <span className="h-2 w-4 rounded-full bg-green" style={{ opacity: 0.45 }} />,
            name: t('scale.fair'),
            value: t('scale.range', fair),
          },
        ]
      : []),
    ...(median === null
      ? []
      : [
          {
            mark: <span className="h-4 w-0.5 bg-ink" />,
            name: t('scale.median'),
            value: money(median),
          },
        ]),
  ]
  return (
    <dl className="mt-4 flex flex-col gap-2 text-sm">
      {rows.map(({ mark, name, value }) => (
        <div key={name} className="flex items-center justify-between gap-4">
          <dt className="flex items-center gap-2.5 whitespace-nowrap text-ink-2">
            <span aria-hidden className="grid w-4 place-items-center">
              {mark}
            </span>
            {name}
          </dt>
          <dd className="text-end font-medium tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
