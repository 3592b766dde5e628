import { useEffect, useRef } from 'react'
import {
  Bell,
  Bookmark,
  CarFront,
  ChartLine,
  CirclePlus,
  FileQuestion,
  FileUp,
  Heart,
  Inbox,
  MessagesSquare,
  Store,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { isDealershipSeller, isSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { countUnread, useUnreadLeads } from '#web/entities/lead/queries.ts'
import { useNotifications } from '#web/entities/notification/queries.ts'
import type { Acting } from '#web/stores/acting.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { showInRow } from '#web/ui/show-in-row.ts'
import { useIsDesktop } from '#web/ui/use-media.ts'
import { entriesOf, type DashboardEntry } from './tabs.ts'

const icons: Record<DashboardEntry, LucideIcon> = {
  favorites: Heart,
  messages: MessagesSquare,
  quotes: FileQuestion,
  searches: Bookmark,
  sell: CirclePlus,
  'my-listings': CarFront,
  leads: Inbox,
  analytics: ChartLine,
  import: FileUp,
  storefront: Store,
  team: Users,
  profile: UserRound,
  notifications: Bell,
}

const itemClass =
  'flex h-11 items-center gap-3 text-sm whitespace-nowrap transition-colors focus-visible:-outline-offset-2 [&>svg]:size-4.5 [&>svg]:shrink-0'
// Not by breakpoints in the classes: the two layouts have little in common.
const layouts = {
  desktop: {
    nav: 'sticky top-24 flex flex-col gap-4 self-start',
    group: 'flex flex-col gap-1 border-b border-line pb-4 last:border-b-0',
    item: 'rounded-control px-3',
    notCurrent: 'text-ink-2 hover:bg-sand hover:text-ink',
  },
  mobile: {
    // Positioned, so that screen reader texts scroll along instead of widening the page.
    nav: 'relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0 [scrollbar-width:none]',
    group: 'flex gap-2',
    item: 'rounded-full px-4',
    notCurrent: 'bg-sand text-ink-2',
  },
}

type SidebarProps = { user: CurrentUser; acting: Acting | null; tab: DashboardEntry }

/** The tabs of the dashboard: a column on desktop, a row that scrolls sideways on mobile. */
export const Sidebar = ({ user, acting, tab }: SidebarProps) => {
  const { t } = useT('dashboard')
  const labelOf = useTabLabel(user)
  const unread = useUnread(user)
  const layout = layouts[useIsDesktop() ? 'desktop' : 'mobile']
  const row = useRef<HTMLElement>(null)
  const current = useRef<HTMLAnchorElement>(null)
  // Again when the counts arrive, which push the later tabs on.
  const counts = Object.values(unread).join()
  useEffect(() => {
    if (tab && counts && row.current && current.current) showInRow(row.current, current.current)
  }, [tab, counts])
  return (
    <nav ref={row} aria-label={t('tabs')} className={layout.nav}>
      {entriesOf(user, acting).map((group) => (
        <ul key={group[0]} className={layout.group}>
          {group.map((entry) => {
            const Icon = icons[entry]
            return (
              <li key={entry}>
                <Link
                  ref={entry === tab ? current : undefined}
                  // Relative, so that both addresses of the dashboard stay; parameters of another tab go.
                  to={entry === 'sell' ? paths.sell() : { search: `?tab=${entry}` }}
                  aria-current={entry === tab ? 'page' : undefined}
                  className={cx(
                    itemClass,
                    layout.item,
                    entry === tab ? 'bg-maroon-tint font-medium text-maroon' : layout.notCurrent,
                  )}
                >
                  <Icon aria-hidden />
                  {labelOf(entry)}
                  <UnreadCount count={unread[entry] ?? 0} />
                </Link>
              </li>
            )
          })}
        </ul>
      ))}
    </nav>
  )
}

/** How much is unread, by the tab that shows it. */
const useUnread = (user: CurrentUser): Partial<Record<DashboardEntry, number>> => {
  const { data: sent } = useUnreadLeads('buyer')
  const { data: received } = useUnreadLeads('seller', isSeller(user))
  const { data: notifications } = useNotifications()
  return {
    messages: countUnread(sent),
    leads: countUnread(received),
    notifications: notifications?.unread ?? 0,
  }
}

const shownAtMost = 99

const UnreadCount = ({ count }: { count: number }) => {
  const { t, language } = useT('dashboard')
  if (count === 0) return null
  const shown = formatNumber(Math.min(count, shownAtMost), language)
  return (
    <span className="ms-auto inline-flex h-5 items-center rounded-full bg-brand px-1.5 text-xs text-white tabular-nums">
      <bdi aria-hidden dir="ltr">
        {count > shownAtMost ? `${shown}+` : shown}
      </bdi>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  )
}

/** Gives the name of a tab; a dealership calls its cars an inventory and its leads customer inquiries. */
export const useTabLabel = (user: CurrentUser): ((entry: DashboardEntry) => string) => {
  const { t } = useT('dashboard')
  return (entry) =>
    isDealershipSeller(user) && (entry === 'leads' || entry === 'my-listings')
      ? t(`tab.dealer.${entry}`)
      : t(`tab.${entry}`)
}
