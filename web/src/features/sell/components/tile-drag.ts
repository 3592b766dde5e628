import { placeAt, type Box } from './place-at.ts'

type Point = { x: number; y: number }

type Flight = {
  key: string
  tile: HTMLElement
  /** The tiles in their order, this one among them. */
  tiles: readonly HTMLElement[]
  pointerId: number
  /** Where the tile lay, in pixels of the page. */
  home: Box
  /** Where the pointer went down, in pixels of the page. */
  from: Point
  /** Where it is, in pixels of the window. */
  at: Point
  lifted: boolean
  frame: number
}

// A press that trembles is still a press.
const liftAfter = 6
// So much of the page lies under the bars at its ends; dragging there scrolls.
const edge = 96
const step = 12
const handWidth = 150

const scrollAt = (y: number) => (y < edge ? -step : y > innerHeight - edge ? step : 0)

const offsetOf = ({ at, from }: Flight): Point => ({ x: at.x + scrollX - from.x, y: at.y + scrollY - from.y })

/** The place that the tile would take: that of the tile under the pointer; the one in the air counts where it came from. */
const overOf = ({ tile, tiles, at, home }: Flight): number =>
  placeAt(
    tiles.map((other) => {
      if (other !== tile) return other.getBoundingClientRect()
      return { ...home, left: home.left - scrollX, top: home.top - scrollY }
    }),
    at,
  )

// The main photo is as large as four: small in the hand, it hides nothing of where it could go.
const lift = ({ tile, from, home }: Flight) => {
  tile.style.transformOrigin = `${from.x - home.left}px ${from.y - home.top}px`
  tile.style.scale = `${Math.min(0.9, handWidth / home.width)}`
}

type Press = {
  currentTarget: HTMLElement
  pointerId: number
  button: number
  clientX: number
  clientY: number
}

type Told = {
  /** Where the tile would land, each time that changes; null when it is in the air no longer. */
  onOver: (over: { key: string; at: number } | null) => void
  onDrop: (key: string, to: number) => void
}

/** One tile of a list following the pointer until it is dropped on another and takes its place. */
export const newTileDrag = ({ onOver, onDrop }: Told) => {
  let flight: Flight | null = null

  const follow = (now: Flight, overBefore: number) => {
    const scroll = scrollAt(now.at.y)
    if (scroll) scrollBy({ top: scroll, behavior: 'instant' })
    const { x, y } = offsetOf(now)
    now.tile.style.translate = `${x}px ${y}px`
    const over = overOf(now)
    if (over !== overBefore) onOver({ key: now.key, at: over })
    now.frame = requestAnimationFrame(() => follow(now, over))
  }

  const end = (isDropped: boolean): boolean => {
    const now = flight
    flight = null
    if (!now?.lifted) return false
    cancelAnimationFrame(now.frame)
    const over = overOf(now)
    for (const property of ['translate', 'scale', 'transform-origin']) now.tile.style.removeProperty(property)
    onOver(null)
    if (isDropped && over !== now.tiles.indexOf(now.tile)) onDrop(now.key, over)
    return true
  }

  return {
    down: (key: string, { currentTarget, pointerId, button, clientX, clientY }: Press) => {
      const tile = currentTarget.closest('li')
      if (button !== 0 || flight || !tile?.parentElement) return
      const tiles = [...tile.parentElement.children] as HTMLElement[]
      const from = { x: clientX + scrollX, y: clientY + scrollY }
      const { left, top, width, height } = tile.getBoundingClientRect()
      const home = { left: left + scrollX, top: top + scrollY, width, height }
      const at = { x: clientX, y: clientY }
      flight = { key, tile, tiles, pointerId, home, from, at, lifted: false, frame: 0 }
    },
    move: ({ currentTarget, pointerId, clientX, clientY }: Press) => {
      if (flight?.pointerId !== pointerId) return
      const { at, lifted } = flight
      if (!lifted && Math.hypot(clientX - at.x, clientY - at.y) < liftAfter) return
      flight.at = { x: clientX, y: clientY }
      if (lifted) return
      flight.lifted = true
      lift(flight)
      currentTarget.setPointerCapture(pointerId)
      follow(flight, -1)
    },
    /** The pointer let go, or was taken away. Answers whether a tile was in the air. */
    end,
  }
}
