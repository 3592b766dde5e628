import { inside, noise, roundedBox, smoothstep, stroke } from '../engine/numbers.ts'
import { lay, linear } from '../engine/part.ts'
import type { Material, Rgb, Spot, Surface } from '../engine/part.ts'
import { repeated } from '../engine/shapes.ts'
import { chrome, gap, glowing, gloss, hollow } from '../engine/trim.ts'

/** What an interior is upholstered and trimmed with. */
export type Upholstery = {
  leather: Rgb
  upper: Rgb
  trim: 'wood' | 'metal' | 'piano'
  thread: Rgb
  accent: Rgb
}

const hides = ['#8a5a38', '#2a2725', '#cdbb9c', '#5b1f27', '#3a3532', '#9c7a54'] as const

const interior = (
  hide: string,
  trim: Upholstery['trim'],
  accent: string,
  thread = '#d8c7a8',
): Upholstery => ({
  leather: linear(hide),
  upper: linear('#1b1a1a'),
  thread: linear(thread),
  trim,
  accent: linear(accent),
})

/** The interiors of the demo market. */
export const interiors: Readonly<Record<string, Upholstery>> = {
  'luxury-tan': interior('#8a5a38', 'wood', '#d99a62'),
  'luxury-cream': interior('#cdbb9c', 'wood', '#8fb7d8'),
  'luxury-black': interior('#2a2725', 'piano', '#8fb7d8', '#b9b4aa'),
  'family-black': interior('#2c2b2a', 'metal', '#8fb7d8', '#8d8577'),
  'family-beige': interior('#a8967a', 'metal', '#8fb7d8'),
  'offroad-grey': interior('#45433f', 'metal', '#d99a62', '#8d8577'),
  'sport-red': interior('#6d1a22', 'metal', '#d94a3a', '#1b1a1a'),
  'sport-black': interior('#242322', 'piano', '#d94a3a', '#a8443a'),
  'compact-grey': interior('#55524d', 'piano', '#8fb7d8', '#b9b4aa'),
}

/** One of the interiors a maker would offer. */
export const upholstery = (random: () => number): Upholstery => {
  const hide = hides[Math.floor(random() * hides.length)]!
  return {
    leather: linear(hide),
    upper: linear('#1b1a1a'),
    thread: linear(hide === '#2a2725' ? '#a8443a' : '#d8c7a8'),
    trim: (['wood', 'metal', 'piano'] as const)[Math.floor(random() * 3)]!,
    accent: linear(random() < 0.5 ? '#8fb7d8' : '#d99a62'),
  }
}

// The roof keeps the sky off: the lower, the darker.
const depth = (spot: Spot): number => 0.22 + 0.78 * smoothstep(0.35, 1.05, spot.z)

/** Grained hide. */
export const hide =
  (color: Rgb): Material =>
  (spot, s) => {
    const grain = 0.9 + 0.2 * noise(spot.x * 420 + spot.z * 130, spot.y * 420)
    lay(s, 1, [color[0] * grain, color[1] * grain, color[2] * grain], 0.55, 0, 0.05)
    s.open = depth(spot)
  }

/** Seat hide: piped panels with perforations. `across` is the middle of the seat. */
export const seatHide =
  (u: Upholstery, across: number): Material =>
  (spot, s) => {
    hide(u.leather)(spot, s)
    const y = spot.y - across
    const panel = Math.abs(y) < 0.15
    const seam = Math.abs(Math.abs(y) - 0.15)
    gap(s, 0.7 * stroke(seam, 0.0022, spot.size))
    if (panel) {
      gap(s, 0.55 * stroke(repeated(spot.x + spot.z * 0.9, 0.062), 0.002, spot.size))
      const hole = Math.hypot(repeated(y, 0.009), repeated(spot.x + spot.z, 0.009)) - 0.0015
      gap(s, 0.35 * inside(hole, spot.size))
    }
    const dash = Math.sin((spot.x + spot.z) * 620) > 0 ? 1 : 0
    lay(s, 0.8 * dash * stroke(Math.abs(Math.abs(y) - 0.157), 0.0011, spot.size), u.thread, 0.7)
  }

const fascia = (u: Upholstery, spot: Spot, s: Surface, share: number): void => {
  if (u.trim === 'metal') {
    const brushed = 0.9 + 0.2 * noise(spot.y * 14, spot.z * 2600)
    lay(s, share, [0.42 * brushed, 0.42 * brushed, 0.43 * brushed], 0.38, 0.85)
  } else if (u.trim === 'wood') {
    const ring = Math.sin(spot.z * 420 + noise(spot.y * 7, spot.z * 30) * 16) * 0.5 + 0.5
    const tone = 0.55 + 0.45 * ring * (0.7 + 0.3 * noise(spot.y * 60, spot.z * 900))
    lay(s, share, [0.17 * tone, 0.072 * tone, 0.026 * tone], 0.4, 0, 0.7)
  } else gloss(s, share)
}

/** The dashboard: padded top with a seam, a strip of trim with the vents in it, the glovebox under it. */
export const dashboard = (u: Upholstery): Material => {
  const upper = hide(u.upper)
  const lower = hide(u.leather)
  return (spot, s) => {
    const { y, z, size } = spot
    if (z > 0.868 || spot.x > 0.72) upper(spot, s)
    else lower(spot, s)
    const dash = Math.sin(y * 620) > -0.1 ? 1 : 0
    lay(s, 0.85 * dash * stroke(z - 0.952, 0.0012, size) * (spot.x < 0.72 ? 1 : 0), u.thread, 0.7)
    const strip = Math.abs(z - 0.838) - 0.03
    gap(s, stroke(strip, 0.002, size))
    fascia(u, spot, s, inside(strip, size))
    chrome(s, 0.9 * stroke(z - 0.8705, 0.0018, size))
    glowing(s, 0.8 * stroke(z - 0.8045, 0.0016, size), u.accent, 1.4)
    for (const at of [0.665, 0.17, -0.17, -0.665]) {
      const vent = roundedBox(y - at, z - 0.838, 0.066, 0.0235, 0.009)
      chrome(s, stroke(vent, 0.0022, size))
      hollow(s, inside(vent, size))
      const blade = stroke(repeated(z - 0.838, 0.0135), 0.0026, size) * inside(vent + 0.002, size)
      lay(s, blade, [0.03, 0.03, 0.032], 0.35, 0, 0.3)
      s.open += (0.5 - s.open) * blade
      chrome(s, inside(roundedBox(y - at, z - 0.838, 0.006, 0.012, 0.003), size))
    }
    gap(s, stroke(roundedBox(y + 0.46, z - 0.7, 0.235, 0.085, 0.02), 0.0016, size))
    chrome(s, inside(roundedBox(y + 0.46, z - 0.77, 0.035, 0.005, 0.004), size))
    const panel = roundedBox(y, z - 0.742, 0.15, 0.032, 0.012)
    gloss(s, inside(panel, size))
    gap(s, stroke(panel, 0.0014, size))
    for (const at of [-0.118, 0.118]) {
      const knob = Math.hypot(y - at, z - 0.742)
      chrome(s, stroke(knob - 0.02, 0.0024, size))
      lay(s, inside(knob - 0.0172, size), [0.012, 0.012, 0.013], 0.35, 0, 0.4)
    }
    for (const at of [-0.062, -0.031, 0, 0.031, 0.062])
      glowing(
        s,
        0.9 * inside(roundedBox(y - at, z - 0.742, 0.008, 0.0035, 0.002), size),
        [0.8, 0.85, 0.9],
        0.5,
      )
  }
}

/** A door's inner side: window line, trim, pocket, speaker. */
export const doorCard = (u: Upholstery): Material => {
  const upper = hide(u.upper)
  const lower = hide(u.leather)
  return (spot, s) => {
    const { x, z, size } = spot
    if (z > 0.82) upper(spot, s)
    else lower(spot, s)
    const strip = Math.abs(z - 0.85 - (x + 0.1) * 0.02) - 0.02
    fascia(u, spot, s, inside(strip, size))
    glowing(s, 0.8 * stroke(strip + 0.044, 0.0016, size), u.accent, 1.2)
    const speaker = Math.hypot(x - 0.46, z - 0.5) - 0.085
    chrome(s, stroke(speaker, 0.002, size))
    const holes = Math.hypot(repeated(x, 0.009), repeated(z, 0.009)) - 0.0028
    gap(s, inside(speaker, size) * (0.3 + 0.5 * inside(holes, size)))
    chrome(s, inside(roundedBox(x - 0.3, z - 0.8, 0.055, 0.009, 0.008), size))
    gap(s, 0.7 * stroke(z - 0.66, 0.002, size))
  }
}
