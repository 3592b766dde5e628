import { useEffect, useRef, useState, type PointerEvent } from 'react'

/**
 * Moving the tiles of a list by pointer: mouse anywhere on a picture, finger on a handle whose `touch-action` is none, so
 * that the page scrolls everywhere else. Esc puts the tile back.
 */
export const usePhotoDrag = (onDrop: (key: string, to: number) => void) => {
  const [over, setOver] = useState<Over | null>(null)
  const drop = useRef(onDrop)
  useEffect(() => void (drop.current = onDrop))
  const [drag] = useState(() => createDrag(setOver, (key, to) => drop.current(key, to)))

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
      onPointerUp: () => drag.end(true),
      onPointerCancel: () => drag.end(false),
    }),
    /** The key of the tile in the air, and the place that it would take. */
    lifted: over?.key,
    target: over?.at,
  }
}

type Point = { x: number; y: number }
type Box = { left: number; top: number; width: number; height: number }
type Over = { key: string; at: number }

type Dragged = {
  key: string
  tile: HTMLElement
  /** The tiles in their order, this one among them. */
  tiles: readonly HTMLElement[]
  pointerId: number
  /** The tile's position at the start, in pixels of the page. */
  home: Box
  /** The pointer's position at the start, in pixels of the page. */
  from: Point
  /** The pointer's position now, in pixels of the window. */
  at: Point
  isLifted: boolean
  frame: number
}

// A press that trembles is still a press.
const liftAfter = 6
// Pixels at both ends of the page, under the bars; dragging there scrolls.
const edge = 96
const scrollStep = 12
// The main photo is as large as four: small in the air, it hides nothing of where it could go.
const liftedWidth = 150

/** One tile of a list following the pointer until it is dropped on another and takes its place. */
const createDrag = (onOver: (over: Over | null) => void, onDrop: (key: string, to: number) => void) => {
  let dragged: Dragged | null = null

  const follow = (now: Dragged, overBefore: number) => {
    const { tile, at, from } = now
    if (at.y < edge) scrollBy({ top: -scrollStep, behavior: 'instant' })
    else if (at.y > innerHeight - edge) scrollBy({ top: scrollStep, behavior: 'instant' })
    tile.style.translate = `${at.x + scrollX - from.x}px ${at.y + scrollY - from.y}px`
    const over = placeUnder(now)
    if (over !== overBefore) onOver({ key: now.key, at: over })
    now.frame = requestAnimationFrame(() => follow(now, over))
  }

  return {
    down: (
      key: string,
      { currentTarget, pointerId, button, clientX, clientY }: PointerEvent<HTMLElement>,
    ) => {
      const tile = currentTarget.closest('li')
      if (button !== 0 || dragged || !tile?.parentElement) return
      const { left, top, width, height } = tile.getBoundingClientRect()
      dragged = {
        key,
        tile,
        tiles: [...tile.parentElement.children] as HTMLElement[],
        pointerId,
        home: { left: left + scrollX, top: top + scrollY, width, height },
        from: { x: clientX + scrollX, y: clientY + scrollY },
        at: { x: clientX, y: clientY },
        isLifted: false,
        frame: 0,
      }
    },
    move: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (dragged?.pointerId !== pointerId) return
      const { at, isLifted, tile, from, home } = dragged
      if (!isLifted && Math.hypot(clientX - at.x, clientY - at.y) < liftAfter) return
      dragged.at = { x: clientX, y: clientY }
      if (isLifted) return
      dragged.isLifted = true
      tile.style.transformOrigin = `${from.x - home.left}px ${from.y - home.top}px`
      tile.style.scale = `${Math.min(0.9, liftedWidth / home.width)}`
      currentTarget.setPointerCapture(pointerId)
      follow(dragged, -1)
    },
    /** The pointer let go, or was taken away. */
    end: (isDropped: boolean): void => {
      const now = dragged
      dragged = null
      if (!now?.isLifted) return
      cancelAnimationFrame(now.frame)
      const over = placeUnder(now)
      for (const property of ['translate', 'scale', 'transform-origin'])
        now.tile.style.removeProperty(property)
      onOver(null)
      if (isDropped && over !== now.tiles.indexOf(now.tile)) onDrop(now.key, over)
    },
  }
}

/** The place of the tile under the pointer; the one in the air counts where it came from. */
const placeUnder = ({ tile, tiles, at, home }: Dragged): number =>
  placeAt(
    tiles.map((other) => {
      if (other !== tile) return other.getBoundingClientRect()
      return { ...home, left: home.left - scrollX, top: home.top - scrollY }
    }),
    at,
  )

/** The index of the box that a point lies in, or of the one whose middle is nearest; -1 when there is none. */
export const placeAt = (boxes: readonly Box[], { x, y }: Point): number => {
  const distances = boxes.map(({ left, top, width, height }) => {
    const isInside = x >= left && x <= left + width && y >= top && y <= top + height
    return isInside ? -1 : Math.hypot(left + width / 2 - x, top + height / 2 - y)
  })
  return distances.indexOf(Math.min(...distances))
}
