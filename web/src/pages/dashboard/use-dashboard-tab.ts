import { useSearchParams } from 'react-router-dom'
import { isDealershipSeller, isSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'

/** What everybody has, what sellers have besides, and what the account itself is about. */
const buyerTabs = ['favorites', 'messages', 'searches'] as const
const sellerTabs = ['my-listings', 'leads', 'analytics'] as const
const dealershipTabs = ['import', 'storefront'] as const
const accountTabs = ['profile', 'notifications'] as const
export type DashboardTab =
  | (typeof buyerTabs)[number]
  | (typeof sellerTabs)[number]
  | (typeof dealershipTabs)[number]
  | (typeof accountTabs)[number]

/** `sell` is a way to another page, for private sellers alone (spec: sell-car). */
export type DashboardEntry = DashboardTab | 'sell'

/** The sidebar of a user in its groups: a dealer's begins with the inventory, everybody else's with the favorites. */
export const entriesOf = (user: CurrentUser): readonly (readonly DashboardEntry[])[] => {
  if (!isSeller(user)) return [buyerTabs, accountTabs]
  return isDealershipSeller(user)
    ? [[...sellerTabs, ...dealershipTabs], buyerTabs, accountTabs]
    : [buyerTabs, ['sell', ...sellerTabs], accountTabs]
}

const selling: ReadonlySet<DashboardTab> = new Set([...sellerTabs, ...dealershipTabs])

/** Whether a tab is about what somebody sells. */
export const isSellerTab = (tab: DashboardTab): boolean => selling.has(tab)

/** The tab in `?tab=`, or where this user starts. */
export const useDashboardTab = (user: CurrentUser): DashboardTab => {
  const [search] = useSearchParams()
  const tabs = entriesOf(user)
    .flat()
    .filter((entry) => entry !== 'sell')
  return tabs.find((known) => known === search.get('tab')) ?? tabs[0]!
}
