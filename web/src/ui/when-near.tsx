import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

/** Half a screen ahead: on a phone, content that nobody scrolls to is never fetched. */
const margin = '50%'

/** Whether an element has come near the screen, and from then on. */
export const useNear = <E extends Element>(): [RefObject<E | null>, boolean] => {
  const place = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watcher.observe(place.current!)
    return () => watcher.disconnect()
  }, [])
  return [place, isNear]
}

/**
 * Part of a page far below: it is drawn, and so asks for its data, when it comes near the screen. Until then its place is kept,
 * `minHeight` as CSS has it.
 */
export const WhenNear = ({ minHeight, children }: { minHeight: string; children: ReactNode }) => {
  const [place, isNear] = useNear<HTMLDivElement>()
  return isNear ? children : <div ref={place} style={{ minBlockSize: minHeight }} />
}
