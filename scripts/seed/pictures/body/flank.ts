import type { Car } from './car.ts'
import { faceOf } from './face.ts'
import { inside, roundedBox, smoothstep, stroke } from '../engine/numbers.ts'
import { lay } from '../engine/part.ts'
import type { Material, Part, Spot, Surface } from '../engine/part.ts'
import { sternOf } from './stern.ts'
import { chrome, gap, glowing, gloss, grained } from '../engine/trim.ts'

/** The lacquer of a car: base colour with its flake, under a clear coat. */
export const lacquer = (car: Car) => {
  const { color, flake } = car.paint
  return (_: Spot, s: Surface): void => lay(s, 1, color, 0.5, flake * 0.75, 1)
}

/** Whether a point of the wall lies in a wheel arch's opening. */
const inArch = (car: Car, x: number, z: number): boolean => archDistance(car, x, z) < 0

// Work vehicles have squarer openings; all reach a little lower than a circle would.
const squareness = (car: Car) => (car.square ? 3 : 2.1)

const archDistance = (car: Car, x: number, z: number): number => {
  const { axles, tyre, arch } = car.shell
  const middle = (axles[0] + axles[1]) / 2
  const dx = Math.abs(x - (x > middle ? axles[0] : axles[1]))
  // Far away nobody needs the exact figure, and powers are slow.
  if (dx > arch * 1.4) return dx - arch
  const dz = z > tyre ? z - tyre : (tyre - z) * 0.3
  if (dz > arch * 1.4) return dz - arch
  const power = squareness(car)
  return (dx ** power + dz ** power) ** (1 / power) - arch
}

/** How far from its axle an arch's edge lies at an angle from straight up. */
export const archRadius = (car: Car, angle: number): number => {
  const power = squareness(car)
  const up = Math.cos(angle)
  return (
    car.shell.arch /
    (Math.abs(Math.sin(angle)) ** power + Math.abs(up > 0 ? up : up * 0.3) ** power) ** (1 / power)
  )
}

/** Gaps round the doors in the side view, as the signed distance to the nearest (metres). */
const doorGaps = (car: Car) => {
  const { shell } = car
  const [front, rear] = shell.axles
  const first = front - shell.arch - (car.bodyType === 'Van' ? -0.05 : 0.15)
  const stops = [first, ...shell.body.pillars.slice(0, car.shell.body.doors === 2 ? 1 : 2).map(shell.at)]
  const last = stops.at(-1)!
  const low = 0.135
  const clear = shell.arch + 0.1
  return (x: number, z: number, v: number): number => {
    if (x > first + 0.05 || x < last - 0.05) return 1
    const round = Math.hypot(x - rear, z - shell.tyre) - clear
    let d = Math.abs(v - low) * (shell.shoulder(x) - shell.sill(x))
    if (x < last) d = 1
    if (v < low - 0.01) return 1
    for (const [i, stop] of stops.entries()) {
      const lean = i === 0 ? 0.06 * (v - 0.5) * (v - 0.5) : 0.02 * (v - 0.5)
      d = Math.min(d, Math.abs(x - stop - lean))
    }
    if (round < 0) return Math.abs(round)
    return Math.min(d, last < rear + clear && x < rear + clear + 0.2 ? Math.abs(round) : d)
  }
}

/** Everything painted, cut and fixed on the lower body's wall. */
const wallMaterial = (car: Car): Material => {
  const { shell, girth } = car
  const base = lacquer(car)
  const face = faceOf(car)
  const stern = sternOf(car)
  const gaps = doorGaps(car)
  const frontEnd = shell.half * 1.45
  const flap = { x: shell.axles[1] - 0.14, v: 0.8 }
  const lip = car.clad ? 0.055 : 0
  // The bonnet lies over the wings: one gap from the nose round to the doors.
  const bonnet = shell.axles[0] - shell.arch - (car.bodyType === 'Van' ? -0.05 : 0.15)
  const sillTop = car.clad ? 0.15 : car.tall ? 0.07 : 0.055
  return (spot, s) => {
    base(spot, s)
    const { u, v, x, z, size } = spot
    const side = Math.sign(spot.y) || 1
    const d = archDistance(car, x, z)
    const skirt = shell.axles[1] < x && x < shell.axles[0] ? inside((v - sillTop) * 0.7, size) : 0
    grained(s, skirt)
    if (x > bonnet) gap(s, stroke((v - 0.985) * (shell.shoulder(x) - shell.sill(x)), 0.003, size))
    if (u < frontEnd) face.paint(u * side, v * face.tall, spot, s)
    if (girth - u < frontEnd) stern.paint((girth - u) * side, v * stern.tall, spot, s)
    if (Math.abs(spot.y) > shell.half * 0.7) {
      if (car.bodyType === 'Pickup') gap(s, stroke(x - shell.at(shell.body.rearBase[0]) + 0.05, 0.006, size))
      if (lip) grained(s, inside(d - lip, size))
      s.open *= 1 - 0.55 * (1 - smoothstep(0, 0.02, d))
      gap(s, stroke(gaps(x, z, v), 0.0034, size))
      if (spot.y > 0) {
        const cap = roundedBox(x - flap.x, (v - flap.v) * 0.7, 0.085, 0.075, 0.03)
        if (car.bodyType !== 'Pickup') gap(s, 0.8 * stroke(cap, 0.0028, size))
      }
      if (car.bright && !car.clad)
        chrome(
          s,
          0.9 *
            inside(
              roundedBox(x - (shell.axles[0] + shell.axles[1]) / 2, (v - 0.1) * 0.7, 0.95, 0.009, 0.006),
              size,
            ),
        )
      const marker = roundedBox(x - shell.axles[0] + shell.arch + 0.075, (v - 0.82) * 0.7, 0.05, 0.009, 0.006)
      if (car.character === 'luxury' || car.character === 'sport') chrome(s, inside(marker, size))
      else if (car.character === 'offroad') glowing(s, inside(marker, size), [1, 0.4, 0.05], 0.35)
    }
  }
}

/** Bonnet, boot lid and cowl. */
export const topMaterial = (car: Car): Material => {
  const { shell } = car
  const base = lacquer(car)
  const cowl = shell.at(shell.body.cowl[0])
  return (spot, s) => {
    base(spot, s)
    if (spot.x < cowl - 0.35) return
    const t = Math.abs(spot.u)
    // The black tray at the foot of the windscreen, wipers' home.
    gloss(s, inside(spot.x - cowl - 0.03 + t * t * 0.12, spot.size))
  }
}

/** The wall with its arches open. */
export const wallPart = (car: Car, mesh: Part['mesh'], back: Material): Part => ({
  mesh,
  material: wallMaterial(car),
  back,
  cut: (_, v, x, y, z) => v < 0.9 && Math.abs(y) > car.shell.half * 0.62 && inArch(car, x, z),
})
