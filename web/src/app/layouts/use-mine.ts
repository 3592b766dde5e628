import { Bookmark, Heart, MessageCircle, type LucideIcon } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useFavorites } from '#web/entities/favorite/queries.ts'
import { countUnread, useUnreadLeads } from '#web/entities/lead/queries.ts'
import { useUnreadCounts } from '#web/entities/notification/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useSavedHere } from '#web/stores/saved-here.ts'
import { useSession } from '#web/stores/session.ts'
import { useShortCount } from '#web/ui/count-badge.tsx'

/** A shortcut to what a visitor keeps: a picture, where it leads, and a number. */
export type MineLink = {
  to: string
  icon: LucideIcon
  label: string
  count: number
  /** The label with the number, for screen readers. */
  name: string
  isCurrent: boolean
}

const visitorPages = { favorites: 'favorites', searches: 'savedSearches' } as const

const tabOf = (search: string) => new URLSearchParams(search).get('tab')

/**
 * Favorites, messages and saved searches, each with its number: of saved cars, unread messages and new matches. Beyond what
 * hearts and the bell ask for it is one request, at most once a minute.
 */
export const useMine = (): Record<'favorites' | 'messages' | 'searches', MineLink> => {
  const { t } = useT()
  const { pathname, search } = useLocation()
  const { data: favorites = [] } = useFavorites()
  const unreadCounts = useUnreadCounts()
  const signedIn = useSession(({ token }) => token !== null)
  const { data: leads } = useUnreadLeads('buyer', signedIn)
  // The bell hears of a new message first, and the list of conversations knows the old ones.
  const unread = Math.max(countUnread(leads), unreadCounts.messages)
  const here = useSavedHere()
  // Cars alone, as for who is signed in: their saved plates would be one more request.
  const saved = signedIn ? favorites.length : here.cars.length
  const searches = signedIn ? unreadCounts.matches : here.searches.length
  const shown = {
    saved: useShortCount(saved),
    messages: useShortCount(unread),
    searches: useShortCount(searches),
  }
  const isDashboard = pathname === paths.dashboard() || pathname === paths.sellerDashboard()
  const toLink = (
    tab: 'favorites' | 'messages' | 'searches',
    icon: LucideIcon,
    count: number,
    shown: string,
  ): MineLink => {
    // A visitor's own are in the browser; messages are somebody's, and ask for sign-in.
    const here = tab !== 'messages' && paths[visitorPages[tab]]()
    const to = here && !signedIn ? here : paths.dashboard(tab)
    const label = t(`account.${tab}`)
    const name = t(tab === 'favorites' || !signedIn ? 'mine.count' : 'mine.new', { label, count: shown })
    return {
      to,
      icon,
      label,
      count,
      name: count > 0 ? name : label,
      isCurrent: pathname === here || (isDashboard && tabOf(search) === tab),
    }
  }
  return {
    favorites: toLink('favorites', Heart, saved, shown.saved),
    messages: toLink('messages', MessageCircle, unread, shown.messages),
    searches: toLink('searches', Bookmark, searches, shown.searches),
  }
}
