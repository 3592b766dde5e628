import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { LeadMessage, LeadView } from '#shared/schemas/lead.ts'
import { cx } from '#web/ui/cx.ts'
import { SentAt, Speaker } from './message-parts.tsx'

type EventCardProps = {
  lead: LeadView
  message: LeadMessage
  /** The name of the other side. */
  other: string
  icon: LucideIcon
  title: string
  children: ReactNode
}

/** An act of a side in a conversation, which is no typed text. */
export const EventCard = ({ lead, message, other, icon: Icon, title, children }: EventCardProps) => {
  const isMine = message.from === lead.side
  return (
    <li className={cx('flex max-w-full flex-col', isMine ? 'items-end self-end' : 'items-start self-start')}>
      <Speaker lead={lead} message={message} other={other} />
      <div
        className={cx(
          'flex w-80 max-w-full flex-col gap-2.5 rounded-card border p-4',
          isMine ? 'border-maroon/25 bg-maroon-tint' : 'border-line bg-card',
        )}
      >
        <p className="flex items-start gap-2.5 font-medium">
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-ink-2" />
          <bdi>{title}</bdi>
        </p>
        {children}
      </div>
      <SentAt message={message} />
    </li>
  )
}
