import type { KeyboardEvent, PointerEvent } from 'react'
import { isBrowserKey } from '#web/ui/is-browser-key.ts'

// A week, as Page Up and Page Down go.
const page = 7

/** Handlers of a chart of `count` days, in which `at` is chosen: where the pointer is, or where the keys lead. */
export const useDayPicker = (count: number, at: number | null, onPick: (at: number | null) => void) => {
  const last = count - 1
  const pick = (next: number) => onPick(Math.min(last, Math.max(0, next)))

  const onPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    pick(Math.floor(((clientX - left) / width) * count))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isBrowserKey(event)) return
    const from = at ?? last
    // Time runs from left to right in both languages, and so do the keys.
    const next = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - page,
      PageUp: from + page,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    pick(next)
  }

  return {
    onPointerDown: onPointer,
    onPointerMove: onPointer,
    // A finger leaves with every tap, and what it chose should be read.
    onPointerLeave: ({ pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') onPick(null)
    },
    onKeyDown,
    onBlur: () => onPick(null),
  }
}
