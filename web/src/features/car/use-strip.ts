import { useRef, useState, type KeyboardEvent } from 'react'

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/**
 * A strip of pictures that snaps, each as wide as the strip: which one is in sight, and how to go to another. `onShow` is
 * told whenever another comes into sight.
 */
export const useStrip = (count: number, onShow?: (index: number) => void) => {
  const ref = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)

  // Without `instant` it glides, as the strip's own style says; not for who wants less motion.
  const goTo = (to: number, behavior: ScrollBehavior = 'auto') => {
    const strip = ref.current
    if (!strip) return
    const next = Math.max(0, Math.min(to, count - 1))
    // In right-to-left, a strip scrolls from 0 into the negative.
    strip.scrollTo({ left: next * strip.clientWidth * (isRtl(strip) ? -1 : 1), behavior })
  }
  const onScroll = () => {
    const strip = ref.current
    if (!strip?.clientWidth) return
    const shown = Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)
    if (shown === index) return
    setIndex(shown)
    onShow?.(shown)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const strip = ref.current
    if (!strip || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    const forward = (event.key === 'ArrowRight') !== isRtl(strip)
    goTo(index + (forward ? 1 : -1))
  }
  return { ref, index, goTo, onScroll, onKeyDown }
}
