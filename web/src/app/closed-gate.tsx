import { BadgeCheck, BadgeX, LogIn, ShieldUser } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isPlatformAdmin } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { GateCard } from '#web/ui/gate-card.tsx'
import { paths } from './paths.ts'

type Closed = 'login' | 'verify' | 'admin'

type ClosedGateProps = {
  user: CurrentUser | null
  signInPath: string
  /** The messages of the page, which say what is closed. */
  say: (key: `gate.${Closed}.text` | `gate.${Closed}.action` | `gate.${'verify' | 'admin'}.title`) => string
}

/** A dealership that was refused, or lost its verification, is not waiting for anybody: it has to apply again. */
const RefusedGate = () => {
  const { t } = useT('dashboard')
  const common = useT()
  return (
    <GateCard
      icon={<BadgeX />}
      title={t('refused.title')}
      text={t('refused.text')}
      action={
        <Link to={paths.verification()} className={buttonClass({ size: 'lg' })}>
          {common.t('account.verify')}
        </Link>
      }
    />
  )
}

/** Tells a user who may not sell here why, and what to do about it (spec, section 2). */
export const ClosedGate = ({ user, signInPath, say }: ClosedGateProps) => {
  const { t } = useT()
  const link = (to: string, closed: Closed) => (
    <Link to={to} className={buttonClass({ size: 'lg' })}>
      {say(`gate.${closed}.action`)}
    </Link>
  )
  if (!user)
    return (
      <GateCard
        icon={<LogIn className="mirrored" />}
        title={t('login.required')}
        text={say('gate.login.text')}
        action={link(signInPath, 'login')}
      />
    )
  if (isPlatformAdmin(user))
    return (
      <GateCard
        icon={<ShieldUser />}
        title={say('gate.admin.title')}
        text={say('gate.admin.text')}
        action={link(paths.admin(), 'admin')}
      />
    )
  if (user.verificationStatus === 'REJECTED') return <RefusedGate />
  return (
    <GateCard
      icon={<BadgeCheck />}
      title={say('gate.verify.title')}
      text={say('gate.verify.text')}
      action={link(paths.sellerDashboard(), 'verify')}
    />
  )
}
