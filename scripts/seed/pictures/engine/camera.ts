/**
 * A view camera held level (its back parallel to the car's verticals, the picture shifted up or down instead of the
 * camera tilted), as product photographers do: uprights stay upright.
 */
export type Camera = {
  x: number
  y: number
  z: number
  /** Unit vector the camera looks along, in the ground plane. */
  fx: number
  fy: number
  /** Pixels per metre at one metre. */
  focal: number
  /** Where the axis meets the frame, pixels; `cy` is the horizon. */
  cx: number
  cy: number
}

/** Projects a point; out[0], out[1] in pixels, out[2] the distance along the axis in metres. */
export const project = (c: Camera, x: number, y: number, z: number, out: Float64Array | number[]): void => {
  const dx = x - c.x
  const dy = y - c.y
  const depth = dx * c.fx + dy * c.fy
  const right = dx * c.fy - dy * c.fx
  out[0] = c.cx + (c.focal * right) / depth
  out[1] = c.cy - (c.focal * (z - c.z)) / depth
  out[2] = depth
}

/** The point given in the camera's own terms (metres right, metres ahead, metres up from the ground), in pixels. */
export const onScreen = (c: Camera, right: number, ahead: number, up: number): [number, number] => [
  c.cx + (c.focal * right) / ahead,
  c.cy - (c.focal * (up - c.z)) / ahead,
]

/** A camera on a circle round the car: azimuth in degrees from straight ahead of the car (90: its left side). */
export const orbit = (
  azimuth: number,
  distance: number,
  height: number,
  aim: readonly [number, number],
): Camera => {
  const a = (azimuth * Math.PI) / 180
  return {
    x: aim[0] + Math.cos(a) * distance,
    y: aim[1] + Math.sin(a) * distance,
    z: height,
    fx: -Math.cos(a),
    fy: -Math.sin(a),
    focal: 1,
    cx: 0,
    cy: 0,
  }
}

/** The camera zoomed and shifted so that the points fill a box (pixels) as far as they fit. */
export const framed = (
  camera: Camera,
  points: Iterable<readonly [number, number, number]>,
  box: { x: number; y: number; width: number; height: number },
): Camera => {
  const out = [0, 0, 0]
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const p of points) {
    project(camera, ...p, out)
    x0 = Math.min(x0, out[0]!)
    x1 = Math.max(x1, out[0]!)
    y0 = Math.min(y0, out[1]!)
    y1 = Math.max(y1, out[1]!)
  }
  const focal = Math.min(box.width / (x1 - x0), box.height / (y1 - y0))
  return {
    ...camera,
    focal,
    cx: box.x + box.width / 2 - (focal * (x0 + x1)) / 2,
    cy: box.y + box.height - focal * y1,
  }
}
