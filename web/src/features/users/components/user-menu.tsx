import { CircleCheck, Ellipsis, Lock, Pencil, ScrollText, Trash2, UserX } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { isPlatformAdmin } from '#shared/rules/user.ts'
import type { AdminUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { fullName } from '../full-name.ts'

export type UserAct = 'edit' | 'suspend' | 'restore' | 'delete'

type UserMenuProps = {
  user: AdminUser
  /** What happened to them. */
  audit: To
  onAct: (act: UserAct) => void
}

/** In the place of the menu of an admin, who is nobody's to change. */
const Protected = () => {
  const { t } = useT('users')
  return (
    <Tooltip text={t('protected')}>
      <span role="img" aria-label={t('protected')} className="grid size-11 place-items-center text-ink-3">
        <Lock aria-hidden className="size-4.5" />
      </span>
    </Tooltip>
  )
}

/** What an admin can do about a user who is none. */
export const UserMenu = ({ user, audit, onAct }: UserMenuProps) => {
  const { t } = useT('users')
  if (isPlatformAdmin(user)) return <Protected />
  const label = t('actions', { name: fullName(user) })
  const item = (act: UserAct, icon: React.ReactNode) => (
    <button type="button" aria-haspopup="dialog" onClick={() => onAct(act)} className={menuItemClass}>
      {icon}
      {t(act)}
    </button>
  )
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Ellipsis aria-hidden className="size-5" />} />}
    >
      {item('edit', <Pencil aria-hidden />)}
      {user.status === 'SUSPENDED'
        ? item('restore', <CircleCheck aria-hidden />)
        : item('suspend', <UserX aria-hidden />)}
      <Link to={audit} className={menuItemClass}>
        <ScrollText aria-hidden />
        {t('audit')}
      </Link>
      {item('delete', <Trash2 aria-hidden />)}
    </Menu>
  )
}
