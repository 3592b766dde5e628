import { writeFileSync } from 'node:fs'
import { modelShapes } from '#scripts/seed/pictures/body/model-shapes.ts'
writeFileSync(
  '.data/drawn/wheels.json',
  JSON.stringify(
    Object.fromEntries(
      Object.entries(modelShapes).map(([k, s]) => [
        k,
        `${s.character === 'offroad' ? 'rough' : s.body.height > 1600 ? 'tall' : 'low'}-${s.wheels}`,
      ]),
    ),
  ),
)
