import type { ReactNode } from 'react'
import type { LeadView } from '#shared/schemas/lead.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { Written } from '#web/ui/written.tsx'
import { useOtherName } from '#web/entities/lead/use-other-name.ts'
import { LeadPicture } from './lead-picture.tsx'
import { LeadStatus } from './lead-status.tsx'

type LeadRowProps = {
  lead: LeadView
  isOpen: boolean
  onOpen: () => void
  /** In place of the status, when something else matters more. */
  mark?: ReactNode
}

/** A conversation in the list: with whom, about which car or plate, the newest message, what is unread. */
export const LeadRow = ({ lead, isOpen, onOpen, mark }: LeadRowProps) => {
  const { t, language } = useT('messages')
  const age = useAge()
  const title = language === 'ar' ? lead.listingTitleAr : lead.listingTitle
  const other = useOtherName()(lead)
  return (
    <button
      type="button"
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
        <span className="flex items-baseline justify-between gap-3">
          <bdi className={cx('truncate', lead.unread > 0 ? 'font-semibold' : 'font-medium')}>{other}</bdi>
          <span className="shrink-0 text-xs text-ink-3">{age(lead.lastActivityAt)}</span>
        </span>
        <span className="text-sm break-words text-ink-2">
          <bdi>{title}</bdi>
        </span>
        <span className="mt-1 flex items-center justify-between gap-3">
          <Written
            as="span"
            text={lead.lastMessage}
            className={cx('truncate text-sm', lead.unread > 0 ? 'text-ink' : 'text-ink-3')}
          />
          {lead.unread > 0 ? (
            <span className="inline-flex h-6 shrink-0 items-center rounded-full bg-brand px-2 text-xs text-white tabular-nums">
              <span aria-hidden>{formatNumber(lead.unread, language)}</span>
              <span className="sr-only">{t('unread', { count: lead.unread })}</span>
            </span>
          ) : (
            lead.side === 'seller' && (mark || <LeadStatus status={lead.status} />)
          )}
        </span>
      </span>
    </button>
  )
}
