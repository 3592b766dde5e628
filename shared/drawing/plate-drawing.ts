import type { PlateFace } from '#shared/schemas/plate.ts'
import { placeCharacters, plateSize } from './plate-layout.ts'
import { arabicNameOutline, characterOutlines, latinNameOutline } from './plate-outlines.ts'

/**
 * The state's emblem reduced to a mark: a dhow above two crossed swords that bend up around it. Drawn for this purpose as one
 * relative SVG path around its middle, 35 mm wide.
 */
const emblemOutline =
  // The swords with their hilts, each the other's mirror image.
  'm-70-46c-2 58 42 104 106 108l11 6 5-8-11-5c-52-8-92-46-111-101z' +
  'm140 0c-19 55-59 93-111 101l-11 5 5 8 11-6c64-4 108-50 106-108z' +
  // The hull, then the sails either side of the mast.
  'm-103 51h68l-13 17h-42z' +
  'm28-8v-77q-36 28-37 77z' +
  'm8 0v-58q26 22 28 58z'

/** A filled or drawn outline; a stroke lies half on either side of it, and under the fill. */
type Shape = { path: string; fill: string; stroke?: string; strokeWidth?: number }

/** A picture as shapes from back to front, in a field from 0 0 to width height. */
export type PlateDrawing = { width: number; height: number; shapes: readonly Shape[] }

const white = '#ffffff'
const black = '#171412'
const maroon = '#8a1538'
/** Keeps the white plate apart from a white page. */
const rim = '#cbc4b8'
/** Light on the shoulders of stamped digits. */
const shoulder = '#e3ded6'

const roundedRectangle = (inset: number, radius: number): string => {
  const [width, height] = [plateSize.width - 2 * (inset + radius), plateSize.height - 2 * (inset + radius)]
  const corner = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`
  return [
    `M${inset + radius} ${inset}h${width}`,
    corner(radius, radius) + `v${height}`,
    corner(-radius, radius) + `h${-width}`,
    corner(-radius, -radius) + `v${-height}`,
    corner(radius, -radius) + 'z',
  ].join('')
}

/** The flag at the left edge: maroon, and nine white points that reach into it. */
const flag = (): string => {
  const [inset, radius, straight, teeth] = [16, 24, 142, 44]
  const half = (plateSize.height - 2 * inset) / 18
  // Each from its own ends, rounded: eighteen rounded steps would miss the last by some.
  const edge = Array.from({ length: 9 }, (_, point) => {
    const tip = Math.round(inset + (2 * point + 1) * half)
    return `L${inset + straight} ${tip}L${inset + straight + teeth} ${Math.round(inset + 2 * (point + 1) * half)}`
  }).join('')
  return (
    `M${inset + straight + teeth} ${inset}${edge}H${inset + radius}` +
    `a${radius} ${radius} 0 0 1 ${-radius} ${-radius}V${inset + radius}` +
    `a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`
  )
}

const at = (x: number, y: number, outline: string): string => `M${x} ${y}${outline}`

/** A ring and a disc where the plates of 2011 have their seal. */
const seal = 'm-30 0a30 30 0 1 0 60 0a30 30 0 1 0 -60 0zm8 0a22 22 0 1 1 44 0a22 22 0 1 1 -44 0z'

/** The columns of flag and country name, by their middles. */
const flagMiddle = 86
const nameMiddle = 338

const numberOutline = (face: PlateFace): string =>
  placeCharacters(face)
    .map(({ character, x, y }) => at(x, y, characterOutlines[character]!.path))
    .join('')

/**
 * A private Qatari plate as it is stamped: black on white, the flag with the country's name at its left, the name in Arabic
 * beside it, then the number. Those of 2011 have a seal below the name, those with a letter (2026) the emblem above it.
 * Nothing in it is text, so it needs no font and looks the same everywhere.
 */
export const drawPlate = (face: PlateFace): PlateDrawing => {
  const hasEmblem = face.series !== null
  return {
    ...plateSize,
    shapes: [
      { path: roundedRectangle(3, 44), fill: white, stroke: rim, strokeWidth: 6 },
      { path: flag(), fill: maroon },
      { path: roundedRectangle(16, 28), fill: 'none', stroke: black, strokeWidth: 10 },
      { path: at(flagMiddle, plateSize.height / 2, latinNameOutline), fill: white },
      {
        path:
          at(nameMiddle, hasEmblem ? 306 : 168, arabicNameOutline) +
          (hasEmblem ? at(nameMiddle, 148, emblemOutline) : ''),
        fill: black,
      },
      ...(hasEmblem ? [] : [{ path: at(nameMiddle, 310, seal), fill: rim }]),
      { path: numberOutline(face), fill: black, stroke: shoulder, strokeWidth: 10 },
    ],
  }
}
