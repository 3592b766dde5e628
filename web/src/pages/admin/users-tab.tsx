import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { UserFilters } from '#web/features/users/components/user-filters.tsx'
import { listedRoles, listedStatuses } from '#web/features/users/listed.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { useChoice } from './use-choice.ts'
import { UserList } from './user-list.tsx'

/** Users Management: who is there, and what may be done about them. */
export const UsersTab = ({ search }: { search: string }) => {
  const { t } = useT('users')
  const [, setAddress] = useSearchParams()
  const [role, chooseRole] = useChoice('role', listedRoles)
  const [status, chooseStatus] = useChoice('status', listedStatuses)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = useFocusLater(heading)
  const isNarrowed = search !== '' || Boolean(role ?? status)
  const showAll = () => setAddress({ tab: 'users' }, { replace: true })
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-xl">
        {t('title')}
      </h2>
      <div className="mb-5">
        <UserFilters role={role} status={status} onRole={chooseRole} onStatus={chooseStatus} />
      </div>
      <UserList
        filters={{ search, role, status }}
        onShowAll={isNarrowed ? showAll : undefined}
        onDeleted={focusHeading}
      />
    </section>
  )
}
