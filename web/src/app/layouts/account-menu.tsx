import { ChevronDown, Download, LogOut, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useLogout } from '#web/entities/user/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { installNow, useInstall } from '#web/stores/install.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import type { AccountLink } from './use-account-links.ts'

type AccountMenuProps = { name: string; links: readonly AccountLink[] }

/** The signed-in user's name with their own pages and the way out. */
export const AccountMenu = ({ name, links }: AccountMenuProps) => {
  const { t } = useT()
  const device = useT('device')
  const logout = useLogout()
  const isOffered = useInstall(({ install }) => install === 'offered')
  return (
    <Menu
      label={t('account.menu')}
      trigger={
        <button type="button" className={buttonClass({ variant: 'secondary', tight: true })}>
          <UserRound aria-hidden className="size-4.5" />
          <bdi className="max-w-28 truncate">{name}</bdi>
          <ChevronDown aria-hidden className="size-4 text-ink-3" />
        </button>
      }
    >
      {links.map(({ to, key, icon: Icon }) => (
        <Link key={key} to={to} className={menuItemClass}>
          <Icon aria-hidden />
          {t(key)}
        </Link>
      ))}
      {isOffered && (
        <button type="button" className={menuItemClass} onClick={installNow}>
          <Download aria-hidden />
          {device.t('install.label')}
        </button>
      )}
      <button type="button" className={menuItemClass} onClick={() => logout.mutate()}>
        <LogOut aria-hidden className="mirrored" />
        {t('account.logout')}
      </button>
    </Menu>
  )
}
