import { useDeferredValue, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { changeInventory, parseInventory, writeInventory, type InventoryQuery } from './inventory-query.ts'

// Browsers refuse an address that changes with every letter.
const settledMs = 400

/** Where another page of the inventory begins. */
export const listId = 'car-listings'

/**
 * What of the inventory is shown, kept in the address. Typing shows at once and reaches the address when it pauses;
 * `settled` follows a moment behind the typing, so that a long list never holds up a letter. Only pages are steps for Back.
 */
export const useInventory = () => {
  const [address, setAddress] = useSearchParams()
  const known = parseInventory(address)
  const [typed, setTyped] = useState(known.search)
  const query: InventoryQuery = { ...known, search: typed, page: typed === known.search ? known.page : 1 }

  const navigate = useNavigate()
  const hrefOf = (page: number) => `?${writeInventory(address, { ...query, page })}#${listId}`
  const write = (next: InventoryQuery) =>
    setAddress((before) => writeInventory(before, next), { replace: true })
  useEffect(() => {
    if (typed === known.search) return
    const timer = setTimeout(
      () =>
        setAddress(
          (before) => writeInventory(before, changeInventory(parseInventory(before), { search: typed })),
          { replace: true },
        ),
      settledMs,
    )
    return () => clearTimeout(timer)
  }, [typed, known.search, setAddress])

  const change = (part: Partial<Omit<InventoryQuery, 'page'>>) => {
    if (part.search !== undefined) setTyped(part.search)
    else write(changeInventory(query, part))
  }
  return {
    query,
    settled: useDeferredValue(typed),
    change,
    clear: () => {
      setTyped('')
      write(changeInventory(query, { search: '', filter: 'all' }))
    },
    goTo: (page: number) => void navigate(hrefOf(page)),
    hrefOf,
  }
}

export type Inventory = ReturnType<typeof useInventory>
