import { useId } from 'react'
import { Heart, MessageCircle, TrendingDown, TrendingUp, UsersRound } from 'lucide-react'
import type { Analytics } from '#shared/schemas/analytics.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { changeOf, type Change } from '../change-of.ts'
import { measures, type Measure } from '../measures.ts'

const icons = { views: UsersRound, contacts: MessageCircle, saves: Heart }

const ChangeText = ({ change }: { change: Change }) => {
  const { t, language } = useT('analytics')
  const isUp = change.kind === 'more' || change.kind === 'from'
  const values = {
    percent: 'share' in change ? formatPercent(change.share, language) : '',
    before: 'before' in change ? change.before : 0,
  }
  return (
    <span className="flex items-start gap-1.5 text-xs text-ink-2">
      {isUp && <TrendingUp aria-hidden className="mt-0.5 size-4 shrink-0 text-green" />}
      {change.kind === 'less' && <TrendingDown aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />}
      {t(`change.${change.kind}`, values)}
    </span>
  )
}

type FigureCardsProps = { analytics: Analytics; value: Measure; onChange: (measure: Measure) => void }

/** The three sums of the period beside the one before; the chosen one is what the chart shows. */
export const FigureCards = ({ analytics: { totals, before }, value, onChange }: FigureCardsProps) => {
  const { t, language } = useT('analytics')
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('measure')}</legend>
      <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {measures.map((measure) => {
          const Icon = icons[measure]
          return (
            <label
              key={measure}
              className="relative flex cursor-pointer flex-col gap-1 rounded-card border border-line bg-card p-4 transition-colors hover:border-edge has-checked:border-maroon has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:p-5"
            >
              <input
                type="radio"
                name={name}
                value={measure}
                checked={value === measure}
                onChange={() => onChange(measure)}
                className="pointer-events-none absolute inset-0 appearance-none outline-none"
              />
              {/* On a phone in one line, so that the chart is near. */}
              <span className="flex items-center justify-between gap-1 sm:flex-col sm:items-stretch">
                <span className="flex items-center justify-between gap-2 text-sm text-ink-2">
                  {t(`measure.${measure}`)}
                  <Icon aria-hidden className="size-5 shrink-0 stroke-[1.5] text-ink-3 max-sm:hidden" />
                </span>
                <span className="text-2xl font-semibold tabular-nums sm:text-3xl">
                  <bdi>{formatNumber(totals[measure], language)}</bdi>
                </span>
              </span>
              <ChangeText change={changeOf(totals[measure], before[measure])} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
