import type { PlateEstimate } from '#shared/schemas/plate-estimate.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ScaleBar } from '#web/ui/scale-bar.tsx'
import { askingBeside, placeOnEstimate } from './estimate-scale.ts'
import { EstimateComparables } from './estimate-comparables.tsx'
import { EstimateLegend } from './estimate-legend.tsx'
import { EstimateSteps } from './estimate-steps.tsx'

type EstimateFoundProps = {
  estimate: PlateEstimate
  /** The asking price in QAR, if there is one. */
  price: number | undefined
}

const tones = { low: 'amber', medium: 'neutral', high: 'green' } as const

const NotEnough = () => {
  const { t } = useT('plate-estimate')
  return (
    <div className="pb-4">
      <p className="text-lg font-medium">{t('none.title')}</p>
      <p className="mt-1 text-sm text-ink-2">{t('none.text')}</p>
    </div>
  )
}

/** The range with its confidence, the asking price on it, how it comes about, and on what it rests. */
export const EstimateFound = ({ estimate, price }: EstimateFoundProps) => {
  const { t, language } = useT('plate-estimate')
  const { range, confidence, steps, series, comparables } = estimate
  if (!range)
    return (
      <>
        <NotEnough />
        <EstimateComparables plates={comparables} />
      </>
    )
  const money = (riyals: number) => formatMoney(riyals, language)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-xl font-semibold tabular-nums">
          <bdi>{t('range', { low: money(range.low), high: money(range.high) })}</bdi>
        </p>
        {confidence && <Badge tone={tones[confidence]}>{t(`confidence.${confidence}`)}</Badge>}
      </div>
      {price !== undefined && (
        <p className="mt-1 text-sm text-ink-2">{t(`place.${askingBeside(range, price)}`)}</p>
      )}
      <div className="mt-4">
        <ScaleBar
          place={placeOnEstimate(range, price)}
          band={{ from: range.low, to: range.high }}
          middle={range.middle}
          own={price === undefined ? null : { price, label: t('scale.asking') }}
        />
      </div>
      <EstimateLegend range={range} price={price} />
      <p className="mt-4 text-xs text-ink-3">{t('note')}</p>
      <EstimateSteps steps={steps} series={series} middle={range.middle} />
      <EstimateComparables plates={comparables} />
    </>
  )
}
