import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { narrowed, parseAddress, writeAddress, type ListAddress } from './list-address.ts'
import { nextStep, previousStep, trailOf } from './page-trail.ts'

type Step = ReturnType<typeof nextStep>

/** A step as a link takes it. */
const linkOf = ({ shown, trail }: Step) => ({ to: { search: writeAddress(shown) }, state: { trail } })

/** What of all listings is shown, kept in the address. Pages and statuses are steps for Back; letters typed are not. */
export const useListAddress = () => {
  const [address] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const shown = parseAddress(address)
  const trail = trailOf(state)
  const before = previousStep(shown, trail)
  const show = (next: ListAddress, replace: boolean) =>
    void navigate({ search: writeAddress(next) }, { replace })
  return {
    shown,
    searchFor: (search: string) => show(narrowed(shown, { search }), true),
    narrow: (change: Partial<Pick<ListAddress, 'status' | 'size'>>) => show(narrowed(shown, change), false),
    clear: () => show(narrowed(shown, { search: '', status: null }), false),
    linkToStatus: (status: ListAddress['status']) => ({ search: writeAddress(narrowed(shown, { status })) }),
    previous: before && linkOf(before),
    nextTo: (cursor: string) => linkOf(nextStep(shown, trail, cursor)),
  }
}

export type ListPages = ReturnType<typeof useListAddress>
