import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The statuses that the list can be narrowed to (spec); a draft is found among all. */
export const shownStatuses = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED'] as const
type ShownStatus = (typeof shownStatuses)[number]

/** How many listings a page shows; the larger is as many as one bulk act takes. */
export const pageSizes = [20, 50] as const
export type PageSize = (typeof pageSizes)[number]

/** The shown part of all listings; `page` counts from 1, and `cursor` says where it begins. */
export type ListAddress = {
  search: string
  status: ShownStatus | null
  size: PageSize
  page: number
  cursor: string | undefined
}

const start: ListAddress = { search: '', status: null, size: 20, page: 1, cursor: undefined }

/** The list of an address; a missing or unknown parameter is as at the start. */
export const parseAddress = (address: URLSearchParams): ListAddress => {
  const cursor = address.get('cursor') ?? undefined
  const page = address.get('page') ?? ''
  return {
    search: address.get('q')?.trim() ?? start.search,
    status: shownStatuses.find((status) => status.toLowerCase() === address.get('status')) ?? start.status,
    size: pageSizes.find((size) => String(size) === address.get('size')) ?? start.size,
    // Without a cursor it is the first page, for any page number.
    page: cursor && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : start.page,
    cursor,
  }
}

/** The address of a list, without parameters that are as at the start. */
export const writeAddress = ({ search, status, size, page, cursor }: ListAddress): string => {
  const address = new URLSearchParams({
    ...(search && { q: search }),
    ...(status && { status: status.toLowerCase() }),
    ...(size !== start.size && { size: String(size) }),
    ...(cursor && { page: String(page), cursor }),
  })
  return `?${address}`
}

/** Returns the address with another search, status or page size, from the first page. */
export const narrowed = (
  shown: ListAddress,
  change: Partial<Pick<ListAddress, 'search' | 'status' | 'size'>>,
): ListAddress => ({ ...shown, ...change, page: 1, cursor: undefined })

/**
 * The cursors of the pages before this one, the first one first. An address has only its own cursor, so this goes along in
 * the history's own state, which a reload keeps and a shared link lacks.
 */
type Trail = readonly (string | undefined)[]

type Step = { shown: ListAddress; trail: Trail }

/** The trail in a history entry's state, as far as it is one. */
export const trailOf = (state: unknown): Trail => {
  if (typeof state !== 'object' || state === null || !('trail' in state)) return []
  const { trail } = state
  if (!Array.isArray(trail)) return []
  return trail.every((cursor) => cursor === undefined || typeof cursor === 'string') ? trail : []
}

/** The page after this one, which begins at `cursor`. */
export const nextStep = (shown: ListAddress, trail: Trail, cursor: string): Step => ({
  shown: { ...shown, page: shown.page + 1, cursor },
  trail: [...trail, shown.cursor],
})

/** The page before this one; the first page where nobody knows where that began; undefined on the first. */
export const previousStep = (shown: ListAddress, trail: Trail): Step | undefined => {
  if (shown.cursor === undefined) return undefined
  if (trail.length === 0) return { shown: { ...shown, page: 1, cursor: undefined }, trail: [] }
  const cursor = trail.at(-1)
  return { shown: { ...shown, page: cursor ? shown.page - 1 : 1, cursor }, trail: trail.slice(0, -1) }
}

/** A step as a link takes it. */
const linkOf = ({ shown, trail }: Step) => ({ to: { search: writeAddress(shown) }, state: { trail } })

/** The shown part of all listings, kept in the address. Pages and statuses are steps for Back; letters typed are not. */
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
