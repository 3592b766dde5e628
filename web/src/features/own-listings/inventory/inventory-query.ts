import { inventoryFilters, type InventoryFilter } from './filters.ts'
import { inventorySorts, type InventorySort } from './sort-listings.ts'

/** What of an inventory is shown; `page` counts from 1. */
export type InventoryQuery = { search: string; filter: InventoryFilter; sort: InventorySort; page: number }

const start: InventoryQuery = { search: '', filter: 'all', sort: 'newest', page: 1 }

/** What the address says; what it does not say or nobody knows is as at the start. */
export const parseInventory = (address: URLSearchParams): InventoryQuery => ({
  search: address.get('q') ?? start.search,
  filter: inventoryFilters.find((filter) => filter === address.get('status')) ?? start.filter,
  sort: inventorySorts.find((sort) => sort === address.get('sort')) ?? start.sort,
  page: /^[1-9]\d{0,3}$/.test(address.get('page') ?? '') ? Number(address.get('page')) : start.page,
})

/** The address with a query in it: what is as at the start is left out, what belongs to others stays. */
export const writeInventory = (address: URLSearchParams, query: InventoryQuery): URLSearchParams => {
  const next = new URLSearchParams(address)
  const put = (name: string, value: string | number, usual: string | number) =>
    value === usual ? next.delete(name) : next.set(name, String(value))
  put('q', query.search, start.search)
  put('status', query.filter, start.filter)
  put('sort', query.sort, start.sort)
  put('page', query.page, start.page)
  return next
}

/** The query with something changed, from its first page unless the page is what changed. */
export const changeInventory = (query: InventoryQuery, change: Partial<InventoryQuery>): InventoryQuery => ({
  ...query,
  page: 1,
  ...change,
})
