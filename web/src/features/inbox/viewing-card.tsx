import { useState } from 'react'
import { CalendarCheck2, CalendarClock, CalendarX2 } from 'lucide-react'
import {
  type PastViewingState,
  pastViewingState,
  viewingAnswersOf,
  wasCancelled,
} from '#shared/rules/viewing.ts'
import { viewingEventTimes } from '#shared/rules/viewing-event.ts'
import type { LeadMessage, LeadView, Viewing } from '#shared/schemas/lead.ts'
import type { ViewingEvent } from '#shared/schemas/lead-event.ts'
import { viewingEventName } from '#web/entities/lead/lead-parts.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Written } from '#web/ui/written.tsx'
import { AgreedViewing, CalendarButton, EndButton, Moment, useAnswer } from './agreed-viewing.tsx'
import { EventCard } from './event-card.tsx'
import { useViewingDialog } from './use-viewing-dialog.tsx'

const tones: Record<PastViewingState, BadgeTone> = {
  PROPOSED: 'amber',
  ACCEPTED: 'green',
  DECLINED: 'neutral',
  CANCELLED: 'neutral',
  LAPSED: 'neutral',
  PAST: 'neutral',
  REPLACED: 'neutral',
  COUNTERED: 'neutral',
}

const icons = {
  VIEWING_PROPOSED: CalendarClock,
  VIEWING_ACCEPTED: CalendarCheck2,
  VIEWING_DECLINED: CalendarX2,
  VIEWING_CANCELLED: CalendarX2,
}

type ViewingCardProps = {
  lead: LeadView
  message: LeadMessage
  event: ViewingEvent
  /** The messages before it. */
  earlier: readonly LeadMessage[]
  /** The messages after it. */
  later: readonly LeadMessage[]
  other: string
  /** The other side cannot be reached: a viewing can only be declined or cancelled. */
  isClosed: boolean
}

/** What was agreed and then cancelled, though other times have been proposed since. */
const cancelledOf = (time: string | null, earlier: readonly LeadMessage[]) => {
  const proposal = earlier.findLast(({ event }) => event?.kind === 'VIEWING_PROPOSED')
  return proposal && { id: proposal.id, time, place: null, state: 'CANCELLED' as const }
}

/** A proposed viewing, or what a side answered to one, as a card of the conversation. */
export const ViewingCard = ({ lead, message, event, earlier, later, other, isClosed }: ViewingCardProps) => {
  const { t } = useT('viewing')
  const note = 'note' in event && event.note
  // The state of the latest viewing is shown on the last card about it.
  const isLast = !later.some((one) => one.event?.kind.startsWith('VIEWING'))
  const viewing = isLast ? lead.viewing : undefined
  const cancelled = event.kind === 'VIEWING_CANCELLED' && !isLast ? cancelledOf(event.time, earlier) : viewing
  return (
    <EventCard
      lead={lead}
      message={message}
      other={other}
      icon={icons[event.kind]}
      title={t(`card.${viewingEventName(event)}`)}
    >
      {event.kind === 'VIEWING_PROPOSED' && (
        <Proposal lead={lead} message={message} times={event.times} later={later} isClosed={isClosed} />
      )}
      {event.kind === 'VIEWING_ACCEPTED' && (
        <AgreedViewing
          lead={lead}
          time={event.time}
          viewing={viewing ?? undefined}
          wasCancelled={wasCancelled(later)}
        />
      )}
      {event.kind === 'VIEWING_CANCELLED' && (
        <>
          {viewingEventTimes(event).map((time) => (
            <Moment key={time} time={time} isOver />
          ))}
          {event.end && <p className="text-sm text-ink-2">{t(`end.${event.end}`)}</p>}
          {cancelled?.state === 'CANCELLED' && <CalendarButton lead={lead} viewing={cancelled} />}
        </>
      )}
      {note && <Written text={note} className="text-sm whitespace-pre-line text-ink-2" />}
    </EventCard>
  )
}

type ProposalProps = Omit<ViewingCardProps, 'event' | 'earlier' | 'other'> & { times: readonly string[] }

const Proposal = ({ lead, message, times, later, isClosed }: ProposalProps) => {
  const { t } = useT('viewing')
  const viewing = lead.viewing?.id === message.id ? lead.viewing : undefined
  const isOpen = viewing?.state === 'PROPOSED'
  // Once it is agreed or answered, the card of the answer goes on; who has left took theirs along.
  const isLast = !later.some((one) => one.event?.kind.startsWith('VIEWING'))
  const state =
    viewing && (isLast || viewing.state === 'LAPSED') ? viewing.state : pastViewingState(message.from, later)
  return (
    <>
      {isOpen && !lead.isOrphaned ? (
        <Answers lead={lead} viewing={viewing} isClosed={isClosed} />
      ) : (
        <ul className="flex flex-col gap-1">
          {times.map((time) => (
            <li key={time}>
              <Moment time={time} />
            </li>
          ))}
        </ul>
      )}
      {!(isOpen && viewing.by !== lead.side) && (
        <p>
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </p>
      )}
      {viewing?.state === 'CANCELLED' && isLast && <CalendarButton lead={lead} viewing={viewing} />}
    </>
  )
}

type AnswersProps = { lead: LeadView; viewing: Viewing; isClosed: boolean }

const Answers = ({ lead, viewing, isClosed }: AnswersProps) => {
  const { t, language } = useT('viewing')
  const [now] = useState(Date.now)
  const { answer, isPending, pendingTime } = useAnswer(lead, viewing)
  const other = useViewingDialog(lead, { variant: 'secondary' })
  const answers = viewingAnswersOf(viewing, lead.side)
  return (
    <>
      <ul className="flex flex-col gap-1.5">
        {viewing.times.map((time) => (
          <li key={time} className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Moment time={time} isOver={Date.parse(time) <= now} />
            {answers.includes('ACCEPTED') && !isClosed && Date.parse(time) > now && (
              <Button
                size="sm"
                pending={pendingTime === time}
                aria-disabled={isPending || undefined}
                aria-label={t('accept.time', {
                  time: formatDate(time, language, { weekday: true, time: true }),
                })}
                onClick={() => answer({ state: 'ACCEPTED', time })}
              >
                {t('accept')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {answers.includes('DECLINED') && <EndButton lead={lead} viewing={viewing} state="DECLINED" />}
        {answers.includes('CANCELLED') && (
          <Button
            size="sm"
            variant="secondary"
            pending={isPending}
            onClick={() => answer({ state: 'CANCELLED' })}
          >
            {t('withdraw')}
          </Button>
        )}
        {!isClosed && other.button}
        {other.dialog}
      </div>
    </>
  )
}
