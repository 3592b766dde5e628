import { useDeferredValue } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'
import {
  type InventoryFilter,
  inventoryFilters,
  type InventorySort,
  inventorySorts,
} from './inventory-filters.ts'

/** The element that another page of the list scrolls to. */
export const listId = 'car-listings'

/**
 * The search, filter, order and page of a list, kept in the address. A typed search shows at once and reaches the address when
 * typing pauses; `settled` is deferred, so that a long list never delays a letter. Only pages are steps for Back.
 */
export const useInventory = () => {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const known = parseInventory(address)
  const write = (change: Partial<InventoryQuery>) =>
    setAddress((before) => writeInventory(before, changeInventory(parseInventory(before), change)), {
      replace: true,
    })
  const { flush: _flush, ...field } = useDebouncedInput(
    known.search,
    (text) => text,
    (search) => write({ search }),
  )
  const search = field.value
  const query: InventoryQuery = { ...known, search, page: search === known.search ? known.page : 1 }
  const hrefOf = (page: number) => `?${writeInventory(address, { ...query, page })}#${listId}`
  return {
    query,
    /** The props of the search field. */
    field,
    settled: useDeferredValue(search),
    change: (part: Partial<Pick<InventoryQuery, 'filter' | 'sort'>>) => write({ search, ...part }),
    clear: () => {
      field.onChange({ target: { value: '' } })
      write({ search: '', filter: 'all' })
    },
    goTo: (page: number) => void navigate(hrefOf(page)),
    hrefOf,
  }
}

export type Inventory = ReturnType<typeof useInventory>

/** The search, filter, order and page of a list; `page` counts from 1. */
type InventoryQuery = { search: string; filter: InventoryFilter; sort: InventorySort; page: number }

const initial: InventoryQuery = { search: '', filter: 'all', sort: 'newest', page: 1 }

/** Reads the address; missing or unknown parameters have their initial values. */
export const parseInventory = (address: URLSearchParams): InventoryQuery => ({
  search: address.get('q') ?? initial.search,
  filter: inventoryFilters.find((filter) => filter === address.get('status')) ?? initial.filter,
  sort: inventorySorts.find((sort) => sort === address.get('sort')) ?? initial.sort,
  page: /^[1-9]\d{0,3}$/.test(address.get('page') ?? '') ? Number(address.get('page')) : initial.page,
})

/** Writes a query into the address: initial values are left out, other parameters stay. */
export const writeInventory = (address: URLSearchParams, query: InventoryQuery): URLSearchParams => {
  const next = new URLSearchParams(address)
  const put = (name: string, value: string | number, initialValue: string | number) =>
    value === initialValue ? next.delete(name) : next.set(name, String(value))
  put('q', query.search, initial.search)
  put('status', query.filter, initial.filter)
  put('sort', query.sort, initial.sort)
  put('page', query.page, initial.page)
  return next
}

/** Changes a query; anything but the page starts again at page 1. */
export const changeInventory = (query: InventoryQuery, change: Partial<InventoryQuery>): InventoryQuery => ({
  ...query,
  page: 1,
  ...change,
})

export const offerKinds = ['cars', 'plates'] as const
