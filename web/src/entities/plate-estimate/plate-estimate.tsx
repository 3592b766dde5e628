import { queryOptions, useQuery } from '@tanstack/react-query'
import type { estimatePlate as contract } from '#shared/api/plates.ts'
import { plateText, readPlateNumber } from '#shared/rules/plate.ts'
import type { PlateEstimate as Estimate } from '#shared/schemas/plate.ts'
import { call } from '#web/api/client.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ScaleBar } from '#web/ui/scale-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { EstimateComparables, EstimateLegend, EstimateSteps } from './estimate-parts.tsx'
import { askingBeside, placeOnEstimate } from './estimate-scale.ts'

const tones = { low: 'amber', medium: 'neutral', high: 'green' } as const

type PlateEstimateProps = {
  /** The number as typed, in any script; while it is not a valid number, the panel says what it waits for. */
  plateNumber: string
  /** The asking price in QAR, once there is one. */
  price?: number | undefined
}

/** The estimated value of a number and the reasons: a range, never a promise. */
export const PlateEstimate = ({ plateNumber, price }: PlateEstimateProps) => {
  const { t } = useT('plate-estimate')
  const { t: common } = useT()
  const { isNumber, asked } = useAsked(plateNumber)
  const { data, error, refetch } = useEstimate(asked)
  const body = () => {
    if (!isNumber) return <p className="pb-4 text-sm text-ink-3">{t('first')}</p>
    if (asked && error)
      return (
        <p role="alert" className="flex flex-wrap items-center gap-3 pb-4 text-sm text-ink-2">
          {t('failed')}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        </p>
      )
    if (!asked || !data) return <EstimateSkeleton hasPrice={price !== undefined} />
    return <EstimateFound key={asked} estimate={data} price={price} />
  }
  return (
    <section aria-label={t('title')} aria-busy={isNumber && !data && !error}>
      <h3 className="text-lg">{t('title')}</h3>
      <Card flat className="mt-3 px-4 pt-4 sm:px-5">
        {body()}
      </Card>
    </section>
  )
}

const useAsked = (plateNumber: string) => {
  const read = readPlateNumber(plateNumber)
  const typed = read && plateText(read)
  const asked = useDebounced(typed, 500)
  return { isNumber: typed !== undefined, asked: asked === typed ? asked : undefined }
}

/** The estimate of a number; `plateNumber` as `plateText` writes it. Nothing is asked without one. */
const useEstimate = (plateNumber: string | undefined) =>
  useQuery({ ...estimateQuery(plateNumber ?? ''), enabled: plateNumber !== undefined })

const estimateQuery = (plateNumber: string) =>
  queryOptions({
    queryKey: ['plates', 'estimate', plateNumber],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/number-plates/estimate', { query: { plateNumber }, signal }),
  })

type EstimateFoundProps = {
  estimate: Estimate
  /** The asking price in QAR, if there is one. */
  price: number | undefined
}

/** The range with its confidence, the asking price on it, how it comes about, and on what it rests. */
const EstimateFound = ({ estimate, price }: EstimateFoundProps) => {
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

const NotEnough = () => {
  const { t } = useT('plate-estimate')
  return (
    <div className="pb-4">
      <p className="text-lg font-medium">{t('none.title')}</p>
      <p className="mt-1 text-sm text-ink-2">{t('none.text')}</p>
    </div>
  )
}

/** An estimate that is still to come: range, scale, legend and four similar plates. */
const EstimateSkeleton = ({ hasPrice }: { hasPrice: boolean }) => (
  <>
    <div className="flex h-13 items-center justify-between gap-4">
      <Skeleton className="h-6 w-44" />
      <Skeleton className="h-6 w-24 rounded-full" />
    </div>
    <Skeleton className={hasPrice ? 'mt-11 h-6 rounded-full' : 'mt-4 h-6 rounded-full'} />
    <div className="mt-4 flex flex-col gap-3">
      {hasPrice && <Skeleton className="h-5" />}
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
    </div>
    <div className="mt-4 border-t border-line py-4">
      <Skeleton className="h-5 w-44" />
    </div>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4 border-t border-line py-4">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-20" />
      ))}
    </div>
  </>
)
