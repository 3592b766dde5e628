import { BadgeCheck, LogIn, ShieldUser } from 'lucide-react'
import { isPlatformAdmin } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { GateCard } from './gate-card.tsx'

/** Who may not sell here, and what to do about it. */
export const ClosedGate = ({ user, signInPath }: { user: CurrentUser | null; signInPath: string }) => {
  const { t } = useT('sell')
  const common = useT()
  if (!user)
    return (
      <GateCard
        icon={<LogIn className="mirrored" />}
        title={common.t('login.required')}
        text={t('gate.login.text')}
        to={signInPath}
        action={t('gate.login.action')}
      />
    )
  if (isPlatformAdmin(user))
    return (
      <GateCard
        icon={<ShieldUser />}
        title={t('gate.admin.title')}
        text={t('gate.admin.text')}
        to={paths.admin()}
        action={t('gate.admin.action')}
      />
    )
  return (
    <GateCard
      icon={<BadgeCheck />}
      title={t('gate.verify.title')}
      text={t('gate.verify.text')}
      to={paths.sellerDashboard()}
      action={t('gate.verify.action')}
    />
  )
}
