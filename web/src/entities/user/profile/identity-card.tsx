import { BadgeCheck, Hourglass } from 'lucide-react'
import { isDealershipSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

const initialsOf = ({ firstName, lastName, username }: CurrentUser): string =>
  [firstName, lastName]
    .map((name) => [...name][0] ?? '')
    // Between Arabic letters, which would join.
    .join('\u200c') || username.slice(0, 1)

/** Who this is: what cannot be changed here. */
export const IdentityCard = ({ user }: { user: CurrentUser }) => {
  const { t, rich, language } = useT('profile')
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <div className="flex items-center gap-4 lg:flex-col lg:items-start">
      <span
        aria-hidden
        className="grid size-16 shrink-0 place-items-center rounded-full bg-maroon-tint text-xl font-medium text-maroon uppercase"
      >
        {initialsOf(user)}
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-lg font-medium break-words">
          <bdi>{name || user.username}</bdi>
        </p>
        {user.companyName && (
          <p className="text-sm break-words text-ink-2">
            <bdi>{user.companyName}</bdi>
          </p>
        )}
        <p className="text-sm break-words text-ink-2">
          {rich('username', { name: <bdi dir="ltr">{user.username}</bdi> })}
        </p>
        <p className="text-sm text-ink-2">
          {t('since', { date: formatDate(user.createdAt, language, { long: true }) })}
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Badge>{t(`role.${user.role}`)}</Badge>
          {isDealershipSeller(user) &&
            (user.isVerified ? (
              <Badge tone="green" icon={<BadgeCheck aria-hidden />}>
                {t('verified')}
              </Badge>
            ) : (
              <Badge tone="amber" icon={<Hourglass aria-hidden />}>
                {t('unverified')}
              </Badge>
            ))}
        </div>
      </div>
    </div>
  )
}
