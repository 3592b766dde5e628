import { describe, expect, it } from 'vitest'
import { holdsNumber, isPlateListed, isPlateShown } from './plate.ts'

describe('a plate', () => {
  it.each([
    ['PENDING', 'AVAILABLE', false, false, true],
    ['PENDING', 'SOLD', false, false, false],
    ['APPROVED', 'AVAILABLE', true, true, true],
    ['APPROVED', 'RESERVED', true, true, true],
    ['APPROVED', 'PAUSED', true, false, true],
    ['APPROVED', 'SOLD', true, false, false],
    ['REJECTED', 'AVAILABLE', false, false, false],
    ['REJECTED', 'SOLD', false, false, false],
  ] as const)('%s and %s: shown %s, listed %s, holds its number %s', (status, availability, ...expected) => {
    const plate = { status, availability }
    expect([isPlateShown(plate), isPlateListed(plate), holdsNumber(plate)]).toEqual(expected)
    const hidden = { ...plate, isHidden: true }
    expect([isPlateShown(hidden), isPlateListed(hidden), holdsNumber(hidden)]).toEqual([
      false,
      false,
      expected[2],
    ])
  })
})
