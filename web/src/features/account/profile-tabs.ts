import { useSearchParams } from 'react-router-dom'

// The journeys read this file in Node, so it asks for no messages.

export const profileTabs = ['details', 'password', 'notifications', 'privacy'] as const
type Tab = (typeof profileTabs)[number]

/** The part of the account that the address names under `param`; the details when it names none. */
export const useProfileTab = (param: 'tab' | 'section'): [Tab, (tab: Tab) => void] => {
  const [search, setSearch] = useSearchParams()
  const tab = profileTabs.find((known) => known === search.get(param)) ?? 'details'
  const show = (next: Tab) =>
    setSearch(
      (before) => {
        const address = new URLSearchParams(before)
        if (next === 'details') address.delete(param)
        else address.set(param, next)
        return address
      },
      { replace: true },
    )
  return [tab, show]
}
