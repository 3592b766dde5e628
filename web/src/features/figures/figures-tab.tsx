import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  CarFront,
  ChartColumn,
  ClipboardCheck,
  Clock,
  MessageCircle,
  RectangleEllipsis,
  UserPlus,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { getFigures } from '#shared/api/oversight.ts'
import type { Figures, FiguresDay } from '#shared/schemas/figures.ts'
import { call } from '#web/api/client.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useAddressChoice } from '#web/app/use-address.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Moderators, QueueAges } from './moderators.tsx'
import { FigureCharts } from './figure-charts.tsx'
import { formatWait } from './format-wait.ts'

const periods = ['7', '30', '90'] as const
const usualPeriod = '30'

/** The activity of the marketplace, day by day, in the days of `?days=`; the usual period stays out of the address. */
export const FiguresTab = ({ search }: { search: string }) => {
  const { t } = useT('figures')
  const [period = usualPeriod, choose] = useAddressChoice('days', periods)
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('title')}</h2>
        <SegmentedControl
          legend={t('period')}
          choices={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
          value={period}
          onChange={(next) => choose(next === usualPeriod ? undefined : next)}
        />
      </div>
      <FiguresOf days={Number(period)} search={search} />
    </section>
  )
}

const useFigures = (days: number, search: string) =>
  useQuery({
    queryKey: ['account', 'admin', 'figures', days, search],
    queryFn: ({ signal }) =>
      call<typeof getFigures>('GET /api/admin/figures', { query: { days, search }, signal }),
    // Another period takes the place of the one in sight, not of an empty page.
    placeholderData: keepPreviousData,
  })

const FiguresOf = ({ days, search }: { days: number; search: string }) => {
  const { t } = useT('figures')
  const { data, error, refetch, isPlaceholderData } = useFigures(days, search)
  if (!data)
    return error ? <LoadFailed title={t('failed')} error={error} onRetry={refetch} /> : <FiguresSkeleton />
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx('flex flex-col gap-4', isPlaceholderData && 'opacity-60')}
    >
      <QueueAges queues={data.queues ?? []} />
      <Moderators moderators={data.moderators ?? []} isSearched={search !== ''} />
      <FigureCards {...data} />
      {data.days.every(isQuiet) ? (
        <EmptyState icon={<ChartColumn />} title={t('empty')}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <FigureCharts figures={data} />
      )}
      <p className="text-xs text-ink-3">{t('note')}</p>
    </div>
  )
}

/** Whether nothing at all happened on a day. */
const isQuiet = ({ day: _day, medianDecisionMinutes: _median, ...counts }: FiguresDay): boolean =>
  Object.values(counts).every((count) => count === 0)

const grid = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3'

/** The sums of the period, in large. */
const FigureCards = ({ days, decisions, medianDecisionMinutes }: Figures) => {
  const { t, language } = useT('figures')
  const total = (count: Exclude<keyof FiguresDay, 'day' | 'medianDecisionMinutes'>) =>
    days.reduce((sum, day) => sum + day[count], 0)
  const shown = (count: Parameters<typeof total>[0]) => formatNumber(total(count), language)
  const approved = formatPercent(decisions === 0 ? 0 : total('approvals') / decisions, language)
  return (
    <dl className={grid}>
      <FigureCard name={t('total.listings')} icon={<CarFront />} value={shown('listings')} />
      <FigureCard name={t('total.plates')} icon={<RectangleEllipsis />} value={shown('plates')} />
      <FigureCard name={t('total.leads')} icon={<MessageCircle />} value={shown('leads')} />
      <FigureCard name={t('total.users')} icon={<UserPlus />} value={shown('users')} />
      <FigureCard
        name={t('total.decisions')}
        icon={<ClipboardCheck />}
        value={formatNumber(decisions, language)}
        note={decisions === 0 ? t('none') : t('approved', { percent: approved })}
      />
      <FigureCard
        name={t('total.wait')}
        icon={<Clock />}
        value={medianDecisionMinutes === null ? '–' : formatWait(medianDecisionMinutes, language)}
        note={t(medianDecisionMinutes === null ? 'none' : 'wait.note')}
      />
    </dl>
  )
}

type FigureCardProps = { name: string; icon: ReactNode; value: string; note?: string }

const FigureCard = ({ name, icon, value, note }: FigureCardProps) => (
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

const FiguresSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4">
    <div className={grid}>
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} className="h-27 rounded-card" />
      ))}
    </div>
    <div className="grid gap-4 xl:grid-cols-2">
      {Array.from({ length: 4 }, (_, chart) => (
        <Skeleton key={chart} className="h-90 rounded-card" />
      ))}
    </div>
  </div>
)
