/** The statuses that the list can be narrowed to (spec); a draft is found among all. */
export const shownStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ShownStatus = (typeof shownStatuses)[number]

/** How many listings a page shows; the larger is as many as one bulk act takes. */
export const pageSizes = [20, 50] as const
export type PageSize = (typeof pageSizes)[number]

/** What of all listings is shown; `page` counts from 1, and `cursor` says where it begins. */
export type ListAddress = {
  search: string
  status: ShownStatus | null
  size: PageSize
  page: number
  cursor: string | undefined
}

const start: ListAddress = { search: '', status: null, size: 20, page: 1, cursor: undefined }

/** What an address says; what it does not say or nobody knows is as at the start. */
export const parseAddress = (address: URLSearchParams): ListAddress => {
  const cursor = address.get('cursor') ?? undefined
  const page = address.get('page') ?? ''
  return {
    search: address.get('q')?.trim() ?? start.search,
    status: shownStatuses.find((status) => status.toLowerCase() === address.get('status')) ?? start.status,
    size: pageSizes.find((size) => String(size) === address.get('size')) ?? start.size,
    // Without a cursor it is the first page, whatever is said.
    page: cursor && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : start.page,
    cursor,
  }
}

/** The address of what is shown; what is as at the start is left out. */
export const writeAddress = ({ search, status, size, page, cursor }: ListAddress): string => {
  const address = new URLSearchParams({
    ...(search && { q: search }),
    ...(status && { status: status.toLowerCase() }),
    ...(size !== start.size && { size: String(size) }),
    ...(cursor && { page: String(page), cursor }),
  })
  return `?${address}`
}

/** With something else searched for, or pages of another size: from the first page. */
export const narrowed = (
  shown: ListAddress,
  change: Partial<Pick<ListAddress, 'search' | 'status' | 'size'>>,
): ListAddress => ({ ...shown, ...change, page: 1, cursor: undefined })
