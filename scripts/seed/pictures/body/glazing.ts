import type { Car } from './car.ts'
import { lacquer } from './flank.ts'
import { inside, lerp, smoothMax, stroke } from '../engine/numbers.ts'
import { lay, linear } from '../engine/part.ts'
import type { Material, Part } from '../engine/part.ts'
import type { Mesh } from '../engine/mesh.ts'
import { chrome, gloss } from '../engine/trim.ts'

/** Distance to the edge of the glass on the cabin's skin, metres, negative on the glass. */
type Glass = (u: number, v: number, x: number, y: number, z: number) => number

const line = (ax: number, az: number, bx: number, bz: number) => {
  const length = Math.hypot(bx - ax, bz - az)
  // Positive behind the line going up.
  return (x: number, z: number) => -((x - ax) * (bz - az) - (z - az) * (bx - ax)) / length
}

/** The windows of a car. */
const glassOf = (car: Car): Glass => {
  const { shell } = car
  const b = shell.body
  const m = (mm: number) => mm / 1000
  const foot = shell.half - 0.105
  const head = m(b.roof) / 2 + 0.07
  const cowl = shell.at(b.cowl[0])
  const header = shell.at(b.header[0])
  const boxy = b.front.corner < 200
  const depth = boxy ? 0.11 : 0.27
  // The screen's edge in the side view: where its corner starts, a post's width behind.
  const aPost = line(
    cowl - depth,
    shell.shoulder(cowl),
    header - depth + (boxy ? 0 : 0.06),
    shell.cant(header) + 0.045,
  )
  const cPost = line(
    shell.at(b.glassEnd[0]),
    shell.shoulder(shell.at(b.glassEnd[0])),
    shell.at(b.glassEnd[1]),
    shell.cant(shell.at(b.glassEnd[1])),
  )
  const wide = (v: number) => lerp(foot, head, Math.min(v, 1))
  return (u, v, x, y, z) => {
    if (v > 1.25) return 1
    if (u < 0.78)
      return smoothMax(
        Math.abs(y) - wide(v) + 0.1,
        Math.max(smoothMax(v - 0.93, 0.02 - v, 0.02) * 0.7, -1),
        0.05,
      )
    if (u > 2.24) {
      const low = car.tall || car.bodyType === 'Hatchback' || car.bodyType === 'Wagon' ? 0.12 : 0.1
      return smoothMax(Math.abs(y) - wide(v) + 0.13, smoothMax(v - 0.9, low - v, 0.05) * 0.6, 0.08)
    }
    const low = shell.shoulder(x) + 0.022 - z
    const high = z - shell.cant(x) + 0.012
    return smoothMax(smoothMax(low, high, 0.02), smoothMax(0.012 - aPost(x, z), cPost(x, z), 0.03), 0.06)
  }
}

/** Distance to the posts that stand in the side glass, metres, negative on them. */
const posts = (car: Car) => {
  const { shell } = car
  const { pillars } = shell.body
  const widths = car.bodyType === 'Van' ? [0.05, 0.05] : [0.042, 0.03]
  return (x: number, z: number): number => {
    let d = 1
    for (const [i, p] of pillars.entries()) {
      const lean = (z - shell.shoulder(shell.at(p))) * (i === 0 ? -0.08 : -0.22)
      d = Math.min(d, Math.abs(x - shell.at(p) - lean + 0.02) - widths[i]!)
    }
    return d
  }
}

const offWhite = linear('#d6d6d3')
const nearBlack = linear('#08080a')

const frameOf = (car: Car): Material => {
  const base = lacquer(car)
  const glass = glassOf(car)
  return (spot, s) => {
    base(spot, s)
    const { u, v, x, y, z, size } = spot
    const d = glass(u, v, x, y, z)
    const side = u >= 0.78 && u <= 2.24
    if (side && car.bright)
      chrome(s, stroke(z - car.shell.shoulder(x) - 0.002, 0.009, size) * inside(d - 0.05, size))
    gloss(s, inside(d - (side ? 0.017 : 0.03), size))
    if (d < 0.004) gloss(s, 1)
    if (car.twoTone === 'floating' && v > 0.02) gloss(s, 1)
    if (car.twoTone && v > 0.985) lay(s, 1, car.twoTone === 'white' ? offWhite : nearBlack, 0.5, 0, 1)
    // The edge of the roof panel: a drip line.
    const drip = Math.abs(v - 1.62) * 0.06
    if (side && v > 1) lay(s, 0.75 * inside(drip - 0.004, size), [0.004, 0.004, 0.004], 0.8, 0, 0)
  }
}

const tint = linear('#5d6a68')
const privacy = linear('#1b2022')

/** Frame (posts and roof) and the panes in it, from the cabin's meshes. */
export const cabinParts = (car: Car, meshes: readonly Mesh[], inner: Material): Part[] => {
  const glass = glassOf(car)
  const post = posts(car)
  const frame = frameOf(car)
  const open = car.bodyType === 'Convertible'
  const { shell } = car
  const second = shell.at(shell.body.pillars[0]!)
  // A roadster keeps its windscreen and what holds it.
  const away = (u: number, v: number) => open && (u > 0.92 || v > 1.6)
  const pane = (u: number, v: number, x: number, y: number, z: number) => {
    const d = glass(u, v, x, y, z)
    return d < 0 && !(u >= 0.78 && u <= 2.24 && post(x, z) < 0)
  }
  return meshes.flatMap((mesh): Part[] => [
    { mesh, material: frame, back: inner, cut: (u, v, x, y, z) => away(u, v) || pane(u, v, x, y, z) },
    {
      mesh,
      glass: true,
      material: (spot, s) => {
        const dark = car.tall && spot.x < second && !(car.bodyType === 'Pickup')
        lay(s, 1, dark ? privacy : tint, 0, 0, 1)
        // The ceramic band round a windscreen.
        if (spot.u < 0.78 || spot.u > 2.24) {
          const d = glass(spot.u, spot.v, spot.x, spot.y, spot.z)
          lay(s, inside(-0.035 - d, 0.02) * 0.9, [0.004, 0.004, 0.004], 0, 0, 1)
        }
      },
      cut: (u, v, x, y, z) => away(u, v) || !pane(u, v, x, y, z),
    },
  ])
}
