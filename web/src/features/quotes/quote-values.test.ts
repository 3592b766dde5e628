import { expect, test } from 'vitest'
import { stillTyped } from './quote-values.ts'

test('further companies stay chosen, and agreed to, when one of them is pressed again', () => {
  const kept = { name: 'Maha', providerIds: 'prv_a,prv_b', consent: true }
  expect(stillTyped(kept, { kind: 'insurance', providerId: 'prv_b' })).toEqual(kept)
  expect(stillTyped(kept, { kind: 'insurance' })).toEqual(kept)
  expect(stillTyped(kept, { kind: 'insurance', providerId: 'prv_c' })).toEqual({ name: 'Maha' })
})
