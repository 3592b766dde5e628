import { describe, expect, it } from 'vitest'
import { blankAnswers } from './answers.ts'
import { moveOf, withStep } from './step-navigation.ts'
import { reachableStep, stepsOf } from './steps.ts'

const at = (step: 'basics' | 'details' | 'review', named: string | null = step) => ({ step, named })

describe('moveOf', () => {
  it('lets the wizard begin where it wants', () => {
    expect(moveOf(undefined, at('details', 'basics'))).toBe('start')
    expect(moveOf(at('details', 'basics'), at('details', 'basics'))).toBe('start')
    expect(moveOf(undefined, at('basics'))).toBeNull()
  })
  it('tells Next from Back', () => {
    expect(moveOf(at('basics'), at('details', 'basics'))).toBe('wizard')
    expect(moveOf(at('details'), at('details', 'basics'))).toBe('address')
    expect(moveOf(at('details', 'basics'), at('details'))).toBeNull()
  })
})

describe('withStep', () => {
  it('keeps the rest of the address, and leaves the first step out', () => {
    expect(withStep('?edit=lst_1', 'photos', 'basics')).toBe('?edit=lst_1&step=photos')
    expect(withStep('?edit=lst_1&step=photos', 'basics', 'basics')).toBe('?edit=lst_1')
    expect(withStep('?step=photos', 'basics', 'basics')).toBe('')
  })
})

describe('reachableStep', () => {
  const steps = stepsOf({ role: 'PRIVATE' })
  const basics = {
    ...blankAnswers,
    make: 'Toyota',
    model: 'Prado',
    year: '2021',
    mileage: '٤٥٠٠٠',
    priceQAR: '120,000',
    city: 'Doha',
    condition: 'Good',
  }
  const full = { ...basics, bodyType: 'SUV', fuelType: 'Petrol', transmission: 'Automatic', color: 'White' }
  const documents = new Set(['registrationCard', 'idCard'] as const)
  const none = new Set<never>()

  it('goes no further than the answers', () => {
    expect(reachableStep('review', steps, blankAnswers, none)).toBe('basics')
    expect(reachableStep('review', steps, basics, documents)).toBe('details')
    expect(reachableStep('review', steps, full, none)).toBe('documents')
    expect(reachableStep('review', steps, full, documents)).toBe('review')
    expect(reachableStep('details', steps, basics, none)).toBe('details')
  })
  it('takes an unknown one for the first', () => {
    expect(reachableStep(null, steps, full, documents)).toBe('basics')
    expect(reachableStep('<b>', steps, full, documents)).toBe('basics')
    expect(reachableStep('documents', stepsOf({ role: 'SELLER_DEALERSHIP' }), full, none)).toBe('basics')
  })
})
