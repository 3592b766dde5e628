import type { Camera } from './camera.ts'
import type { Light } from './light.ts'
import { clamp } from './numbers.ts'
import type { Material, Spot, Surface } from './part.ts'

/** How dark the ground lies at (x, y), 0 light to 1 black. */
export type Shadow = (x: number, y: number) => number

export type Shader = {
  /** Linear light a spot sends to the camera. */
  shade: (material: Material, spot: Spot, out: Float32Array) => void
  /** A pane's own reflection into `out`, and into `pass` what share of each colour behind it comes through. */
  glaze: (material: Material, spot: Spot, out: Float32Array, pass: Float32Array) => void
}

const clear = (s: Surface): void => {
  s.r = s.g = s.b = s.metal = s.coat = s.glow = 0
  s.rough = s.open = 1
}

const schlick = (cos: number): number => {
  const m = 1 - cos
  return m * m * m * m * m
}

/** The light on surfaces under a backdrop's sky, for a camera and the shadow the car throws. */
export const shader = (camera: Camera, light: Light, shadow: Shadow): Shader => {
  const { fx, fy } = camera
  const surface: Surface = { r: 0, g: 0, b: 0, metal: 0, rough: 1, coat: 0, glow: 0, open: 1 }
  const color = new Float64Array(3)
  const [mirror, sheen, wash] = [new Float32Array(3), new Float32Array(3), new Float32Array(3)]
  const { sun } = light.sky
  // View vector and mirrored vector of the spot at hand.
  let [vx, vy, vz, cos, rx, ry, rz] = [0, 0, 0, 0, 0, 0, 0]

  const look = (spot: Spot) => {
    vx = camera.x - spot.x
    vy = camera.y - spot.y
    vz = camera.z - spot.z
    const l = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz)
    vx *= l
    vy *= l
    vz *= l
    cos = clamp(vx * spot.nx + vy * spot.ny + vz * spot.nz, 0.02)
    rx = 2 * cos * spot.nx - vx
    ry = 2 * cos * spot.ny - vy
    rz = 2 * cos * spot.nz - vz
  }
  /** A downward reflection meets the ground, perhaps in the car's own shadow. */
  const grounded = (spot: Spot) => {
    if (rz > -0.02) return 1
    const t = Math.min(spot.z / -rz, 4)
    return 1 - 0.9 * shadow(spot.x + rx * t, spot.y + ry * t)
  }

  return {
    shade: (material, spot, out) => {
      clear(surface)
      material(spot, surface)
      look(spot)
      const s = surface
      const fall = schlick(cos)
      const { nx, ny, nz } = spot
      light.wash(nx * fy - ny * fx, nx * fx + ny * fy, nz, wash)
      const r = rx * fy - ry * fx
      const a = rx * fx + ry * fy
      const dim = grounded(spot)
      const shiny = s.coat > 0.01 || s.rough < 0.4
      if (shiny) light.mirror(r, a, rz, mirror)
      light.sheen(r, a, rz, sheen)
      const lit = sun
        ? clamp(
            (nx * fy - ny * fx) * sun.towards[0] + (nx * fx + ny * fy) * sun.towards[1] + nz * sun.towards[2],
          )
        : 0
      const dull = clamp((s.rough - 0.05) / 0.35)
      const coat = s.coat * (0.035 + 0.9 * fall)
      // Low down the car itself hides half of the sky from the floor's light.
      const near = s.open * (nz < 0.3 ? 0.72 + 0.28 * clamp(spot.z / 0.7) : 1)
      color[0] = s.r
      color[1] = s.g
      color[2] = s.b
      for (let k = 0; k < 3; k++) {
        const base = color[k]!
        const f0 = 0.04 + (base - 0.04) * s.metal
        const gloss = (dull * sheen[k]! + (1 - dull) * mirror[k]!) * dim
        // Under lacquer the edge-on shine is the lacquer's alone.
        const f = f0 + (1 - f0) * fall * (1 - 0.75 * s.rough) * (1 - s.coat)
        const direct = sun ? sun.light[k]! * lit : 0
        const body =
          base * (1 - s.metal) * (wash[k]! + direct) * near +
          gloss * f * s.open +
          base * s.metal * direct * 0.35
        out[k] = body * (1 - coat) + mirror[k]! * coat * dim * (0.3 + 0.7 * s.open) + base * s.glow
      }
    },
    glaze: (material, spot, out, pass) => {
      clear(surface)
      material(spot, surface)
      // A pane is seen from both of its sides.
      const back =
        spot.nx * (camera.x - spot.x) + spot.ny * (camera.y - spot.y) + spot.nz * (camera.z - spot.z) < 0
      if (back) [spot.nx, spot.ny, spot.nz] = [-spot.nx, -spot.ny, -spot.nz]
      look(spot)
      light.mirror(rx * fy - ry * fx, rx * fx + ry * fy, rz, mirror)
      const f = 0.05 + 0.95 * schlick(cos)
      color[0] = surface.r
      color[1] = surface.g
      color[2] = surface.b
      const dim = grounded(spot)
      for (let k = 0; k < 3; k++) {
        out[k] = mirror[k]! * f * dim
        pass[k] = color[k]! * (1 - f)
      }
    },
  }
}
