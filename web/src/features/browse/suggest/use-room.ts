import { useEffect, type RefObject } from 'react'

const gap = 12
/** All of five recent searches, or six rows: with less, a phone brings the box up under the header. */
const wanted = 320
/** Two rows and a half show that there is more. */
const least = 120

/**
 * Measures the room for a list that hangs under a box, down to the on-screen keyboard or the window's end, as the list's
 * `--room`. On a phone the box comes up once where the room is small; on a desk nothing moves.
 */
export const useRoom = (
  list: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
  open: boolean,
): void =>
  useEffect(() => {
    const view = window.visualViewport
    if (!open || !view) return undefined
    let mayMove = matchMedia('(pointer: coarse)').matches
    const fit = () => {
      const element = list.current!
      const room = () => view.offsetTop + view.height - element.getBoundingClientRect().top - gap
      if (mayMove && room() < wanted) {
        mayMove = false
        input.current?.scrollIntoView({ block: 'start' })
      }
      element.style.setProperty('--room', `${Math.max(least, room())}px`)
    }
    fit()
    const listening = new AbortController()
    view.addEventListener('resize', fit, listening)
    view.addEventListener('scroll', fit, listening)
    window.addEventListener('scroll', fit, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [list, input, open])
