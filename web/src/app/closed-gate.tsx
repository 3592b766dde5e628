import { LogIn, ShieldUser, Users } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { isPlatformAdmin } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useActFor } from '#web/entities/team/acting.ts'
import { VerificationGate } from '#web/entities/user/posting.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { useActing } from '#web/stores/acting.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { GateCard } from '#web/ui/gate-card.tsx'
import { paths } from './paths.ts'

type Closed = 'login' | 'admin'

type ClosedGateProps = {
  user: CurrentUser | null
  /** The messages of the page, which say what is closed. */
  say: (key: `gate.${Closed}.text` | `gate.${Closed}.action` | 'gate.admin.title') => string
}

/** Tells a user who may not sell here why, and what to do about it (spec, section 2). */
export const ClosedGate = ({ user, say }: ClosedGateProps) => {
  const { t } = useT()
  const dashboard = useT('dashboard')
  const { acting } = useActing()
  const { mutate: actFor, isPending } = useActFor()
  const { pathname, search } = useLocation()
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
        action={link(paths.auth(pathname + search), 'login')}
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
  if (acting)
    return (
      <GateCard
        icon={<Users />}
        title={dashboard.t('acting.closed', { dealership: acting.dealership })}
        text={dashboard.t('acting.closedText')}
        action={
          <Button size="lg" pending={isPending} onClick={() => actFor(null)}>
            {dashboard.t('acting.stop')}
          </Button>
        }
      />
    )
  return <VerificationGate user={user} />
}
