import { useCallback, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { useStayInPlace } from '#web/app/navigation.ts'

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
  const state: unknown = useLocation().state
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
  const open = useCallback((id: string) => go(id, { state: { fromList: true } }), [go])
  const close = () => {
    const fromList = (state as { fromList?: boolean } | null)?.fromList === true
    // Back, where the step before is the list; by a link it leads to the list all the same.
    if (fromList) void navigate(-1)
    else go(null, { replace: true })
  }
  return {
    openId,
    open,
    close,
    /** Shows another item in its place; closes without one. */
    show: (id: string | undefined) => (id === undefined ? close() : go(id, { replace: true, state })),
    /** Right also later on. */
    isAnyOpen: () => readOpen(param) !== null,
  }
}

export type OpenItem = ReturnType<typeof useOpenItem>
