import type { Body } from './bodies.ts'
import { curve, lerp } from '../engine/numbers.ts'

/**
 * A car's body as functions, metres. x runs forward from the middle of the length; `shoulder` is the edge where the
 * side turns into bonnet, window or boot.
 */
export type Shell = {
  body: Body
  /** A distance behind the front bumper (mm, as in the table) as x in metres. */
  at: (back: number) => number
  axles: readonly [number, number]
  half: number
  tyre: number
  arch: number
  shoulder: (x: number) => number
  sill: (x: number) => number
  /** Height of the roof's edge over x. */
  cant: (x: number) => number
}

/** The functions of a body's surfaces, from its dimensions. */
export const shellOf = (body: Body): Shell => {
  const at = (back: number) => (body.length / 2 - back) / 1000
  const m = (mm: number) => mm / 1000
  const front = at(body.frontOverhang)
  const rear = at(body.frontOverhang + body.wheelbase)
  const tall = body.height > 1600
  const shoulder = curve([
    [at(body.length), m(body.deck - (body.rearBase[0] > body.length - 400 ? 0 : 25))],
    [at(body.length - 250), m(body.deck)],
    [rear, m(body.belt[1])],
    [at(body.cowl[0]), m(body.belt[0])],
    [front, m(lerp(body.nose, body.belt[0], tall ? 0.72 : 0.66))],
    [at(260), m(body.nose + (tall ? 25 : 18))],
    [at(0), m(body.nose - 10)],
  ])
  const sill = curve([
    [at(body.length), m(body.clearance + 150)],
    [rear - m(body.tyre) - 0.1, m(body.clearance + 30)],
    [rear, m(body.clearance)],
    [front, m(body.clearance)],
    [front + m(body.tyre) + 0.1, m(body.clearance + 5)],
    [at(0), m(body.clearance + (tall ? 90 : 20))],
  ])
  const cant = curve([
    [at(body.rearHeader[0]), m(body.rearHeader[1] - 45)],
    [at(body.peak), m(body.height - 45)],
    [at(body.header[0]), m(body.header[1] - 35)],
  ])
  return {
    body,
    at,
    axles: [front, rear],
    half: m(body.width / 2),
    tyre: m(body.tyre),
    arch: m(body.tyre) + (tall ? 0.062 : 0.045),
    shoulder,
    sill,
    cant,
  }
}
