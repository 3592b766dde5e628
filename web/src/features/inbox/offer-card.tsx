import { useState } from 'react'
import { Check, HandCoins, Undo2, X } from 'lucide-react'
import { isOfferEvent, offerAnswers, type PastOfferState, pastOfferState } from '#shared/rules/price-offer.ts'
import type { LeadMessage, LeadView, PriceOffer, PriceOfferAnswer } from '#shared/schemas/lead.ts'
import type { OfferEvent } from '#shared/schemas/lead-event.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useEventText } from '#web/entities/lead/lead-parts.tsx'
import { useAnswerOffer, useOtherAccepted } from '#web/entities/lead/queries.ts'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EventCard } from './event-card.tsx'
import { useOfferDialog } from './use-offer-dialog.tsx'
import { ReserveButton } from './reserve-button.tsx'

const tones: Record<PastOfferState, BadgeTone> = {
  OPEN: 'amber',
  ACCEPTED: 'green',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  LAPSED: 'neutral',
  REPLACED: 'neutral',
  COUNTERED: 'neutral',
}

const icons = { OFFERED: HandCoins, OFFER_ACCEPTED: Check, OFFER_DECLINED: X, OFFER_WITHDRAWN: Undo2 }

type OfferCardProps = {
  lead: LeadView
  message: LeadMessage
  event: OfferEvent
  /** The messages after it. */
  later: readonly LeadMessage[]
  other: string
  /** The other side cannot be reached: an offer can only be ended. */
  isClosed: boolean
}

/** An offer of a price, or what a side answered to one, as a card of the conversation. */
export const OfferCard = ({ lead, message, event, later, other, isClosed }: OfferCardProps) => {
  const eventText = useEventText()
  return (
    <EventCard lead={lead} message={message} other={other} icon={icons[event.kind]} title={eventText(event)}>
      {event.kind === 'OFFERED' && (
        <OfferState lead={lead} message={message} later={later} isClosed={isClosed} />
      )}
      {event.kind === 'OFFER_ACCEPTED' && <Agreed lead={lead} later={later} />}
    </EventCard>
  )
}

const OfferState = ({ lead, message, later, isClosed }: Omit<OfferCardProps, 'event' | 'other'>) => {
  const { t, language } = useT('price-offer')
  const offer = lead.offer?.id === message.id ? lead.offer : undefined
  const state = offer?.state ?? pastOfferState(message.from, later)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        {offer?.state === 'OPEN' &&
          t('until', { time: formatDate(offer.expiresAt, language, { time: true }) })}
      </p>
      {offer?.state === 'OPEN' && !lead.isOrphaned && (
        <Answers lead={lead} offer={offer} isClosed={isClosed} />
      )}
    </>
  )
}

const labels = { ACCEPTED: 'accept', DECLINED: 'decline', WITHDRAWN: 'withdraw' } as const

type AnswersProps = { lead: LeadView; offer: PriceOffer; isClosed: boolean }

const Answers = ({ lead, offer, isClosed }: AnswersProps) => {
  const { t, language } = useT('price-offer')
  const errorText = useErrorText()
  const { mutate, isPending, variables } = useAnswerOffer(lead.id, (error) =>
    showToast({ title: t('answerFailed'), description: errorText(error), tone: 'danger' }),
  )
  const [isAccepting, setAccepting] = useState(false)
  const another = useOtherAccepted(lead)
  const counter = useOfferDialog(lead, { variant: 'secondary' })
  const answer = (state: PriceOfferAnswer) =>
    mutate({ offerId: offer.id, state }, { onSettled: () => setAccepting(false) })
  return (
    <div className="flex flex-wrap gap-2">
      {offerAnswers(offer, lead.side)
        .filter((state) => !isClosed || state !== 'ACCEPTED')
        .map((state) => (
          <Button
            key={state}
            size="sm"
            variant={state === 'ACCEPTED' ? 'primary' : 'secondary'}
            pending={isPending && variables.state === state && state !== 'ACCEPTED'}
            aria-haspopup={state === 'ACCEPTED' ? 'dialog' : undefined}
            onClick={() => (state === 'ACCEPTED' ? setAccepting(true) : answer(state))}
          >
            {t(labels[state])}
          </Button>
        ))}
      {!isClosed && counter.button}
      {counter.dialog}
      <ConfirmDialog
        open={isAccepting}
        title={t('accept.title', { amount: formatMoney(offer.amountQAR, language) })}
        confirm={t('accept')}
        pending={isPending}
        onConfirm={() => answer('ACCEPTED')}
        onClose={() => setAccepting(false)}
      >
        {another && <p>{t('accept.another', { amount: formatMoney(another.amountQAR, language) })}</p>}
        <p>{t(lead.side === 'seller' ? 'accept.text.seller' : 'accept.text')}</p>
      </ConfirmDialog>
    </div>
  )
}

/** That nothing is signed yet; the seller can reserve the car or plate at once. */
const Agreed = ({ lead, later }: Pick<OfferCardProps, 'lead' | 'later'>) => {
  const { t } = useT('price-offer')
  const isLatest = !later.some(({ event }) => event && isOfferEvent(event))
  return (
    <>
      <p className="text-sm text-ink-2">{t(lead.side === 'seller' ? 'noContract.seller' : 'noContract')}</p>
      {isLatest && lead.side === 'seller' && <ReserveButton lead={lead} />}
    </>
  )
}
