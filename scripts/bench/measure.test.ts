import { expect, test } from 'vitest'
import { bufferBytes } from '#scripts/bench/measure.ts'

test('bufferBytes counts each buffer once, wherever it is held, but not under a name left out', () => {
  const shared = new Uint32Array(10)
  const holder = {
    rows: shared,
    again: [{ part: shared.subarray(2, 4) }],
    sets: new Map([['a', new Uint8Array(7)]]),
    texts: ['x', 'y'],
    cards: { bytes: new Uint8Array(1000) },
  }
  expect(bufferBytes(holder, ['cards'])).toBe(47)
  expect(bufferBytes(holder)).toBe(1047)
})
