import type { CarValue } from '#shared/rules/car-value.ts'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { AmountAxis } from '#web/ui/amount-axis.tsx'
import { ticksFor } from '#web/ui/chart-scale.ts'
import { ChartTable } from '#web/ui/chart-table.tsx'
import { percent } from '#web/ui/percent.ts'

/** A car's value at one place of the axis: in figures, and where the curve runs, which has no steps. */
export type ChartPoint = { at: number; label: string; value: CarValue; curve: CarValue }

type ValueChartProps = {
  title: string
  /** Ascending; between two runs nothing is known. */
  runs: readonly (readonly ChartPoint[])[]
  /** The point that the page is about. */
  marked: ChartPoint | undefined
  /** The names under the axis. */
  labels: readonly { at: number; label: string }[]
  /** The heading of the table's first column, and its rows. */
  column: string
  rows: readonly ChartPoint[]
  note?: string
}

const size = 100
const stroke = { vectorEffect: 'non-scaling-stroke', stroke: 'var(--color-maroon)' } as const

type Place = { x: (at: number) => number; y: (riyals: number) => number }

const Run = ({ points, x, y }: Place & { points: readonly ChartPoint[] }) => {
  const along = (side: keyof CarValue, of = points) =>
    of.map(({ at, curve }) => `${x(at)} ${y(curve[side])}`).join('L')
  const [first] = points
  // A single year has no width of its own.
  const band =
    points.length === 1
      ? `M${x(first!.at)} ${y(first!.curve.from)}V${y(first!.curve.to)}`
      : `M${along('to')}L${along('from', points.toReversed())}Z`
  return (
    <>
      <path
        d={band}
        {...stroke}
        strokeWidth={points.length === 1 ? 6 : 0}
        fill="var(--color-maroon)"
        opacity={0.16}
      />
      <path
        d={points.length === 1 ? `M${x(first!.at)} ${y(first!.curve.middle)}h0` : `M${along('middle')}`}
        {...stroke}
        fill="none"
        strokeWidth={points.length === 1 ? 6 : 2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}

const Legend = () => {
  const { t } = useT('market-value')
  return (
    <p aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
      <span className="inline-flex items-center gap-2">
        <span className="h-0.5 w-4 bg-maroon" />
        {t('chart.middle')}
      </span>
      <span className="inline-flex items-center gap-2">
        <span className="h-3 w-4 rounded-xs bg-maroon" style={{ opacity: 0.16 }} />
        {t('chart.band')}
      </span>
    </p>
  )
}

/**
 * The value of cars along an axis, and the range around it. It runs from left to right in both languages: the axes of graphs are not
 * mirrored. The table below says the same.
 */
export const ValueChart = ({ title, runs, marked, labels, column, rows, note }: ValueChartProps) => {
  const { t, language } = useT('market-value')
  const points = runs.flat()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const ticks = ticksFor(Math.max(...points.map(({ curve }) => curve.to)))
  const top = ticks.at(-1)!
  const span = last.at - first.at || 1
  const share = (at: number) => (last.at === first.at ? 0.5 : (at - first.at) / span)
  const x = (at: number) => share(at) * size
  const y = (riyals: number) => size * (1 - riyals / top)
  const money = (riyals: number) => formatMoney(riyals, language)
  const says = t('chart.says', {
    first: money(first.value.middle),
    from: first.label,
    last: money(last.value.middle),
    to: last.label,
  })
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-xl">{title}</h2>
        <Legend />
      </div>
      {note && <p className="mt-1 text-sm text-ink-2">{note}</p>}
      <div dir="ltr" className="mt-6 flex gap-3 text-xs text-ink-3 tabular-nums">
        <AmountAxis ticks={ticks} className="h-56" />
        <div className="min-w-0 flex-1 px-2">
          <svg
            role="img"
            aria-label={`${title}. ${says}`}
            viewBox={`0 0 ${size} ${size}`}
            preserveAspectRatio="none"
            className="h-56 w-full overflow-visible"
          >
            {ticks.map((tick) => (
              <path
                key={tick}
                d={`M0 ${y(tick)}H${size}`}
                vectorEffect="non-scaling-stroke"
                stroke="var(--color-line)"
              />
            ))}
            {runs.map((run) => (
              <Run key={run[0]?.at} points={run} x={x} y={y} />
            ))}
            {marked && (
              <>
                <path
                  d={`M${x(marked.at)} ${y(0)}V${y(marked.curve.middle)}`}
                  {...stroke}
                  strokeDasharray="2 4"
                />
                {/* The round end of a line without length: a circle would be stretched with the picture. */}
                <path
                  d={`M${x(marked.at)} ${y(marked.curve.middle)}h0`}
                  {...stroke}
                  strokeWidth={11}
                  strokeLinecap="round"
                />
              </>
            )}
          </svg>
          <div aria-hidden className="relative mt-2 h-5">
            {labels.map(({ at, label }) => (
              <span
                key={at}
                className="absolute whitespace-nowrap"
                style={{ left: percent(share(at)), translate: `${-share(at) * 100}%` }}
              >
                <bdi>{label}</bdi>
              </span>
            ))}
          </div>
        </div>
      </div>
      <ValueTable column={column} rows={rows} />
    </div>
  )
}

const ValueTable = ({ column, rows }: Pick<ValueChartProps, 'column' | 'rows'>) => {
  const { t, language } = useT('market-value')
  const money = (riyals: number) => formatMoney(riyals, language)
  return (
    <ChartTable
      title={t('chart.table')}
      heading={column}
      columns={[t('chart.middle'), t('column.range')]}
      rows={rows.map(({ at, label, value }) => ({
        key: at,
        label: <bdi>{label}</bdi>,
        cells: [
          <bdi key="middle" className="whitespace-nowrap">
            {money(value.middle)}
          </bdi>,
          <span key="range" className="text-ink-2">
            <bdi>{formatNumber(value.from, language)}</bdi>–<bdi>{formatNumber(value.to, language)}</bdi>
          </span>,
        ],
      }))}
    />
  )
}
