import { ChevronDown } from 'lucide-react'
import { plateTagWords } from '#shared/reference/plate-vocabulary.ts'
import type { PlateEstimate } from '#shared/schemas/plate-estimate.ts'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

type Step = PlateEstimate['steps'][number]
type EstimateStepsProps = Pick<PlateEstimate, 'steps' | 'series'> & { /** In QAR. */ middle: number }

const useStepWords = (series: PlateEstimate['series']) => {
  const { t, language } = useT('plate-estimate')
  const nameOf = (step: Step): string => {
    if (step.kind === 'DIGITS') return t('step.digits', { count: step.digits })
    if (step.kind === 'TAG') return plateTagWords[step.tag][language]
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

/** How the middle of an estimate comes about, factor by factor, for whoever wants to know. */
export const EstimateSteps = ({ steps, series, middle }: EstimateStepsProps) => {
  const { t, language, nameOf, valueOf } = useStepWords(series)
  const rows = [
    ...steps.map((step) => ({ name: nameOf(step), value: valueOf(step) })),
    { name: t('step.result'), value: formatMoney(middle, language) },
  ]
  return (
    <details className="group/details mt-4 border-t border-line">
      <summary className="flex min-h-13 list-none items-center gap-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {t('how')}
        <ChevronDown
          aria-hidden
          className="ms-auto size-4.5 text-ink-3 transition-[rotate] group-open/details:rotate-180"
        />
      </summary>
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
    </details>
  )
}
