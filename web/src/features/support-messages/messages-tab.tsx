import { MailCheck, SearchX } from 'lucide-react'
import type { ContactMessageView } from '#shared/schemas/contact-message.ts'
import { hasCode } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { StatusSection, useStatusSection } from '#web/entities/admin/status-section.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MessageCard } from './message-card.tsx'
import { useContactMessages, useSetMessageStatus, type MessageStatus } from './queries.ts'

/** Unanswered messages come first. */
const messageStatuses = ['OPEN', 'ANSWERED'] as const satisfies readonly MessageStatus[]

/** The messages from the contact page: unanswered ones, or answered ones (`?status=answered`). */
export const MessagesTab = ({ search }: { search: string }) => {
  const { t } = useT('contact-messages')
  const { status, section, focusHeading } = useStatusSection(messageStatuses)
  const list = useContactMessages(status, search)
  const { move, movingId } = useMoveMessage()
  return (
    <StatusSection
      {...section}
      title={t('title')}
      label={t('status')}
      labelOf={(value) => t(`status.${value}`)}
    >
      <AdminList
        key={`${status} ${search}`}
        list={list}
        items={loadedItems(list.data?.pages.map((page) => page.messages))}
        total={status === 'OPEN' && search === '' ? list.data?.pages.at(-1)?.openTotal : undefined}
        failed={t('failed')}
        skeleton={<MessagesSkeleton />}
        empty={
          !list.hasNextPage && (
            <EmptyState
              icon={search ? <SearchX /> : <MailCheck />}
              title={t(search ? 'none' : `empty.${status}`)}
            >
              {t(search ? 'noneText' : `empty.${status}Text`)}
            </EmptyState>
          )
        }
      >
        {(messages) => (
          <ul className="flex flex-col gap-4">
            {messages.map((message) => (
              <li key={message.id}>
                <MessageCard
                  message={message}
                  moving={movingId === message.id}
                  onMove={async () => {
                    await move(message)
                    focusHeading()
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </AdminList>
    </StatusSection>
  )
}

/** Moves a message to the other status and says how it went. Resolves once the lists are as they are now. */
const useMoveMessage = () => {
  const { t } = useT('contact-messages')
  const errorText = useErrorText()
  const { mutateAsync, isPending, variables } = useSetMessageStatus()
  const move = async ({ id, status: from }: ContactMessageView) => {
    const status = from === 'OPEN' ? 'ANSWERED' : 'OPEN'
    try {
      await mutateAsync({ id, status })
      showToast({ title: t(`done.${status}`), tone: 'success' })
    } catch (error) {
      const isStale = hasCode(error, 'ILLEGAL_STATUS_MOVE')
      showToast({
        title: t('notMoved'),
        description: isStale ? t('stale') : errorText(error),
        tone: 'danger',
      })
    }
  }
  return { move, movingId: isPending ? variables.id : null }
}

const MessagesSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4">
    {Array.from({ length: 3 }, (_, card) => (
      <div
        key={card}
        aria-hidden
        className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5"
      >
        <Skeleton className="h-5 w-64 max-w-full" />
        <Skeleton className="h-4 w-48 max-w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-11 w-72 max-w-full" />
      </div>
    ))}
  </div>
)
