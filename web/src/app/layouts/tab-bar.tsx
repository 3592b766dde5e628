import { House, Search, UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useSession } from '#web/stores/session.ts'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { type MineLink, useMine } from './use-mine.ts'

/** The bar under a phone's thumb. `styles.css` takes it away where a page has a bar of its own at the lower edge. */
export const TabBar = () => {
  const { t } = useT()
  const { pathname } = useLocation()
  const signedIn = useSession(({ token }) => token !== null)
  const { favorites, messages } = useMine()
  const toLink = (to: string, icon: MineLink['icon'], label: string): MineLink => ({
    to,
    icon,
    label,
    name: label,
    count: 0,
    isCurrent: pathname === to,
  })
  const links = [
    toLink(paths.home(), House, t('nav.home')),
    toLink(paths.cars(), Search, t('mine.search')),
    favorites,
    messages,
    signedIn
      ? toLink(paths.profile(), UserRound, t('account.mine'))
      : toLink(paths.auth(), UserRound, t('mine.signIn')),
  ]
  return (
    <nav
      data-tab-bar
      aria-label={t('mine.label')}
      className="fixed inset-x-0 bottom-0 z-30 short:absolute border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="@container grid h-14 grid-cols-5">
        {links.map(({ to, icon: Icon, label, name, count, isCurrent }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className="relative flex h-full flex-col items-center justify-center gap-0.5 text-ink-2 transition-colors focus-visible:-outline-offset-2 aria-[current=page]:text-maroon"
            >
              <span className="relative grid h-6 w-full max-w-11 place-items-center">
                <Icon aria-hidden className="size-5.5" />
                <CountBadge count={count} />
              </span>
              {/* Larger letters than fit are left to the name. */}
              <span aria-hidden className="hidden text-xs whitespace-nowrap @min-[19rem]:inline">
                {label}
              </span>
              <span className="sr-only">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
