import type { Camera } from './engine/camera.ts'
import { framed, orbit } from './engine/camera.ts'
import type { Car } from './body/car.ts'
import type { Part } from './engine/part.ts'
import type { View } from './picture.ts'

function* outline(parts: readonly Part[]): Generator<readonly [number, number, number]> {
  for (const { mesh } of parts) {
    const p = mesh.position
    for (let k = 0; k < p.length; k += 21) yield [p[k]!, p[k + 1]!, p[k + 2]!]
  }
}

export type OutsideView = Exclude<View, 'cabin' | 'dials' | 'rear-seats' | 'boot' | 'engine'>

/** The camera of an outside view: where a seller would stand, never twice at quite the same spot. */
export const cameraOf = (
  view: OutsideView,
  car: Car,
  parts: readonly Part[],
  random: () => number,
): Camera => {
  const side = random() < 0.62 ? 1 : -1
  const some = (spread: number) => (random() - 0.5) * 2 * spread
  switch (view) {
    case 'side':
      return framed(orbit(side * (90 + some(3)), 12, 1.25, [0, 0]), outline(parts), {
        x: 105,
        y: 300,
        width: 1390,
        height: 610,
      })
    case 'front-three-quarter':
      return framed(orbit(side * (38 + some(5)), 7.4, 1.42 + some(0.12), [0, 0]), outline(parts), {
        x: 120,
        y: 270,
        width: 1360,
        height: 690,
      })
    case 'front':
      return framed(orbit(side * (9 + some(4)), 7, 1.3, [0, 0]), outline(parts), {
        x: 300,
        y: 270,
        width: 1000,
        height: 700,
      })
    case 'rear':
      return framed(orbit(side * (150 + some(7)), 7.4, 1.5, [0, 0]), outline(parts), {
        x: 130,
        y: 270,
        width: 1340,
        height: 690,
      })
    case 'rim':
    case 'wheel': {
      const [x, y, r] = [car.shell.axles[0], side * car.shell.half, car.shell.tyre]
      const camera = orbit(side * (72 + some(5)), 2.1, 0.62, [x, y])
      const rim = [
        [x - r, y, r],
        [x + r, y, r],
        [x, y, 0],
        [x, y, r * 2],
      ] as const
      return framed(
        camera,
        rim,
        view === 'rim'
          ? { x: -120, y: -280, width: 1840, height: 1760 }
          : { x: 430, y: 270, width: 740, height: 700 },
      )
    }
  }
}
