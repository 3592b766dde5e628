import { useEffect, useRef, type ReactNode } from 'react'
import type { LeadView } from '#shared/schemas/lead.ts'
import { ApiError } from '#web/api/api-error.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useMarkRead, useMessages } from '#web/entities/lead/queries.ts'
import { useOtherName } from '#web/entities/lead/use-other-name.ts'
import { MessageBubble } from './message-bubble.tsx'
import { MessageComposer } from './message-composer.tsx'
import { MissingThread } from './missing-thread.tsx'
import { ThreadHead } from './thread-head.tsx'

/** What a seller has beside a conversation: above it, and in the composer. */
export type SellerTools = {
  renderHead: (lead: LeadView) => ReactNode
  renderComposer: (lead: LeadView, insert: (text: string) => void) => ReactNode
}

type ThreadProps = { leadId: string; onBack: () => void; seller?: SellerTools | undefined }

/** A conversation: who, about what, the messages so far, and the next one. */
export const Thread = ({ leadId, onBack, seller }: ThreadProps) => {
  const { t } = useT('messages')
  const common = useT()
  const otherName = useOtherName()
  const { data, error, refetch } = useMessages(leadId)
  const end = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLElement>(null)
  const count = data?.messages.length
  useMarkRead(data?.lead)
  // The newest message is the one to read; and on a phone, where the list has gone, the focus comes along.
  useEffect(() => {
    if (count) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) box.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [isThere])

  if (error instanceof ApiError && error.status === 404) return <MissingThread onBack={onBack} />
  if (!data && error) return <LoadFailed title={t('threadFailed')} error={error} onRetry={refetch} />
  if (!data)
    return (
      <div role="status" className="grid h-full min-h-96 place-content-center text-ink-2">
        <Spinner className="size-7" />
        <span className="sr-only">{common.t('loading')}</span>
      </div>
    )
  const { lead, messages } = data
  const other = otherName(lead)
  const tools = lead.side === 'seller' ? seller : undefined
  return (
    <section ref={box} aria-label={t('thread', { name: other })} className="flex h-full flex-col">
      <ThreadHead lead={lead} onBack={onBack} actions={tools?.renderHead(lead)} />
      <div
        role="log"
        aria-label={t('thread', { name: other })}
        // It scrolls on a desk and holds nothing that takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-56 flex-1 overflow-y-auto p-4 focus-visible:-outline-offset-2"
      >
        <ol className="flex flex-col gap-4">
          {messages.map((message) => (
            <MessageBubble
              key={message.id}
              message={message}
              isMine={message.from === lead.side}
              other={other}
            />
          ))}
        </ol>
        <div ref={end} />
      </div>
      {lead.isOrphaned ? (
        <p className="border-t border-line p-4 text-sm text-ink-2">{t('orphaned')}</p>
      ) : (
        <MessageComposer
          key={lead.id}
          leadId={lead.id}
          renderTools={tools && ((insert) => tools.renderComposer(lead, insert))}
        />
      )}
    </section>
  )
}
