import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { newTileDrag } from './tile-drag.ts'

/**
 * Moving the tiles of a list by pointer: mouse anywhere on a picture, finger on a handle whose `touch-action` is none, so
 * that the page scrolls everywhere else. Esc puts the tile back.
 */
export const useDragOrder = (onDrop: (key: string, to: number) => void) => {
  const [over, setOver] = useState<{ key: string; at: number } | null>(null)
  const drop = useRef(onDrop)
  useEffect(() => void (drop.current = onDrop))
  const [drag] = useState(() => newTileDrag({ onOver: setOver, onDrop: (key, to) => drop.current(key, to) }))

  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && drag.end(false)
    window.addEventListener('keydown', escape)
    return () => {
      window.removeEventListener('keydown', escape)
      drag.end(false)
    }
  }, [drag])

  return {
    handlers: (key: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => drag.down(key, event),
      onPointerMove: drag.move,
      onPointerUp: () => void drag.end(true),
      onPointerCancel: () => void drag.end(false),
    }),
    /** The key of the tile in the air, and the place that it would take. */
    lifted: over?.key,
    target: over?.at,
  }
}
