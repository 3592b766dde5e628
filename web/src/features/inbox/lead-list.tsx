import type { ReactNode } from 'react'
import { MessagesSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { LeadSide, LeadView } from '#shared/schemas/lead.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import {
  AvailabilityMark,
  leadTitleIn,
  useEventText,
  useOtherName,
  LeadPicture,
  LeadStatusBadge,
  ViewingMark,
} from '#web/entities/lead/lead-parts.tsx'
import { useLeads } from '#web/entities/lead/queries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Written } from '#web/ui/written.tsx'

const skeletons = ['first', 'second', 'third', 'fourth']

type LeadListProps = { side: LeadSide; openId: string | null; onOpen: (leadId: string) => void }

/** The conversations of one side, the most recently active first. */
export const LeadList = ({ side, openId, onOpen }: LeadListProps) => {
  const { t } = useT('messages')
  const { data: leads, error, refetch } = useLeads(side)
  if (!leads && error) return <LoadFailed title={t('listFailed')} error={error} onRetry={refetch} />
  if (!leads)
    return (
      <div aria-busy>
        {skeletons.map((name) => (
          <div key={name} className="flex gap-3.5 border-b border-line p-3.5">
            <Skeleton className="aspect-[4/3] w-20 rounded-control" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          </div>
        ))}
      </div>
    )
  if (leads.length === 0)
    return (
      <EmptyState
        icon={<MessagesSquare />}
        title={t(`empty.${side}`)}
        actions={
          side === 'buyer' && (
            <Link to={paths.cars()} className={buttonClass()}>
              {t('browse')}
            </Link>
          )
        }
      >
        {t(`emptyText.${side}`)}
      </EmptyState>
    )
  return (
    <ul>
      {leads.map((lead) => (
        <li key={lead.id} className="border-b border-line last:border-b-0">
          <LeadRow lead={lead} isOpen={lead.id === openId} onOpen={() => onOpen(lead.id)} />
        </li>
      ))}
    </ul>
  )
}

type LeadRowProps = {
  lead: LeadView
  isOpen: boolean
  onOpen: () => void
  /** Shown instead of the status when something else matters more. */
  mark?: ReactNode
}

/** A conversation in the list: with whom, about which car or plate, the newest message, what is unread. */
export const LeadRow = ({ lead, isOpen, onOpen, mark }: LeadRowProps) => {
  const { t, language } = useT('messages')
  const age = useAge()
  const title = leadTitleIn(lead, language)
  const other = useOtherName()(lead)
  const eventText = useEventText()
  return (
    <button
      type="button"
      data-lead={lead.id}
      onClick={onOpen}
      aria-current={isOpen || undefined}
      className="flex w-full gap-3.5 p-3.5 text-start transition-colors hover:bg-sand focus-visible:-outline-offset-2 aria-[current=true]:bg-sand"
    >
      <LeadPicture
        lead={lead}
        sizes="5rem"
        className="aspect-[4/3] w-20 shrink-0 self-start rounded-control"
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <bdi className={cx('on-page-side truncate', lead.unread > 0 ? 'font-semibold' : 'font-medium')}>
          {other}
        </bdi>
        <span className="text-sm break-words text-ink-2">
          <bdi>{title}</bdi>
          {lead.assignee && (
            <>
              {' · '}
              <bdi className="text-maroon">{lead.assignee.name}</bdi>
            </>
          )}
          {/* Not beside the name, which it would cut short: two buyers must not look the same. */}
          {'\u00a0· '}
          <span className="text-xs whitespace-nowrap text-ink-3">{age(lead.lastActivityAt)}</span>
        </span>
        <span className="mt-1 flex items-center justify-between gap-3">
          <Written
            as="span"
            text={lead.lastEvent ? eventText(lead.lastEvent) : lead.lastMessage}
            className={cx('truncate text-sm', lead.unread > 0 ? 'text-ink' : 'text-ink-3')}
          />
          {lead.unread > 0 ? (
            <span className="inline-flex h-6 shrink-0 items-center rounded-full bg-brand px-2 text-xs text-white tabular-nums">
              <span aria-hidden>{formatNumber(lead.unread, language)}</span>
              <span className="sr-only">{t('unread', { count: lead.unread })}</span>
            </span>
          ) : (
            lead.side === 'seller' && (mark || <LeadStatusBadge status={lead.status} />)
          )}
        </span>
        <span className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          <AvailabilityMark lead={lead} />
          <ViewingMark lead={lead} />
        </span>
      </span>
    </button>
  )
}
