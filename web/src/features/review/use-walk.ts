import { useCallback, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom'
import { useStayInPlace } from '#web/app/use-stay-in-place.ts'
import { followerOf, neighbour, type Place } from './queue-steps.ts'

const param = 'review'

const readOpen = () => new URLSearchParams(window.location.search).get(param)
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

const searchWith = (id: string | null) => {
  const next = new URLSearchParams(window.location.search)
  if (id === null) next.delete(param)
  else next.set(param, id)
  return next.toString()
}

/** Leads to another address, and tells those who read it from the browser. */
const useGo = () => {
  const navigate = useNavigate()
  return useCallback(
    (search: string, options: NavigateOptions) => {
      void navigate({ search }, options)
      listeners.forEach((listener) => listener())
    },
    [navigate],
  )
}

/**
 * Which thing of a queue is under review, in `?review=` so that links and a reload lead back to it, and the ways from it
 * to the others. `ids` are those that are loaded, in order.
 */
export const useWalk = (ids: readonly string[]) => {
  const [address] = useSearchParams()
  const go = useGo()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  // Asked of the browser: the router draws a new address when there is time, and the next one must be there at once.
  const openId = useSyncExternalStore(subscribe, readOpen)
  useStayInPlace(address.get(param))
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  // Where the open one stands, also after it has left the queue.
  const [seen, setSeen] = useState<Place>()
  const here = openId === null ? -1 : ids.indexOf(openId)
  if (openId !== null && here >= 0 && (seen?.id !== openId || seen.at !== here))
    setSeen({ id: openId, at: here })
  const wasHere = openId !== null && seen?.id === openId
  const place = openId === null ? null : wasHere ? seen : { id: openId, at: 0 }

  // The same function for as long as the page is the same: a list has many rows, and each keeps it.
  const open = useCallback((id: string) => go(searchWith(id), { state: { fromList: true } }), [go])
  const fromList = (state as { fromList?: boolean } | null)?.fromList === true
  const close = () =>
    // Back, where the step before is the list; by a link it leads to the list all the same.
    fromList ? void navigate(-1) : go(searchWith(null), { replace: true })
  const show = (id: string | undefined) =>
    id === undefined ? close() : go(searchWith(id), { replace: true, state })
  const beside = (by: 1 | -1) => (place ? neighbour(ids, place, by) : undefined)
  return {
    openId,
    previous: beside(-1),
    next: beside(1),
    /** What is opened once this one is decided; undefined for one that no queue led to. */
    follower: place && wasHere ? followerOf(ids, place, skipped) : undefined,
    /** From 1; null for one that is not in the queue. */
    number: here < 0 ? null : here + 1,
    /** Asked of the browser, so that it is right also when something was waited for. */
    isOpen: (id: string) => readOpen() === id,
    open,
    show,
    close,
    /** Leaves the open one for later: it comes back when the others are done. */
    skip: () => {
      if (!place) return
      const later = new Set([...skipped, place.id])
      setSkipped(later)
      show(followerOf(ids, place, later))
    },
  }
}

export type Walk = ReturnType<typeof useWalk>
