import { useSearchParams } from 'react-router-dom'

export const listingsViews = ['cars', 'plates'] as const
export type ListingsView = (typeof listingsViews)[number]

/** Which of one's own things the my-listings tab shows, kept in `?view=`; cars unless told. */
export const useListingsView = (): [ListingsView, (view: ListingsView) => void] => {
  const [address, setAddress] = useSearchParams()
  const view = listingsViews.find((known) => known === address.get('view')) ?? 'cars'
  const tab = address.get('tab')
  // What the other one was narrowed to means nothing here.
  const show = (next: ListingsView) =>
    setAddress({ ...(tab && { tab }), ...(next !== 'cars' && { view: next }) }, { replace: true })
  return [view, show]
}
