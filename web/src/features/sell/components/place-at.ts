export type Box = { left: number; top: number; width: number; height: number }
type Point = { x: number; y: number }

/** The index of the box that a point lies in, or of the one whose middle is nearest; -1 when there is none. */
export const placeAt = (boxes: readonly Box[], { x, y }: Point): number => {
  const distances = boxes.map(({ left, top, width, height }) => {
    const isInside = x >= left && x <= left + width && y >= top && y <= top + height
    return isInside ? -1 : Math.hypot(left + width / 2 - x, top + height / 2 - y)
  })
  return distances.indexOf(Math.min(...distances))
}
