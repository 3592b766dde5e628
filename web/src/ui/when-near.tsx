import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Half a screen ahead: on a phone, what somebody never scrolls to is never fetched. */
const margin = '50%'

/**
 * Part of a page far below: it is drawn, and so asks for its data, when it comes near the screen. Until then its place is kept,
 * `minHeight` as CSS has it.
 */
export const WhenNear = ({ minHeight, children }: { minHeight: string; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
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
  return isNear ? children : <div ref={place} style={{ minBlockSize: minHeight }} />
}
