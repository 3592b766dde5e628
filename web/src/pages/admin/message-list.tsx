import { MailCheck, SearchX } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useContactMessages } from '#web/features/support-messages/api/list-messages.ts'
import { MessageCard } from '#web/features/support-messages/components/message-card.tsx'
import { MessageSkeleton } from '#web/features/support-messages/components/message-skeleton.tsx'
import type { MessageStatus } from '#web/features/support-messages/message-status.ts'
import { useMoveMessage } from '#web/features/support-messages/use-move-message.ts'
import { useAdminCounts } from '#web/features/review/api/admin-counts.ts'
import { QueueMore } from '#web/features/review/components/queue-more.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

type MessageListProps = { status: MessageStatus; search: string; onMoved: () => void }

/** The messages of one status that the search finds, or why there are none. */
export const MessageList = ({ status, search, onMoved }: MessageListProps) => {
  const { t } = useT('contact-messages')
  const queue = useContactMessages(status, search)
  const { refetch: recount } = useAdminCounts()
  const { move, movingId } = useMoveMessage()
  if (queue.isLoadingError)
    return <LoadFailed title={t('failed')} error={queue.error} onRetry={queue.refetch} />
  if (!queue.data) return <MessageSkeleton />
  const messages = queue.data.pages.flatMap((page) => page.messages)
  const total = status === 'OPEN' && search === '' ? queue.data.pages.at(-1)?.openTotal : undefined
  return (
    <>
      {messages.length === 0 && !queue.hasNextPage && (
        <EmptyState
          icon={search ? <SearchX /> : <MailCheck />}
          title={t(search ? 'none' : `empty.${status}`)}
        >
          {t(search ? 'noneText' : `empty.${status}Text`)}
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard
              message={message}
              moving={movingId === message.id}
              onMove={async () => {
                await move(message)
                void recount()
                onMoved()
              }}
            />
          </li>
        ))}
      </ul>
      <QueueMore queue={queue} shown={messages.length} {...(total !== undefined && { total })} />
    </>
  )
}
