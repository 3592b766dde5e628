import type { Figures, FiguresDay } from '#shared/schemas/figures.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Count } from '../total-figures.ts'
import { unitOfWait, waitWords } from '../wait-words.ts'
import { ChartCard } from './chart-card.tsx'

const fills = {
  listings: 'var(--color-maroon)',
  plates: 'var(--color-ink-3)',
  leads: 'var(--color-maroon)',
  approvals: 'var(--color-green)',
  rejections: 'var(--color-maroon)',
} as const

const useCounts = () => {
  const { t, language } = useT('figures')
  return (count: keyof typeof fills & Count) => ({
    name: t(`total.${count}`),
    fill: fills[count],
    heightOf: (day: FiguresDay) => day[count],
    wordsOf: (day: FiguresDay) => t(`count.${count}`, { count: day[count] }),
    cellOf: (day: FiguresDay) => formatNumber(day[count], language),
  })
}

const WaitChart = ({ days, medianDecisionMinutes }: Figures) => {
  const { t, language } = useT('figures')
  // One unit for the whole chart, in which its longest wait is told.
  const { unit, size } = unitOfWait(Math.max(...days.map((day) => day.medianDecisionMinutes ?? 0)))
  const wordsOf = ({ medianDecisionMinutes: minutes }: FiguresDay) =>
    minutes === null ? t('none') : waitWords(minutes, language)
  const series = {
    name: t('total.wait'),
    fill: 'var(--color-ink-3)',
    heightOf: (day: FiguresDay) => (day.medianDecisionMinutes ?? 0) / size,
    wordsOf,
    cellOf: (day: FiguresDay) => (day.medianDecisionMinutes === null ? '–' : wordsOf(day)),
  }
  return (
    <ChartCard
      title={t(`perDay.wait.${unit}`)}
      days={days}
      series={[series]}
      summary={
        medianDecisionMinutes === null
          ? undefined
          : `${t('wait.period')}: ${waitWords(medianDecisionMinutes, language)}`
      }
    />
  )
}

/** The days of the period, one chart for each question: what came in, who asked, what was decided and how soon. */
export const FigureCharts = ({ figures }: { figures: Figures }) => {
  const { t } = useT('figures')
  const seriesOf = useCounts()
  const { days } = figures
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <ChartCard
        title={t('perDay.submitted')}
        days={days}
        series={[seriesOf('listings'), seriesOf('plates')]}
      />
      <ChartCard title={t('perDay.leads')} days={days} series={[seriesOf('leads')]} />
      <ChartCard
        title={t('perDay.decisions')}
        days={days}
        series={[seriesOf('approvals'), seriesOf('rejections')]}
      />
      <WaitChart {...figures} />
    </div>
  )
}
