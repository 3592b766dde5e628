import { useSearchParams } from 'react-router-dom'
import { isDealershipSeller, isSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'

// The journeys read this file in Node, so it asks for no messages.

const buyerTabs = ['favorites', 'messages', 'quotes', 'searches'] as const
const sellerTabs = ['my-listings', 'leads', 'analytics'] as const
const dealershipTabs = ['import', 'storefront'] as const
const accountTabs = ['profile', 'notifications'] as const
export type DashboardTab =
  | (typeof buyerTabs)[number]
  | (typeof sellerTabs)[number]
  | (typeof dealershipTabs)[number]
  | (typeof accountTabs)[number]

/** An entry of the sidebar; `sell` leads to another page and is for private sellers alone (spec: sell-car). */
export type DashboardEntry = DashboardTab | 'sell'

/** The groups of a user's sidebar: a dealer's begins with the inventory, everybody else's with the favorites. */
export const entriesOf = (user: CurrentUser): readonly (readonly DashboardEntry[])[] => {
  if (!isSeller(user)) return [buyerTabs, accountTabs]
  return isDealershipSeller(user)
    ? [[...sellerTabs, ...dealershipTabs], buyerTabs, accountTabs]
    : [buyerTabs, ['sell', ...sellerTabs], accountTabs]
}

const selling: ReadonlySet<DashboardTab> = new Set([...sellerTabs, ...dealershipTabs])

/** Whether a tab is about what the user sells. */
export const isSellerTab = (tab: DashboardTab): boolean => selling.has(tab)

/** The tab in `?tab=`, or the first one of this user. */
export const useDashboardTab = (user: CurrentUser): DashboardTab => {
  const [search] = useSearchParams()
  const tabs = entriesOf(user)
    .flat()
    .filter((entry) => entry !== 'sell')
  return tabs.find((known) => known === search.get('tab')) ?? tabs[0]!
}
