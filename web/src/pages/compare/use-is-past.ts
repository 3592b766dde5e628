import { useEffect, useState, type RefObject } from 'react'

// The header above every page (h-16, on a desk h-18).
const headerHeight = 72

/** Whether an element has been scrolled away under the header. */
export const useIsPast = (element: RefObject<Element | null>): boolean => {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) =>
        setIsPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: `-${headerHeight}px 0px 0px 0px` },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
