import { describe, expect, it } from 'vitest'
import { holdsNumber, isPlateListed, isPlateShown, platePlace } from './plate.ts'

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

it('has its page at its number while that is its own, else at its id', () => {
  const plate = { id: 'plt_1', series: 'Q', number: '333', status: 'APPROVED' } as const
  expect(platePlace({ ...plate, availability: 'RESERVED' })).toBe('q-333')
  expect(platePlace({ ...plate, availability: 'SOLD' })).toBe('plt_1')
})
