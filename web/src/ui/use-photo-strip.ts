import { useRef, useState } from 'react'

/** A strip of photos that snaps, each as wide as the strip: which one is in sight, and a way to another. */
export const usePhotoStrip = (count: number) => {
  const ref = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  // Browsers load lazily what lies two screens beside as well; here it is the next photo only, of those not seen yet.
  const [reached, setReached] = useState(0)

  // Without `instant` it glides, as the strip's own style says; not for people who want less motion.
  const goTo = (to: number, behavior: ScrollBehavior = 'auto') => {
    const strip = ref.current
    if (!strip) return
    const next = Math.max(0, Math.min(to, count - 1))
    // In right-to-left, a strip scrolls from 0 into the negative.
    const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
    strip.scrollTo({ left: next * strip.clientWidth * sign, behavior })
  }
  const onScroll = () => {
    const strip = ref.current
    if (!strip?.clientWidth) return
    const seen = Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)
    setIndex(seen)
    setReached((before) => Math.max(before, seen))
  }
  return { ref, index, reached, goTo, onScroll }
}
