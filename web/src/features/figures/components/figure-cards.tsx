import type { ReactNode } from 'react'
import { CarFront, ClipboardCheck, Clock, MessageCircle, RectangleEllipsis, UserPlus } from 'lucide-react'
import type { Figures } from '#shared/schemas/figures.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { totalOf } from '../total-figures.ts'
import { waitWords } from '../wait-words.ts'

const FigureCard = ({
  name,
  icon,
  value,
  note,
}: {
  name: string
  icon: ReactNode
  value: string
  note?: string
}) => (
  <div className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 sm:p-5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.5] [&_svg]:text-ink-3">
    <dt className="mb-auto flex items-start justify-between gap-2 text-sm text-ink-2 max-sm:[&>svg]:hidden">
      {name}
      {icon}
    </dt>
    <dd className="text-2xl font-semibold tabular-nums">
      <bdi>{value}</bdi>
    </dd>
    {note && <dd className="text-xs text-ink-2">{note}</dd>}
  </div>
)

/** The sums of the period, in large. */
export const FigureCards = ({ days, decisions, medianDecisionMinutes }: Figures) => {
  const { t, language } = useT('figures')
  const number = (count: number) => formatNumber(count, language)
  const approved = formatPercent(decisions === 0 ? 0 : totalOf(days, 'approvals') / decisions, language)
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      <FigureCard name={t('total.listings')} icon={<CarFront />} value={number(totalOf(days, 'listings'))} />
      <FigureCard
        name={t('total.plates')}
        icon={<RectangleEllipsis />}
        value={number(totalOf(days, 'plates'))}
      />
      <FigureCard name={t('total.leads')} icon={<MessageCircle />} value={number(totalOf(days, 'leads'))} />
      <FigureCard name={t('total.users')} icon={<UserPlus />} value={number(totalOf(days, 'users'))} />
      <FigureCard
        name={t('total.decisions')}
        icon={<ClipboardCheck />}
        value={number(decisions)}
        note={decisions === 0 ? t('none') : t('approved', { percent: approved })}
      />
      <FigureCard
        name={t('total.wait')}
        icon={<Clock />}
        value={medianDecisionMinutes === null ? '–' : waitWords(medianDecisionMinutes, language)}
        note={t(medianDecisionMinutes === null ? 'none' : 'wait.note')}
      />
    </dl>
  )
}
