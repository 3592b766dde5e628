import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { suspensionReasons } from '#shared/reference/moderation-reasons.ts'
import type { AdminUser, Role } from '#shared/schemas/user.ts'
import { sellerSearch } from '#web/entities/admin/admin-address.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsDesktop } from '#web/ui/use-media.ts'
import { fullNameOf, verificationOf } from './user-values.ts'

type UserRowsProps = { users: readonly AdminUser[]; renderMenu: (user: AdminUser) => ReactNode }

/** The users that were found, with what can be done about each: a table on a desktop, cards on mobile. */
export const UserRows = (props: UserRowsProps) =>
  useIsDesktop() ? <UserTable {...props} /> : <UserCards {...props} />

const columns = ['user', 'email', 'role', 'verification', 'status', 'since'] as const

const UserTable = ({ users, renderMenu }: UserRowsProps) => {
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
            <tr key={user.id} data-item={user.id} className="border-b border-line align-top last:border-b-0">
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

const UserCards = ({ users, renderMenu }: UserRowsProps) => {
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

const UserName = ({ user }: { user: AdminUser }) => (
  <>
    <span className="block font-medium break-words text-ink">
      <Link to={{ search: sellerSearch(user.id) }} className="underline-offset-4 hover:underline">
        <bdi>{fullNameOf(user)}</bdi>
      </Link>
    </span>
    <span className="block text-xs break-all text-ink-3">
      <bdi>@{user.username}</bdi>
    </span>
    {user.companyName && (
      <span className="block text-xs break-words text-ink-2">
        <bdi>{user.companyName}</bdi>
      </span>
    )}
  </>
)

const roleTones: Record<Role, BadgeTone> = {
  PRIVATE: 'neutral',
  SELLER_DEALERSHIP: 'amber',
  PLATFORM_ADMIN: 'maroon',
}

const RoleBadge = ({ role }: { role: Role }) => {
  const { t } = useT('admin')
  return <Badge tone={roleTones[role]}>{t(`role.${role}`)}</Badge>
}

const verificationTones = { APPROVED: 'green', PENDING: 'amber', REJECTED: 'red', REVOKED: 'red' } as const

/** The verification status of a dealership as a badge; nothing for users who need none. */
const VerificationBadge = ({ user }: { user: AdminUser }) => {
  const { t } = useT('users')
  const verification = verificationOf(user)
  return (
    verification && <Badge tone={verificationTones[verification]}>{t(`verification.${verification}`)}</Badge>
  )
}

const statusTones: Record<AdminUser['status'], BadgeTone> = {
  ACTIVE: 'green',
  SUSPENDED: 'red',
  DELETED: 'neutral',
}

const StatusBadge = ({ status }: { status: AdminUser['status'] }) => {
  const { t } = useT('users')
  return <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
}

/** Why and since when an account is suspended; nothing while it is not. */
export const SuspensionNote = ({ suspension }: Pick<AdminUser, 'suspension'>) => {
  const { t, language } = useT('users')
  if (!suspension) return null
  const reasons = suspension.reasonCodes.map((code) => suspensionReasons[code].name[language])
  return (
    <div className="max-w-64 text-xs text-ink-2">
      {reasons.length > 0 && <p>{reasons.join(language === 'ar' ? '، ' : ', ')}</p>}
      {suspension.reason && (
        <p className="break-words">
          <bdi>{suspension.reason}</bdi>
        </p>
      )}
      <p className="text-ink-3">{t('suspended.since', { date: formatDate(suspension.at, language) })}</p>
      {suspension.until && (
        <p className="font-medium">
          {t('suspended.until', { date: formatDate(suspension.until, language, { time: true }) })}
        </p>
      )}
    </div>
  )
}

/** The users while the first page is loaded: the lines of the table, or cards. */
export const UsersSkeleton = () => {
  const isDesktop = useIsDesktop()
  return (
    <div
      aria-busy
      className={cx('flex flex-col', isDesktop ? 'rounded-card border border-line bg-card pt-10' : 'gap-3')}
    >
      {Array.from({ length: 6 }, (_, row) => (
        <div
          key={row}
          className={cx(
            'flex gap-3',
            isDesktop
              ? 'items-center justify-between border-t border-line px-5 py-3.5'
              : 'flex-col rounded-card border border-line bg-card p-4',
          )}
        >
          <span className="flex flex-col gap-1.5">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-4 w-24" />
          </span>
          <Skeleton className="h-4 w-48 max-w-full" />
          <span className="flex gap-2">
            <Skeleton className="h-6 w-20 rounded-full" />
            <Skeleton className="h-6 w-20 rounded-full" />
          </span>
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
    </div>
  )
}
