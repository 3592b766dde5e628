import { useSearchParams } from 'react-router-dom'
import { isDealershipSeller, isSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'

/** What everybody has, and what only sellers have. */
const accountTabs = ['favorites', 'messages', 'searches'] as const
const sellerTabs = ['my-listings', 'leads', 'analytics'] as const
const dealershipTabs = ['import', 'storefront'] as const
export type DashboardTab = (typeof accountTabs | typeof sellerTabs | typeof dealershipTabs)[number]

/** The tabs of a user in their order: a dealer's begin with the inventory, everybody else's with the favorites. */
export const tabsOf = (user: CurrentUser): readonly DashboardTab[] => {
  if (!isSeller(user)) return accountTabs
  return isDealershipSeller(user)
    ? [...sellerTabs, ...dealershipTabs, ...accountTabs]
    : [...accountTabs, ...sellerTabs]
}

/** The tab in `?tab=`, or where this user starts. What belongs to another tab leaves the address with it. */
export const useDashboardTab = (user: CurrentUser): [DashboardTab, (tab: DashboardTab) => void] => {
  const [search, setSearch] = useSearchParams()
  const tabs = tabsOf(user)
  const tab = tabs.find((known) => known === search.get('tab')) ?? tabs[0]!
  return [tab, (next) => setSearch({ tab: next }, { replace: true })]
}
