import { useSearchParams } from 'react-router-dom'

export const profileTabs = ['details', 'password', 'notifications', 'privacy'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The tab in `?tab=`; the details when it names none. */
export const useProfileTab = (): [ProfileTab, (tab: ProfileTab) => void] => {
  const [search, setSearch] = useSearchParams()
  const tab = profileTabs.find((known) => known === search.get('tab')) ?? 'details'
  return [tab, (next) => setSearch(next === 'details' ? {} : { tab: next }, { replace: true })]
}
