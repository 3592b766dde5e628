import { useSearchParams } from 'react-router-dom'
import { isDealershipSeller, isSeller, type StaffRole } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import type { Acting } from '#web/stores/acting.ts'

// The journeys read this file in Node, so it asks for no messages.

const buyerTabs = ['favorites', 'messages', 'quotes', 'searches'] as const
const sellerTabs = ['my-listings', 'leads', 'analytics'] as const
const dealershipTabs = ['import', 'storefront', 'team'] as const
const accountTabs = ['profile', 'notifications'] as const
export type DashboardTab =
  | (typeof buyerTabs)[number]
  | (typeof sellerTabs)[number]
  | (typeof dealershipTabs)[number]
  | (typeof accountTabs)[number]

/** An entry of the sidebar; `sell` leads to another page and is for private sellers alone (spec: sell-car). */
export type DashboardEntry = DashboardTab | 'sell'

const staffTabs: Record<StaffRole, readonly DashboardEntry[]> = {
  SALES: ['leads', 'my-listings', 'analytics', 'team'],
  MANAGER: ['my-listings', 'leads', 'analytics', 'import', 'team'],
}

/** The groups of a user's sidebar, as what they act: staff have what their role may do. a dealer's begins with the inventory, everybody else's with the favorites. */
export const entriesOf = (
  user: CurrentUser,
  acting: Pick<Acting, 'role'> | null = null,
): readonly (readonly DashboardEntry[])[] => {
  if (acting) return [staffTabs[acting.role], buyerTabs, accountTabs]
  if (!isSeller(user)) return [buyerTabs, accountTabs]
  return isDealershipSeller(user)
    ? [[...sellerTabs, ...dealershipTabs], buyerTabs, accountTabs]
    : [buyerTabs, ['sell', ...sellerTabs], accountTabs]
}

const selling: ReadonlySet<DashboardTab> = new Set([...sellerTabs, ...dealershipTabs])

/** Whether a tab is about what the user sells. */
export const isSellerTab = (tab: DashboardTab): boolean => selling.has(tab)

/** The tab in `?tab=`, or the first one of this user. */
export const useDashboardTab = (user: CurrentUser, acting: Pick<Acting, 'role'> | null): DashboardTab => {
  const [search] = useSearchParams()
  const tabs = entriesOf(user, acting)
    .flat()
    .filter((entry) => entry !== 'sell')
  return tabs.find((known) => known === search.get('tab')) ?? tabs[0]!
}
