import type { HostileFile } from '#functions/trust/files/hostile-file.ts'
import { bytes, jpegScene, of, pngScene, webpScene, type Type } from '#functions/trust/files/picture-parts.ts'
import { amount } from '#functions/trust/mode.ts'

const formats: readonly (readonly [Type, () => Promise<Buffer>])[] = [
  ['image/jpeg', () => jpegScene(14)],
  ['image/png', () => pngScene(14)],
  ['image/webp', () => webpScene(14)],
]

const cuts = amount({ quick: 4, nightly: 50 })
const flips = amount({ quick: 6, nightly: 60 })

/** A picture truncated at many places, and with one of its first bits flipped. A decoder may still read it. */
export const damaged: readonly HostileFile[] = formats.flatMap(([as, make]) => [
  ...Array.from({ length: cuts }, (_, index) =>
    of(
      as,
      `${as}, ${index + 1} of ${cuts + 1} parts of it`,
      async () => {
        const file = await make()
        return bytes(file.subarray(0, Math.max(1, Math.floor((file.length * (index + 1)) / (cuts + 1)))))
      },
      'photo',
      'document',
    ),
  ),
  of(
    as,
    `${as} without its last byte`,
    async () => bytes((await make()).subarray(0, -1)),
    'photo',
    'document',
  ),
  ...Array.from({ length: flips }, (_, index) =>
    of(
      as,
      `${as}, byte ${index} turned`,
      async () => {
        const file = bytes(await make())
        file[index] = file[index]! ^ 0xff
        return file
      },
      'photo',
      'document',
    ),
  ),
])
