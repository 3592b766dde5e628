import { useSearchParams } from 'react-router-dom'
import { adminTabs, type AdminTab } from './admin-tabs.ts'

const searchParam = 'q'

/** The tab in `?tab=` and what is searched for in all of them, in `?q=`; both live in the address, so a reload keeps them. */
export const useAdminAddress = () => {
  const [address, setAddress] = useSearchParams()
  const tab = adminTabs.find((known) => known === address.get('tab')) ?? adminTabs[0]
  const search = address.get(searchParam)?.trim() ?? ''
  const show = (next: AdminTab) =>
    // What the last tab was narrowed to means nothing in this one.
    setAddress({ tab: next, ...(search && { [searchParam]: search }) }, { replace: true })
  const searchFor = (text: string) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        if (text === '') after.delete(searchParam)
        else after.set(searchParam, text)
        return after
      },
      { replace: true },
    )
  return { tab, search, show, searchFor }
}
