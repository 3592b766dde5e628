import type { Camera } from '../engine/camera.ts'
import { project } from '../engine/camera.ts'
import { n } from '../scenery/svg.ts'

/** Plate lettering as strokes in a 10 × 16 box: no font is needed, so a plate looks the same on every machine. */
const strokes: Record<string, string> = {
  0: 'M5 1C1.5 1 1 3.5 1 8S1.5 15 5 15 9 12.5 9 8 8.5 1 5 1Z',
  1: 'M2.3 4.4 6 1.2V15',
  2: 'M1.2 4.6C1.4 2.2 3 1 5 1C7.5 1 8.9 2.4 8.9 4.6C8.9 7.5 6 9.2 1.2 15H9',
  3: 'M1.4 3.6C2 1.8 3.3 1 5 1C7.3 1 8.6 2.3 8.6 4.3C8.6 6.4 7 7.5 4.2 7.5C7.4 7.5 9 8.9 9 11.2C9 13.6 7.3 15 4.9 15C2.9 15 1.5 14 1 12.2',
  4: 'M6.8 15V1L1 11.2H9.2',
  5: 'M8.4 1H2.4L1.6 7.6C2.6 6.8 3.7 6.4 5 6.4C7.6 6.4 9 8 9 10.6C9 13.4 7.4 15 4.8 15C2.9 15 1.5 14.1 1 12.4',
  6: 'M8.3 2.6C7.5 1.5 6.5 1 5.2 1C2.2 1 1 3.9 1 9C1 13 2.5 15 5.1 15C7.6 15 9 13.4 9 10.8C9 8.2 7.5 6.8 5.2 6.8C3 6.8 1.4 8 1 10',
  7: 'M1 1H9L4 15',
  8: 'M5 7.4C2.7 7.4 1.5 6.2 1.5 4.3S2.8 1 5 1 8.5 2.4 8.5 4.3 7.3 7.4 5 7.4C2.4 7.4 1 8.8 1 11.1S2.5 15 5 15 9 13.4 9 11.1 7.6 7.4 5 7.4Z',
  9: 'M1.7 13.4C2.5 14.5 3.5 15 4.8 15C7.8 15 9 12.1 9 7C9 3 7.5 1 4.9 1C2.4 1 1 2.6 1 5.2C1 7.8 2.5 9.2 4.8 9.2C7 9.2 8.6 8 9 6',
  Q: 'M5 1C1.5 1 1 3.5 1 8S1.5 15 5 15 9 12.5 9 8 8.5 1 5 1ZM6 11 9.4 15.6',
  A: 'M.8 15 5 1 9.2 15M2.3 10.4H7.7',
  T: 'M1 1H9M5 1V15',
  R: 'M1.4 15V1H5.5C9.8 1 9.8 8 5.5 8H1.4M5.5 8 9 15',
}

/** قطر in a 40 × 20 box, written as one hand would: qaf, ta, ra from the right. */
const arabic =
  'M37 11C37 6.5 31.5 7 31.5 10.3C31.5 13.2 36 13 37 11C37.2 13.4 35.5 14 33 14H12.5C10.2 14 9.6 12 9.4 10C10.4 16 7 18.6 2 18.8M24.6 14C24.2 8.4 15.6 7.4 13.8 14M21.6 13.6V1.5M32.2 3.6v.1M36 3.6v.1'

const text = (
  value: string,
  x: number,
  y: number,
  wide: number,
  tall: number,
  step: number,
  weight: number,
  color: string,
): string =>
  [...value]
    .map(
      (c, i) =>
        `<path transform="translate(${n(x + i * step)} ${n(y)}) scale(${(wide / 10).toFixed(3)} ${(tall / 16).toFixed(3)})" d="${strokes[c] ?? ''}" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="butt"/>`,
    )
    .join('')

/** A plate behind the showroom's cover, as sellers hang it for the photos. */
const cover = `<rect width="520" height="110" rx="9" fill="#101010"/><rect x="5" y="5" width="510" height="100" rx="6" fill="#8a1538"/><rect x="14" y="14" width="492" height="82" rx="4" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="3"/><path transform="translate(92 30) scale(3.1)" d="M2 12c2-5 5-8 10-8h14c6 0 9 3 12 7l8 1c3 1 4 2 4 5H42a5 5 0 0 0-10 0H17a5 5 0 0 0-10 0H2z" fill="#fff"/><rect x="285" y="42" width="150" height="9" rx="4" fill="#fff"/><rect x="285" y="62" width="104" height="7" rx="3" fill="#fff" fill-opacity="0.6"/>`

/** The face of a Qatari plate, 520 × 110 mm: maroon strip with its serrated edge, the country in both scripts, digits. */
const face = (digits: string): string => {
  const teeth = Array.from(
    { length: 9 },
    (_, i) => `L${i % 2 === 1 ? 84 : 97} ${n(6 + (i + 0.5) * (98 / 9))}`,
  ).join('')
  const step = Math.min(66, 390 / Math.max(digits.length, 4))
  const x = 104 + (404 - digits.length * step) / 2 + (step - 44) / 2
  return `<rect width="520" height="110" rx="9" fill="#101010"/><rect x="5" y="5" width="510" height="100" rx="6" fill="#f3f3f0"/><path d="M11 5H88${teeth}L88 105H11Q5 105 5 99V11Q5 5 11 5Z" fill="#8a1538"/><path transform="translate(18 14) scale(1.45 1.9)" d="${arabic}" fill="none" stroke="#fff" stroke-width="2.7" stroke-linecap="round" stroke-linejoin="round"/>${text('QATAR', 15, 68, 9.5, 22, 13.4, 2.4, '#fff')}${text(digits, x, 22, 44, 66, step, 2.1, '#121212')}<circle cx="104" cy="16" r="3" fill="#777"/><circle cx="504" cy="16" r="3" fill="#777"/>`
}

/**
 * The plate hung at x with its middle at height z (metres), facing forward (1) or backward (−1), as seen by the camera;
 * empty where it faces away. `light` dims it to the scene (0–1).
 */
export const plateOn = (
  camera: Camera,
  digits: string,
  x: number,
  z: number,
  facing: 1 | -1,
  light: number,
): string => {
  const toward = ((camera.x - x) * facing) / Math.hypot(camera.x - x, camera.y)
  if (toward < 0.12) return ''
  const at = (across: number, up: number) => {
    const out = [0, 0, 0]
    // Left as a reader of the plate sees it.
    project(camera, x, -across * facing, z + up, out)
    return [out[0]!, out[1]!] as const
  }
  const [left, right, top, low] = [at(0.26, 0), at(-0.26, 0), at(0, 0.055), at(0, -0.055)]
  const [ux, uy] = [(left[0] - right[0]) / 520, (left[1] - right[1]) / 520]
  const [vx, vy] = [(low[0] - top[0]) / 110, (low[1] - top[1]) / 110]
  const [a, b] = [-ux, -uy]
  const middle = at(0, 0)
  const e = middle[0] - a * 260 - vx * 55
  const f = middle[1] - b * 260 - vy * 55
  const shade = `<rect width="520" height="110" rx="9" fill="#000" opacity="${(1 - light).toFixed(2)}"/>`
  return `<g transform="matrix(${[a, b, vx, vy].map((v) => v.toFixed(5)).join(' ')} ${n(e)} ${n(f)})"><rect x="-5" y="-5" width="530" height="124" rx="12" fill="#000" opacity="0.55"/>${digits === '' ? cover : face(digits)}${shade}</g>`
}
