import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const positions = new Map<string, number>()
const patience = 2000

/** Forgets the place on one entry of the history, by its key: a return to it starts at the top. */
export const forgetPlace = (key: string): void => void positions.delete(key)

/** Scrolls to `top` as soon as the page is tall enough for it, or gives up after two seconds or the visitor's own scroll. */
const scrollWhenPossible = (top: number): (() => void) => {
  const reach = () => {
    window.scrollTo({ top, behavior: 'instant' })
    return Math.abs(window.scrollY - top) < 2
  }
  if (reach()) return () => {}
  const stop = () => {
    growth.disconnect()
    clearTimeout(timer)
    for (const type of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(type, stop)
  }
  const growth = new ResizeObserver(() => reach() && stop())
  const timer = setTimeout(stop, patience)
  growth.observe(document.body)
  for (const type of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(type, stop, { passive: true })
  return stop
}

/** A new page starts at its top; Back returns to the same place in the list. A replaced address moves nothing. */
export const useScrollMemory = (): void => {
  const { key, hash, pathname } = useLocation()
  const type = useNavigationType()

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  // A layout effect, so that the scroll events of leaving are not taken for this page's own.
  useLayoutEffect(() => {
    const remember = () => void positions.set(key, window.scrollY)
    // A replaced address stands where the old one stood, also when nobody scrolls on.
    if (type === 'REPLACE') remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, type])

  useLayoutEffect(() => {
    if (type === 'POP') return scrollWhenPossible(positions.get(key) ?? 0)
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else if (type === 'PUSH') window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
    // A REPLACE within the same page has another key only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash, type === 'REPLACE' ? '' : key])
}
