import type { ReactNode } from 'react'
import type { AdminUser } from '#shared/schemas/user.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { RoleBadge, StatusBadge, SuspensionNote, VerificationBadge } from './user-badges.tsx'
import { UserName } from './user-name.tsx'

export type UserRowsProps = { users: readonly AdminUser[]; renderMenu: (user: AdminUser) => ReactNode }

const columns = ['user', 'email', 'role', 'verification', 'status', 'since'] as const

/** On a desk: one line for each user. */
export const UserTable = ({ users, renderMenu }: UserRowsProps) => {
  const { t, language } = useT('users')
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-card">
      <table className="w-full text-sm text-ink-2">
        <caption className="sr-only">{t('title')}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-3">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-3 text-start font-medium first:ps-5">
                {t(`column.${column}`)}
              </th>
            ))}
            <th scope="col" className="w-14">
              <span className="sr-only">{t('column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id} className="border-b border-line align-top last:border-b-0">
              <th scope="row" className="w-1/4 px-3 py-3.5 ps-5 text-start font-normal">
                <UserName user={user} />
              </th>
              <td className="w-1/4 px-3 py-3.5 break-all">
                <bdi>{user.email}</bdi>
              </td>
              <td className="px-3 py-3">
                <RoleBadge role={user.role} />
              </td>
              <td className="px-3 py-3">
                {user.role === 'SELLER_DEALERSHIP' ? (
                  <VerificationBadge user={user} />
                ) : (
                  <span className="inline-block pt-0.5 text-ink-3">{t('verification.none')}</span>
                )}
              </td>
              <td className="px-3 py-3">
                <div className="flex flex-col items-start gap-1.5">
                  <StatusBadge status={user.status} />
                  <SuspensionNote suspension={user.suspension} />
                </div>
              </td>
              <td className="px-3 py-3.5 whitespace-nowrap">{formatDate(user.createdAt, language)}</td>
              <td className="py-1.5 pe-2 text-end">{renderMenu(user)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
