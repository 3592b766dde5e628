import { describe, expect, it } from 'vitest'
import { answersOf, blankAnswers, changesOf } from './answers.ts'

const stored = {
  make: 'Toyota',
  model: 'Land Cruiser',
  year: 2021,
  mileage: 42_000,
  priceQAR: 215_000,
  isGCCSpec: true,
  hasWarranty: false,
  isAccidentFree: true,
  features: ['sunroof'],
}

describe('answersOf', () => {
  it('keeps what is stored and leaves the rest blank', () => {
    expect(answersOf(stored)).toEqual({
      ...blankAnswers,
      ...stored,
      year: '2021',
      mileage: '42,000',
      priceQAR: '215,000',
    })
  })
})

describe('changesOf', () => {
  it('is empty for an untouched form, new or stored', () => {
    expect(changesOf(blankAnswers)).toEqual({})
    expect(changesOf(answersOf(stored), stored)).toEqual({})
  })

  it('sends numbers as numbers, however they were typed', () => {
    expect(changesOf({ ...blankAnswers, year: '2021', mileage: '٤٢٬٠٠٠', priceQAR: ' 215,000' })).toEqual({
      year: 2021,
      mileage: 42_000,
      priceQAR: 215_000,
    })
  })

  it('sends the price alone when only the price changed', () => {
    expect(changesOf({ ...answersOf(stored), priceQAR: '209,000' }, stored)).toEqual({ priceQAR: 209_000 })
  })

  it('can empty a free text, but never sends an empty choice or number', () => {
    const before = { ...stored, variant: 'GXR', color: 'White' as const }
    const answers = { ...answersOf(before), variant: '  ', color: '', mileage: '' }
    expect(changesOf(answers, before)).toEqual({ variant: '' })
  })

  it('notices flags turned off and features taken away', () => {
    const answers = { ...answersOf(stored), isGCCSpec: false, features: [] }
    expect(changesOf(answers, stored)).toEqual({ isGCCSpec: false, features: [] })
  })
})
