import type { ReactNode } from 'react'
import { CircleCheck, Ellipsis, Lock, Pencil, ScrollText, Trash2, UserX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isPlatformAdmin } from '#shared/rules/user.ts'
import type { AdminUser } from '#shared/schemas/user.ts'
import { tabSearch } from '#web/entities/admin/admin-address.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { fullNameOf } from './user-values.ts'

export type UserAct = 'edit' | 'suspend' | 'restore' | 'delete'

type UserMenuProps = { user: AdminUser; onAct: (act: UserAct) => void }

/** The acts of an admin on a user, and the way to what happened to them; of another admin, that nothing can be done. */
export const UserMenu = ({ user, onAct }: UserMenuProps) => {
  const { t } = useT('users')
  if (isPlatformAdmin(user))
    return (
      <Tooltip text={t('protected')}>
        <span role="img" aria-label={t('protected')} className="grid size-11 place-items-center text-ink-3">
          <Lock aria-hidden className="size-4.5" />
        </span>
      </Tooltip>
    )
  const label = t('actions', { name: fullNameOf(user) })
  const item = (act: UserAct, icon: ReactNode) => (
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
      <Link to={{ search: tabSearch('audit', { subject: user.id }) }} className={menuItemClass}>
        <ScrollText aria-hidden />
        {t('audit')}
      </Link>
      {item('delete', <Trash2 aria-hidden />)}
    </Menu>
  )
}
