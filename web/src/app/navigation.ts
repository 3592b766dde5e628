import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useT } from '#web/i18n/use-t.ts'
import { keepPendingAct, type PendingAct } from '#web/stores/pending-act.ts'
import { readStored, writeStored } from '#web/stores/storage.ts'
import { showToast, type Toast } from '#web/stores/toast.ts'
import { dropLeftMarks } from '#web/ui/use-root-mark.ts'
import { paths } from './paths.ts'

/**
 * The last places of the tab, by the key of their entry in the history: for a reload, and for a page that a phone short of memory has put
 * aside. Every page that is opened by its address has the same key.
 */
const readPositions = (): Map<string, number> => {
  const kept = readStored('positions', 'tab')
  if (!kept) return new Map()
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A browser that hides its figures does not say.
  const type = entry?.type ?? 'navigate'
  const places = new Map(type === 'navigate' ? [] : (JSON.parse(kept) as [string, number][]))
  if (type !== 'reload') places.delete('default')
  return places
}
const positions = readPositions()
const keptAtMost = 20
const keepPositions = () => writeStored('positions', JSON.stringify([...positions].slice(-keptAtMost)), 'tab')

const giveUpMs = 2000

/** How far a list stood scrolled down when it was left: 0 for one that is opened anew. */
export const usePlaceBefore = (): number => positions.get(useLocation().key) ?? 0

/** Forgets the place on one entry of the history, by its key: a return to it starts at the top. */
export const forgetPlace = (key: string): void => void positions.delete(key)

const reachTop = (top: number): boolean => {
  window.scrollTo({ top, behavior: 'instant' })
  return Math.abs(window.scrollY - top) < 2
}

let leftAt = 0
const noteTop = () => void (leftAt = window.scrollY)
/** WebKit shows a page that it has kept whole at its top, since "manual" says so. */
const standAgain = ({ persisted }: PageTransitionEvent) => persisted && reachTop(leftAt)

const partOf = (hash: string) => document.getElementById(hash.slice(1))

/** Scrolls to the part of the page that a hash names. Never done: what loads above moves it on. */
const reachPart = (hash: string): boolean => {
  partOf(hash)?.scrollIntoView()
  return false
}

// Of a mouse too: on the scroll bar, or on what opens below and makes the page grow.
const visitorActs = ['wheel', 'pointerdown', 'keydown']

/**
 * Scrolls now and whenever the page grows, until `reach` is done, for two seconds or until the visitor does something. The two seconds begin
 * when `isThere`: a part of a page may take longer than that to load.
 */
const scrollWhenPossible = (reach: () => boolean, isThere = () => true): (() => void) => {
  if (reach()) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const type of visitorActs) window.removeEventListener(type, stop)
  }
  const growth = new ResizeObserver(() => {
    if (isThere()) timer ??= setTimeout(stop, giveUpMs)
    if (reach()) stop()
  })
  // Which tells of the present height first.
  growth.observe(document.body)
  for (const type of visitorActs) window.addEventListener(type, stop, { passive: true })
  return stop
}

const presentKey = (): unknown => (window.history.state as { key?: unknown } | null)?.key

/** Around the router: follows a Back that comes after the router has read the address, and before it listens. */
export const useMissedBack = (): void => {
  const [opened] = useState(presentKey)
  // Before any effect that leads on from the page.
  useLayoutEffect(() => {
    if (presentKey() !== opened) window.dispatchEvent(new PopStateEvent('popstate'))
  }, [opened])
}

/** A new page starts at its top; Back returns to the same place in the list. A replaced address moves nothing. */
export const useScrollMemory = (): void => {
  const { key, hash, pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef(key)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    // The last that a page hears of which a phone then drops. They stay for as long as the page does.
    document.addEventListener('visibilitychange', keepPositions)
    window.addEventListener('pagehide', noteTop)
    window.addEventListener('pageshow', standAgain)
  }, [])

  // A layout effect, so that the scroll events of leaving are not taken for this page's own.
  useLayoutEffect(() => {
    const remember = () => void positions.set(key, window.scrollY)
    // A replaced address stands where the old one stood, also when nobody scrolls on. Not read from the window, which would have
    // to lay the new page out for it.
    const before = positions.get(shown.current)
    if (type === 'REPLACE' && before !== undefined) positions.set(key, before)
    shown.current = key
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, type])

  useLayoutEffect(() => {
    dropLeftMarks()
    const place = positions.get(key)
    if (type === 'POP' && (place !== undefined || !hash))
      return scrollWhenPossible(() => reachTop(place ?? 0))
    if (hash)
      return scrollWhenPossible(
        () => reachPart(hash),
        () => partOf(hash) !== null,
      )
    if (type === 'PUSH') window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
    // A REPLACE within the same page has another key only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash, type === 'REPLACE' ? '' : key])
}

/**
 * After a navigation the focus goes to the new page, so that a screen reader says where it is and Tab starts there.
 * A change of pathname always counts; a query that is rewritten leaves the focus alone, unless what had it went with the step.
 */
export const useRouteFocus = (main: RefObject<HTMLElement | null>): void => {
  const { pathname, key } = useLocation()
  const type = useNavigationType()
  const shown = useRef({ pathname, key })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, key }
    const isLost = before.key !== key && type !== 'REPLACE' && document.activeElement === document.body
    if (before.pathname !== pathname || isLost) main.current?.focus({ preventScroll: true })
  }, [pathname, key, type, main])
}

/**
 * Keeps the scroll position of a list when something opens over it at an address of its own, for which the router scrolls to the
 * top. Null or undefined: nothing is open.
 */
export const useStayInPlace = (open: string | null | undefined): void =>
  useLayoutEffect(() => {
    if (open === undefined || open === null) return
    const top = window.scrollY
    // After the router's own layout effect, which comes later, and before anything is painted.
    queueMicrotask(() => window.scrollTo({ top, behavior: 'instant' }))
  }, [open])

/** Goes to an address some milliseconds later, so that what was said can be read first; not if the component is unmounted by then. */
export const useGoLater = (): ((to: string, milliseconds: number) => void) => {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (to, milliseconds) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void navigate(to), milliseconds)
  }
}

// Spec 6 and, of selling, section 9.
const redirectDelay = 1000

type AskToSignIn = {
  tone?: Toast['tone']
  /** The act that is done by itself after sign-in. */
  act?: PendingAct
}

/** Says why signing in is needed, and a second later goes to the sign-in page, which leads back here. */
export const useAskToSignIn = (): ((description: string, options?: AskToSignIn) => void) => {
  const { t } = useT()
  const goLater = useGoLater()
  const { pathname, search } = useLocation()
  return (description, { tone = 'neutral', act } = {}) => {
    if (act) keepPendingAct(act)
    showToast({ title: t('login.required'), description, tone })
    goLater(paths.auth(pathname + search), redirectDelay)
  }
}
