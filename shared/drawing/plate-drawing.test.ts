import { describe, expect, it } from 'vitest'
import type { PlateSeries } from '#shared/reference/plate-vocabulary.ts'
import { drawPlate } from './plate-drawing.ts'
import { placeCharacters } from './plate-layout.ts'
import { plateSvg } from './plate-svg.ts'

const face = (number: string, series: PlateSeries | null = null) =>
  ({ country: 'QA', series, number }) as const

const faces = [
  face('7'),
  face('10'),
  face('333'),
  face('2026'),
  face('30003'),
  face('889645'),
  face('7', 'Q'),
  face('111111', 'T'),
  face('444444', 'R'),
]

/** The points that an outline goes through and bends towards, by a reader of our own: commands of SVG, absolute and relative. */
const pointsOf = (path: string): [number, number][] => {
  const points: [number, number][] = []
  let [x, y] = [0, 0]
  let start: [number, number] = [0, 0]
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest!.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    const lower = command!.toLowerCase()
    const isRelative = command === lower
    if (lower === 'z') [x, y] = start
    const size = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 1 }[lower]
    if (size === undefined) throw new Error(`Unknown command ${command}`)
    for (let at = 0; at < numbers.length; at += size) {
      const part = numbers.slice(at, at + size)
      const pairs = {
        h: [part[0]!, isRelative ? 0 : y],
        v: [isRelative ? 0 : x, part[0]!],
        a: part.slice(5),
      }[lower]
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      const ends = pairs ?? part
      for (let i = 0; i < ends.length; i += 2) {
        ;[x, y] = [fromX + ends[i]!, fromY + ends[i + 1]!]
        points.push([x, y])
      }
      if (lower === 'm') start = [x, y]
    }
  }
  return points
}

const inkOf = (shown: ReturnType<typeof face>) => {
  const placed = placeCharacters(shown)
  const last = placed.at(-1)!
  return { start: placed[0]!.x, end: last.x + last.width }
}

describe('drawPlate', () => {
  it.each(faces)('draws $series $number within its field, of few shapes and whole numbers', (shown) => {
    const { width, height, shapes } = drawPlate(shown)
    expect(width / height).toBeCloseTo(520 / 110)
    expect(shapes.length).toBeLessThanOrEqual(8)
    for (const { path } of shapes) {
      expect(path).not.toMatch(/NaN|undefined|Infinity|e-/)
      for (const [x, y] of pointsOf(path)) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(height)
      }
    }
  })

  it.each(faces)('is the same drawing of $series $number as ever', (shown) => {
    expect(drawPlate(shown)).toMatchSnapshot()
  })
})

describe('placeCharacters', () => {
  it.each(faces)('sets $series $number from left to right without touching', (shown) => {
    const placed = placeCharacters(shown)
    expect(placed.map(({ character }) => character).join('')).toBe(`${shown.series ?? ''}${shown.number}`)
    placed.slice(1).forEach(({ x }, index) => {
      expect(x).toBeGreaterThan(placed[index]!.x + placed[index]!.width + 16)
    })
  })

  it('is wider with every digit, and wider with a letter', () => {
    const widths = ['8', '88', '888', '8888', '88888', '888888'].map((number) => {
      const plain = inkOf(face(number))
      const lettered = inkOf(face(number, 'Q'))
      expect(lettered.end - lettered.start).toBeGreaterThan(plain.end - plain.start)
      return plain.end - plain.start
    })
    expect(widths.toSorted((a, b) => a - b)).toEqual(widths)
    expect(new Set(widths).size).toBe(widths.length)
  })

  it('leaves room between name, number and frame for the widest number there is', () => {
    const { start, end } = inkOf(face('444444', 'R'))
    expect(start).toBeGreaterThan(460)
    expect(end).toBeLessThan(2046)
  })
})

describe('plateSvg', () => {
  it('is a document that says its number', () => {
    const svg = plateSvg(face('333', 'Q'))
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 2080 440"><title>Q 333<\/title><path /,
    )
    expect(svg).toMatch(/<\/svg>$/)
    expect(svg.length).toBeLessThan(6000)
  })
})
