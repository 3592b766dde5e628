import { type ReactNode, useRef, useState } from 'react'
import { plateTagLabels } from '#shared/reference/plate-vocabulary.ts'
import type { PlateComparable, PlateEstimate } from '#shared/schemas/plate.ts'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'

const bandEnd = <span className="h-2 w-4 rounded-full bg-green" style={{ opacity: 0.45 }} />

type Step = PlateEstimate['steps'][number]

const shownAtFirst = 4

type EstimateLegendProps = {
  range: NonNullable<PlateEstimate['range']>
  /** The asking price in QAR, if there is one. */
  price: number | undefined
}

/** The marks on the scale, with their amounts. */
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
        <div key={name} className="flex flex-wrap items-center justify-between gap-x-4">
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

type EstimateStepsProps = Pick<PlateEstimate, 'steps' | 'series'> & { /** In QAR. */ middle: number }

/** The factors that lead to the middle of an estimate. */
export const EstimateSteps = ({ steps, series, middle }: EstimateStepsProps) => {
  const { t, language, nameOf, valueOf } = useStepLabels(series)
  const rows = [
    ...steps.map((step) => ({ name: nameOf(step), value: valueOf(step) })),
    { name: t('step.result'), value: formatMoney(middle, language) },
  ]
  return (
    <Disclosure title={t('how')} className="mt-4 border-t border-line">
      <dl className="pb-4 text-sm">
        {rows.map(({ name, value }) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-b-0 last:font-medium"
          >
            <dt>{name}</dt>
            <dd className="whitespace-nowrap tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

const useStepLabels = (series: PlateEstimate['series']) => {
  const { t, language } = useT('plate-estimate')
  const nameOf = (step: Step): string => {
    if (step.kind === 'DIGITS') return t('step.digits', { count: step.digits })
    if (step.kind === 'TAG') return plateTagLabels[step.tag][language]
    return step.kind === 'SERIES'
      ? t('step.series', { series: series ?? '' })
      : t('step.market', { count: step.count })
  }
  const valueOf = (step: Step): string =>
    step.kind === 'DIGITS'
      ? formatMoney(step.price, language)
      : t('step.times', { factor: formatNumber(step.factor, language, 2) })
  return { t, language, nameOf, valueOf }
}

/** Plates that the estimate looked at, the most alike first: what is asked for them, or was paid at an auction. */
export const EstimateComparables = ({ plates }: { plates: readonly PlateComparable[] }) => {
  const { t, language } = useT('plate-estimate')
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    setShowsAll(true)
    // The button goes with its press.
    list.current?.focus()
  }
  const shown = showsAll ? plates : plates.slice(0, shownAtFirst)
  const more = plates.length - shown.length
  if (plates.length === 0) return null
  return (
    <div className="border-t border-line py-4">
      <h4 className="text-sm font-medium">{t('comparables')}</h4>
      <ul
        ref={list}
        tabIndex={-1}
        className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-5"
      >
        {shown.map((plate) => (
          <li key={`${plate.source} ${plate.plateNumber} ${plate.price}`} className="min-w-0">
            <PlateDrawing plate={plate} />
            <p className="mt-2 text-sm font-medium tabular-nums">
              <bdi>{formatMoney(plate.price, language)}</bdi>
            </p>
            <p className="text-xs text-ink-3">{t(`comparables.${plate.source}`)}</p>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="secondary" size="sm" className="mt-4" onClick={showAll}>
          {t('comparables.more', { count: more })}
        </Button>
      )}
    </div>
  )
}
