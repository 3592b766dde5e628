import { expect, test } from 'vitest'
import { answerChoices } from './one-car.tsx'

const asked = (availability: Parameters<typeof answerChoices>[0]['availability'], parts = {}) =>
  answerChoices({ availability, isPausedBySilence: false, ...parts }, false).map(({ said }) => said)

test('the first answer is that nothing has changed', () => {
  expect(asked('AVAILABLE')).toEqual(['AS_BEFORE', 'RESERVED', 'SOLD', 'PAUSED'])
  expect(asked('RESERVED')).toEqual(['AS_BEFORE', 'AVAILABLE', 'SOLD', 'PAUSED'])
  expect(asked('PAUSED', { isPausedBySilence: true })).toEqual(['AS_BEFORE', 'RESERVED', 'SOLD', 'PAUSED'])
})

test('once answered there are the other answers', () => {
  const rest = (availability: 'AVAILABLE' | 'RESERVED' | 'PAUSED') =>
    answerChoices({ availability, isPausedBySilence: false }, true).map(({ said }) => said)
  expect(rest('AVAILABLE')).toEqual(['RESERVED', 'SOLD', 'PAUSED'])
  expect(rest('RESERVED')).toEqual(['AVAILABLE', 'SOLD', 'PAUSED'])
  expect(rest('PAUSED')).toEqual(['AVAILABLE', 'RESERVED', 'SOLD'])
})

test('a sale is undone in the dashboard alone; a pause of one’s own is no question', () => {
  expect(asked('SOLD')).toEqual([])
  expect(asked('PAUSED')).toEqual(['AVAILABLE', 'RESERVED', 'SOLD'])
})
