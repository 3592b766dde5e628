import { describe, expect, it } from 'vitest'
import { isNightly } from '#functions/trust/mode.ts'
import { carOf } from './body/car.ts'
import { coachwork } from './body/coachwork.ts'
import { exposed } from './engine/exposure.ts'
import { lightOf } from './engine/light.ts'
import { seeded } from './engine/numbers.ts'
import { shader } from './engine/shade.ts'
import type { Character } from './picture.ts'
import { bodyTypes } from '#shared/reference/body-types.ts'
import { views } from './picture.ts'
import { cameraOf } from './views.ts'

const characters: Character[] = ['family', 'luxury', 'offroad', 'sport', 'compact']

describe('every body from every side', () => {
  const light = lightOf('studio')
  const all = bodyTypes.flatMap((bodyType) => characters.map((character) => ({ bodyType, character })))
  // Every body and every character once; the nightly run draws each body as each of them.
  const some = bodyTypes.map((bodyType, at) => ({ bodyType, character: characters[at % characters.length]! }))
  const cases = isNightly ? all : some

  it.each(cases)('$bodyType, $character', { timeout: 60_000 }, ({ bodyType, character }) => {
    const car = carOf({
      bodyType,
      color: 'Silver',
      view: 'side',
      backdrop: 'studio',
      plate: '1',
      seed: 3,
      style: { character },
    })
    const parts = coachwork(car, 0)
    for (const view of views) {
      if (view === 'cabin') continue
      const large = cameraOf(view, car, parts, seeded(5))
      // A tenth of the size shows whether anything is missing, black or not a number.
      const camera = { ...large, focal: large.focal / 10, cx: large.cx / 10, cy: large.cy / 10 }
      const { data } = exposed(
        parts,
        camera,
        { width: 160, height: 120 },
        1,
        shader(camera, light, () => 0),
      )
      let covered = 0
      let brightness = 0
      for (let k = 0; k < data.length; k += 4) {
        covered += data[k + 3]!
        brightness += data[k]!
      }
      expect(covered / (160 * 120)).toBeGreaterThan(0.1)
      expect(covered / (160 * 120)).toBeLessThan(0.9)
      expect(brightness / covered).toBeGreaterThan(0.02)
      expect(brightness / covered).toBeLessThan(2)
    }
  })
})
