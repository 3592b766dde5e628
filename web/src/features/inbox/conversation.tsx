import { useEffect, useRef, type ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isOfferEvent } from '#shared/rules/price-offer.ts'
import type { LeadMessage, LeadView } from '#shared/schemas/lead.ts'
import type { LeadEvent } from '#shared/schemas/lead-event.ts'
import { ApiError } from '#web/api/api-error.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { AvailabilityMark, leadTitleIn, useOtherName, ViewingMark } from '#web/entities/lead/lead-parts.tsx'
import { useFreshLists, useMarkRead } from '#web/entities/lead/open-conversation.ts'
import { useMessages } from '#web/entities/lead/queries.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Composer } from './composer.tsx'
import { InspectionReport } from './inspection-report.tsx'
import { SentAt, Speaker } from './message-parts.tsx'
import { MissingConversation } from './missing-conversation.tsx'
import { OfferCard } from './offer-card.tsx'
import { ViewingCard } from './viewing-card.tsx'
import { SellerActions } from './seller-actions.tsx'

type ConversationProps = {
  leadId: string
  onBack: () => void
  /** Given in a seller's inbox: opens the reply templates. */
  onManageTemplates: (() => void) | undefined
}

/** A conversation: with whom and about what, the messages so far, and the next one. */
export const Conversation = ({ leadId, onBack, onManageTemplates }: ConversationProps) => {
  const { t } = useT('messages')
  const common = useT()
  const otherName = useOtherName()
  const { data, error, refetch, dataUpdatedAt } = useMessages(leadId)
  const log = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLElement>(null)
  const count = data?.messages.length
  const isNewestOwn = data?.messages.at(-1)?.from === data?.lead.side
  useMarkRead(data?.lead)
  useFreshLists(data?.lead, dataUpdatedAt)
  useEffect(() => {
    if (!count) return
    end.current?.scrollIntoView({ block: 'nearest' })
    // The button of an answer is gone once it is given, and the focus with it.
    if (isNewestOwn && document.activeElement === document.body) log.current?.focus({ preventScroll: true })
  }, [count, isNewestOwn])
  // On mobile, where the conversation replaces the list, the focus comes along.
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded) box.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [isLoaded])

  if (error instanceof ApiError && error.status === 404) return <MissingConversation onBack={onBack} />
  if (!data && error) return <LoadFailed title={t('conversationFailed')} error={error} onRetry={refetch} />
  if (!data)
    return (
      <div role="status" className="grid h-full min-h-96 place-content-center text-ink-2">
        <Spinner className="size-7" />
        <span className="sr-only">{common.t('loading')}</span>
      </div>
    )
  const { lead, messages } = data
  const isClosed = data.takesMessages === false
  const other = otherName(lead)
  const isSelling = lead.side === 'seller' && onManageTemplates !== undefined
  return (
    <section ref={box} aria-label={t('conversation', { name: other })} className="flex h-full flex-col">
      <ConversationHead lead={lead} onBack={onBack}>
        {isSelling && <SellerActions lead={lead} />}
      </ConversationHead>
      <div
        ref={log}
        role="log"
        aria-label={t('conversation', { name: other })}
        // On desktop it alone scrolls, so that the next message is always in sight; positioned, as the list is.
        // It mostly holds nothing that takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative min-h-56 flex-1 overflow-y-auto p-4 lg:min-h-24 focus-visible:-outline-offset-2"
      >
        <ol className="flex flex-col gap-4">
          {messages.map((message, index) =>
            message.event ? (
              <EventOf
                key={message.id}
                lead={lead}
                message={message}
                event={message.event}
                earlier={messages.slice(0, index)}
                later={messages.slice(index + 1)}
                other={other}
                isClosed={isClosed}
              />
            ) : (
              <MessageBubble key={message.id} lead={lead} message={message} other={other} />
            ),
          )}
        </ol>
        <div ref={end} />
      </div>
      {lead.isOrphaned ? (
        <p className="border-t border-line p-4 text-sm text-ink-2">{t('orphaned')}</p>
      ) : isClosed ? (
        <Closed side={lead.side} />
      ) : (
        <Composer key={lead.id} lead={lead} onManageTemplates={isSelling ? onManageTemplates : undefined} />
      )}
    </section>
  )
}

/** In place of the composer while the other side's account is not active. A seller's may be so because of fraud: their buyers are warned. */
const Closed = ({ side }: Pick<LeadView, 'side'>) => {
  const { t } = useT('messages')
  return (
    <div className="border-t border-line p-4">
      <Notice tone={side === 'buyer' ? 'amber' : 'sand'} role="status">
        <p>{t('closed')}</p>
        {side === 'buyer' && <p className="font-medium text-ink">{t('closed.buyer')}</p>}
      </Notice>
    </div>
  )
}

type EventOfProps = {
  lead: LeadView
  message: LeadMessage
  event: LeadEvent
  earlier: readonly LeadMessage[]
  later: readonly LeadMessage[]
  other: string
  isClosed: boolean
}

const EventOf = ({ event, earlier, ...about }: EventOfProps) =>
  isOfferEvent(event) ? (
    <OfferCard {...about} event={event} />
  ) : (
    <ViewingCard {...about} event={event} earlier={earlier} />
  )

/** The page of the car or plate; undefined when it is gone. */
const pageOf = ({ plate, listingSlug }: LeadView): string | undefined => {
  if (plate?.slug) return paths.numberPlate(plate.slug)
  return listingSlug ? paths.car(listingSlug) : undefined
}

type ConversationHeadProps = { lead: LeadView; onBack: () => void; children: ReactNode }

const ConversationHead = ({ lead, onBack, children }: ConversationHeadProps) => {
  const { t, rich, language } = useT('messages')
  const title = leadTitleIn(lead, language)
  const page = pageOf(lead)
  const { presentPrice: priceNow } = lead
  const asked = <bdi>{formatMoney(lead.listingPrice, language)}</bdi>
  const now = <bdi className="font-medium text-ink">{formatMoney(priceNow ?? 0, language)}</bdi>
  const other = useOtherName()(lead)
  return (
    <header className="border-b border-line p-4">
      <div className="flex items-start gap-2">
        <IconButton
          label={t('back')}
          icon={<ArrowLeft className="mirrored size-5" />}
          onClick={onBack}
          className="-ms-2 -mt-1.5 lg:hidden"
        />
        <div className="min-w-0 flex-1">
          <h2 tabIndex={-1} className="text-lg break-words outline-none">
            <bdi>{other}</bdi>
          </h2>
          <p className="text-sm break-words text-ink-2">
            {page ? (
              <Link to={page} className="underline-offset-4 hover:underline">
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi>{title}</bdi>
            )}
            {'\u00a0· '}
            {priceNow == null || priceNow === lead.listingPrice ? asked : rich('priceSince', { asked, now })}
          </p>
        </div>
      </div>
      <InspectionReport lead={lead} />
      <div className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
        <AvailabilityMark lead={lead} />
        <ViewingMark lead={lead} />
      </div>
      {children}
    </header>
  )
}

type MessageBubbleProps = { lead: LeadView; message: LeadMessage; other: string }

const MessageBubble = ({ lead, message, other }: MessageBubbleProps) => {
  const { t } = useT('messages')
  const isMine = message.from === lead.side
  return (
    <li className={cx('flex max-w-prose flex-col', isMine ? 'items-end self-end' : 'items-start self-start')}>
      <Speaker lead={lead} message={message} other={other} />
      <div
        // Each bubble is aligned by its own language, however few its lines. No paragraph, whose lines WebKit would make shorter.
        dir="auto"
        className={cx(
          'text-start break-words rounded-card px-4 py-2.5 whitespace-pre-line',
          isMine ? 'bg-maroon-tint' : 'bg-sand',
          message.text ? 'text-ink' : 'text-ink-3',
        )}
      >
        {message.text || t('removed')}
      </div>
      <SentAt message={message} />
    </li>
  )
}
