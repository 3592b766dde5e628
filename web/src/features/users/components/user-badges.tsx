import { suspensionReasons } from '#shared/reference/moderation-reasons.ts'
import type { AdminUser, Role } from '#shared/schemas/user.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { verificationOf } from '../user-values.ts'

const roleTones: Record<Role, BadgeTone> = {
  PRIVATE: 'neutral',
  SELLER_DEALERSHIP: 'amber',
  PLATFORM_ADMIN: 'maroon',
}

/** What kind of account it is. */
export const RoleBadge = ({ role }: { role: Role }) => {
  const { t } = useT('admin')
  return <Badge tone={roleTones[role]}>{t(`role.${role}`)}</Badge>
}

const verificationTones = { APPROVED: 'green', PENDING: 'amber', REJECTED: 'red' } as const

/** How far a dealership's verification is; nothing for those who need none. */
export const VerificationBadge = ({ user }: { user: AdminUser }) => {
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

/** Whether somebody may sign in. */
export const StatusBadge = ({ status }: { status: AdminUser['status'] }) => {
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
    </div>
  )
}
