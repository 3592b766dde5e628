import { SearchX, Users } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { QueueMore } from '#web/features/review/components/queue-more.tsx'
import { useUsers, type UserFilters } from '#web/features/users/api/list-users.ts'
import { UsersSkeleton } from '#web/features/users/components/users-skeleton.tsx'
import { loadedUsers } from '#web/features/users/user-list.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ManagedUsers } from './managed-users.tsx'

type UserListProps = {
  filters: UserFilters
  /** Undefined while nothing narrows the list. */
  onShowAll: (() => void) | undefined
  onDeleted: () => void
}

/** The users as far as they are loaded, or why there are none. */
export const UserList = ({ filters, onShowAll, onDeleted }: UserListProps) => {
  const { t } = useT('users')
  const list = useUsers(filters)
  if (list.isLoadingError) return <LoadFailed title={t('failed')} error={list.error} onRetry={list.refetch} />
  if (!list.data) return <UsersSkeleton />
  const users = loadedUsers(list.data)
  const none = list.hasNextPage ? 'empty.searching' : 'empty.found'
  return (
    // Until the answer to another question comes, the one before stays, dimmed.
    <div aria-busy={list.isPlaceholderData} className={cx(list.isPlaceholderData && 'opacity-60')}>
      <p role="status" className="sr-only">
        {!list.isFetching && !list.hasNextPage && t('found', { count: users.length })}
      </p>
      {users.length > 0 ? (
        <ManagedUsers users={users} onDeleted={onDeleted} />
      ) : (
        <EmptyState
          icon={onShowAll ? <SearchX /> : <Users />}
          title={onShowAll ? t(none) : t('empty')}
          actions={
            onShowAll && (
              <Button variant="secondary" onClick={onShowAll}>
                {t('empty.clear')}
              </Button>
            )
          }
        >
          {filters.search !== '' && t('empty.text')}
        </EmptyState>
      )}
      {!list.isPlaceholderData && (
        <QueueMore key={JSON.stringify(filters)} queue={list} shown={users.length} />
      )}
    </div>
  )
}
