import { useSearchParams } from 'react-router-dom'
import { isDealershipSeller, isSeller } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'

export type DashboardTab = 'favorites' | 'my-listings'

/** The tab in `?tab=`, or where this user starts: a dealer with the inventory, everybody else with the favorites. */
export const useDashboardTab = (user: CurrentUser): [DashboardTab, (tab: DashboardTab) => void] => {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const first = isDealershipSeller(user) ? 'my-listings' : 'favorites'
  const known = asked === 'favorites' || asked === 'my-listings' ? asked : first
  const tab = isSeller(user) ? known : 'favorites'
  return [tab, (next) => setSearch({ tab: next }, { replace: true })]
}
