import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { RoleBadge, StatusBadge, SuspensionNote, VerificationBadge } from './user-badges.tsx'
import { UserName } from './user-name.tsx'
import type { UserRowsProps } from './user-table.tsx'

/** On a phone: one card for each user. */
export const UserCards = ({ users, renderMenu }: UserRowsProps) => {
  const { t, language } = useT('users')
  return (
    <ul className="flex flex-col gap-3">
      {users.map((user) => (
        <li
          key={user.id}
          className="flex flex-col gap-2.5 rounded-card border border-line bg-card p-4 text-sm"
        >
          <div className="flex items-start justify-between gap-2">
            <h3 className="min-w-0 text-base tracking-normal">
              <UserName user={user} />
            </h3>
            <div className="-me-2.5 -mt-2.5 shrink-0">{renderMenu(user)}</div>
          </div>
          <p className="break-all text-ink-2">
            <bdi>{user.email}</bdi>
          </p>
          <div className="flex flex-wrap gap-1.5">
            <RoleBadge role={user.role} />
            <VerificationBadge user={user} />
            <StatusBadge status={user.status} />
          </div>
          <SuspensionNote suspension={user.suspension} />
          <p className="text-xs text-ink-3">{t('since', { date: formatDate(user.createdAt, language) })}</p>
        </li>
      ))}
    </ul>
  )
}
