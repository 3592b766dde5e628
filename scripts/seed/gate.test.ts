import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('a gate lets no more through than it should, and everybody in the end', async () => {
  const gate = createGate(3)
  let inside = 0
  let most = 0
  const visits = Array.from({ length: 20 }, (_, index) =>
    gate(async () => {
      most = Math.max(most, ++inside)
      await new Promise((resolve) => setImmediate(resolve))
      inside--
      if (index === 4) throw new Error('tripped')
      return index
    }),
  )
  const results = await Promise.allSettled(visits)
  expect(most).toBe(3)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})
