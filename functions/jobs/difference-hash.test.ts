import { expect, it } from 'vitest'
import { differenceHash } from '#functions/jobs/difference-hash.ts'

const picture = (pixel: (column: number, row: number) => number) =>
  Uint8Array.from({ length: 72 }, (_, at) => pixel(at % 9, Math.floor(at / 9)))

it('tells brightness falling to the right, and is blind to overall brightness', () => {
  expect(differenceHash(picture((column) => 200 - column * 10))).toBe('ffffffffffffffff')
  expect(differenceHash(picture((column) => column * 10))).toBe('0000000000000000')
  expect(differenceHash(picture((column) => 250 - column * 10))).toBe(
    differenceHash(picture((column) => 90 - column * 10)),
  )
})
