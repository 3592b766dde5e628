import { useEffect, useRef } from 'react'
import {
  Bell,
  Bookmark,
  CarFront,
  ChartLine,
  CirclePlus,
  FileUp,
  Heart,
  Inbox,
  MessagesSquare,
  Store,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { showInRow } from '#web/ui/show-in-row.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { entriesOf, type DashboardEntry } from './use-dashboard-tab.ts'
import { UnreadCount } from './unread-count.tsx'
import { useTabLabel } from './use-tab-label.ts'
import { useUnread } from './use-unread.ts'

const icons: Record<DashboardEntry, LucideIcon> = {
  favorites: Heart,
  messages: MessagesSquare,
  searches: Bookmark,
  sell: CirclePlus,
  'my-listings': CarFront,
  leads: Inbox,
  analytics: ChartLine,
  import: FileUp,
  storefront: Store,
  profile: UserRound,
  notifications: Bell,
}

// By its own question instead of by breakpoints in the classes: the two looks have little in common.
const desk = '(min-width: 64rem)'
const item =
  'flex h-11 items-center gap-3 text-sm whitespace-nowrap transition-colors focus-visible:-outline-offset-2 [&>svg]:size-4.5 [&>svg]:shrink-0'
const rest = { desk: 'text-ink-2 hover:bg-sand hover:text-ink', phone: 'bg-sand text-ink-2' }
const shape = { desk: 'rounded-control px-3', phone: 'rounded-full px-4' }
const rows = {
  desk: 'sticky top-24 flex flex-col gap-4 self-start',
  // Positioned, so that what only screen readers hear scrolls along instead of widening the page.
  phone: 'relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0 [scrollbar-width:none]',
}
const groups = {
  desk: 'flex flex-col gap-1 border-b border-line pb-4 last:border-b-0',
  phone: 'flex gap-2',
}

type SidebarProps = { user: CurrentUser; tab: DashboardEntry }

/** The parts of the dashboard, beside it on a desk; on a phone a row that a thumb pushes sideways. */
export const Sidebar = ({ user, tab }: SidebarProps) => {
  const { t } = useT('dashboard')
  const labelOf = useTabLabel(user)
  const unread = useUnread(user)
  const look = useMedia(desk) ? 'desk' : 'phone'
  const row = useRef<HTMLElement>(null)
  const current = useRef<HTMLAnchorElement>(null)
  // Also when the counts arrive, which push the later tabs on.
  const counted = Object.values(unread).join()
  useEffect(() => {
    if (tab && counted && row.current && current.current) showInRow(row.current, current.current)
  }, [tab, counted])
  return (
    <nav ref={row} aria-label={t('tabs')} className={rows[look]}>
      {entriesOf(user).map((group) => (
        <ul key={group[0]} className={groups[look]}>
          {group.map((entry) => {
            const Icon = icons[entry]
            return (
              <li key={entry}>
                <Link
                  ref={entry === tab ? current : undefined}
                  // Relative: both addresses of the dashboard keep theirs, and what belongs to another tab leaves with it.
                  to={entry === 'sell' ? paths.sell() : { search: `?tab=${entry}` }}
                  aria-current={entry === tab ? 'page' : undefined}
                  className={cx(
                    item,
                    shape[look],
                    entry === tab ? 'bg-maroon-tint font-medium text-maroon' : rest[look],
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
