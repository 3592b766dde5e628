import type { ReactNode } from 'react'
import type { PlateEstimate } from '#shared/schemas/plate-estimate.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

type EstimateLegendProps = {
  range: NonNullable<PlateEstimate['range']>
  /** The asking price in QAR, if there is one. */
  price: number | undefined
}

const bandEnd = <span className="h-2 w-4 rounded-full bg-green" style={{ opacity: 0.45 }} />

/** What stands on the scale, with its amounts. */
export const EstimateLegend = ({ range: { low, middle, high }, price }: EstimateLegendProps) => {
  const { t, language } = useT('plate-estimate')
  const rows: { name: 'asking' | 'low' | 'middle' | 'high'; mark: ReactNode; riyals: number }[] = [
    ...(price === undefined
      ? []
      : [
          {
            name: 'asking' as const,
            mark: <span className="h-4 w-1 rounded-full bg-maroon" />,
            riyals: price,
          },
        ]),
    { name: 'low', mark: bandEnd, riyals: low },
    { name: 'middle', mark: <span className="h-4 w-0.5 bg-ink" />, riyals: middle },
    { name: 'high', mark: bandEnd, riyals: high },
  ]
  return (
    <dl className="mt-4 flex flex-col gap-2 text-sm">
      {rows.map(({ name, mark, riyals }) => (
        <div key={name} className="flex items-center justify-between gap-4">
          <dt className="flex items-center gap-2.5 whitespace-nowrap text-ink-2">
            <span aria-hidden className="grid w-4 place-items-center">
              {mark}
            </span>
            {t(`scale.${name}`)}
          </dt>
          <dd className="text-end font-medium tabular-nums">
            <bdi>{formatMoney(riyals, language)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
