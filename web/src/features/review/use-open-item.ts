import { useCallback, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { useStayInPlace } from '#web/app/navigation.ts'
import type { ReviewState } from '#web/entities/admin/admin-address.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

const readOpen = (param: string) => new URLSearchParams(window.location.search).get(param)

const searchWith = (param: string, id: string | null) => {
  const next = new URLSearchParams(window.location.search)
  if (id === null) next.delete(param)
  else next.set(param, id)
  return next.toString()
}

/** Which item is open over a list, in the address under `param` so that links and a reload lead back to it. */
export const useOpenItem = (param: string) => {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as ReviewState | null
  // Read from the browser: the router draws a new address when there is time, and the next item must be there at once.
  const openId = useSyncExternalStore(subscribe, () => readOpen(param))
  useStayInPlace(address.get(param))
  const go = useCallback(
    (id: string | null, options: NavigateOptions) => {
      void navigate({ search: searchWith(param, id) }, options)
      listeners.forEach((listener) => listener())
    },
    [navigate, param],
  )
  // The same function for as long as the page is the same: a list has many rows, and each keeps it.
  const open = useCallback((id: string) => go(id, { state: { fromList: true } satisfies ReviewState }), [go])
  const close = () => {
    // Back, where the step before is the list, or shows the link to it; by a bare address it leads to the list all the same.
    if (state?.fromList) void navigate(-1)
    else go(null, { replace: true })
  }
  return {
    openId,
    open,
    close,
    /** Somebody came for it alone, from elsewhere. */
    isVisit: openId !== null && state?.only === openId,
    /** Shows another item in its place; closes without one. */
    show: (id: string | undefined) => (id === undefined ? close() : go(id, { replace: true, state })),
    /** Right also later on. */
    isAnyOpen: () => readOpen(param) !== null,
  }
}

export type OpenItem = ReturnType<typeof useOpenItem>
