import { expect, test } from 'vitest'
import { answer } from './search-index.ts'
import { storeUnavailable } from '#functions/core/app-error.ts'
import { createPlateIndex } from '#functions/search/plates/plate-index.ts'
import { createIndex } from '#functions/search/search-index.ts'
import { randomDocuments } from '#functions/search/testing/documents.ts'
import { catchLog } from '#functions/testing/log-lines.ts'

const setup = () => {
  const deps = {
    cars: async () => createIndex(randomDocuments(2, 30)),
    plates: async () => createPlateIndex([]),
  }
  catchLog()
  return deps
}
const nameOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: Error) => error.name,
  )

test('answers from the index that knows, and loads no other', async () => {
  const deps = { ...setup(), plates: () => Promise.reject(new Error('not asked')) }
  const input = { dealerIds: ['usr_nobody'] }
  expect(await answer({ question: 'dealerCounts', input }, deps)).toEqual({ answer: [0] })
})

test('says by its name that there is no index, and nothing else', async () => {
  const deps = { ...setup(), cars: () => Promise.reject(storeUnavailable(new Error('of the table'))) }
  const failed = answer({ question: 'dealerCounts', input: { dealerIds: [] } }, deps)
  await expect(failed).rejects.toMatchObject({ name: 'STORE_UNAVAILABLE', message: 'STORE_UNAVAILABLE' })
})

test('tells a question that fails from a store that does', async () => {
  expect(await nameOf(answer({ question: 'dealerCounts', input: null }, setup()))).toBe('INTERNAL')
})

test.each(['soldCars', 'toString', '__proto__'])(
  'is unavailable for the question %s, which only another release knows',
  async (question) => {
    expect(await nameOf(answer({ question, input: {} }, setup()))).toBe('STORE_UNAVAILABLE')
  },
)
