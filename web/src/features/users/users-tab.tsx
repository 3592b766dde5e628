import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SearchX, Users } from 'lucide-react'
import type { AdminUser, Role, UserStatus } from '#shared/schemas/user.ts'
import { useShown } from '#web/api/undoable.ts'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { useAddressChoice } from '#web/app/use-address.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { useUsers, type UserFilters } from './queries.ts'
import { UserDialog } from './user-dialog.tsx'
import { UserMenu, type UserAct } from './user-menu.tsx'
import { UserRows, UsersSkeleton } from './user-rows.tsx'

const roles = ['PRIVATE', 'SELLER_DEALERSHIP', 'PLATFORM_ADMIN'] as const satisfies readonly Role[]
const statuses = ['ACTIVE', 'SUSPENDED'] as const satisfies readonly UserStatus[]
const all = 'ALL'

const SellerPage = lazyPart(async () => (await import('./seller-page.tsx')).SellerPage, [])

/** Users Management: the list of users and the actions for them, or all that is known of one. */
export const UsersTab = ({ search }: { search: string }) => {
  const [address] = useSearchParams()
  const seller = address.get('seller')
  return seller === null ? <UsersSection search={search} /> : <SellerPage key={seller} sellerId={seller} />
}

const UsersSection = ({ search }: { search: string }) => {
  const { t } = useT('users')
  const admin = useT('admin')
  const [role, chooseRole] = useAddressChoice('role', roles)
  const [status, chooseStatus] = useAddressChoice('status', statuses)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl">
        {t('title')}
      </h2>
      <div className="mb-5 flex flex-wrap gap-x-6 gap-y-3">
        <ChoiceChips
          label={t('filter.role')}
          value={role ?? all}
          onChange={(next) => chooseRole(next === all ? undefined : next)}
          choices={[
            { value: all, label: t('filter.all') },
            ...roles.map((value) => ({ value, label: admin.t(`role.${value}`) })),
          ]}
        />
        <ChoiceChips
          label={t('filter.status')}
          value={status ?? all}
          onChange={(next) => chooseStatus(next === all ? undefined : next)}
          choices={[
            { value: all, label: t('filter.allStatuses') },
            ...statuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
        />
      </div>
      <UserList filters={{ search, role, status }} onDeleted={focusHeading} />
    </section>
  )
}

type UserListProps = { filters: UserFilters; onDeleted: () => void }

const UserList = ({ filters, onDeleted }: UserListProps) => {
  const { t } = useT('users')
  const [, setAddress] = useSearchParams()
  const list = useUsers(filters)
  const users = useShown(loadedItems(list.data?.pages.map((page) => page.users)))
  const isNarrowed = Boolean(filters.search || filters.role || filters.status)
  const none = list.hasNextPage ? 'empty.searching' : 'empty.found'
  return (
    <>
      {list.data && (
        <p role="status" className="sr-only">
          {!list.isFetching && !list.hasNextPage && t('found', { count: users.length })}
        </p>
      )}
      <AdminList
        key={JSON.stringify(filters)}
        list={list}
        items={users}
        failed={t('failed')}
        skeleton={<UsersSkeleton />}
        empty={
          <EmptyState
            icon={isNarrowed ? <SearchX /> : <Users />}
            title={isNarrowed ? t(none) : t('empty')}
            actions={
              isNarrowed && (
                <Button variant="secondary" onClick={() => setAddress({ tab: 'users' }, { replace: true })}>
                  {t('empty.clear')}
                </Button>
              )
            }
          >
            {filters.search !== '' && t('empty.text')}
          </EmptyState>
        }
      >
        {() => <ManagedUsers users={users} onDeleted={onDeleted} />}
      </AdminList>
    </>
  )
}

type ManagedUsersProps = { users: readonly AdminUser[]; onDeleted: () => void }

/** Users with what can be done about each, and the dialog of the one it is done to. */
const ManagedUsers = ({ users, onDeleted }: ManagedUsersProps) => {
  const [asked, setAsked] = useState<{ act: UserAct; id: string } | null>(null)
  // By id: after a reload the dialog shows the user as they are now, and closes when they are gone.
  const user = users.find(({ id }) => id === asked?.id)
  return (
    <>
      <UserRows
        users={users}
        renderMenu={(one) => <UserMenu user={one} onAct={(act) => setAsked({ act, id: one.id })} />}
      />
      {user && asked && (
        <UserDialog
          key={user.id}
          user={user}
          act={asked.act}
          onClose={() => setAsked(null)}
          onDeleted={onDeleted}
        />
      )}
    </>
  )
}
