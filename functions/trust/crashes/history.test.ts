import { expect, it } from 'vitest'
import { historyOf, type Thing } from '#functions/trust/crashes/history.ts'
import { createRandom } from '#scripts/seed/random.ts'

const random = createRandom(1)

/** A counter that every act increments; `stored` is the value in the store. */
const counterOf = (store: { stored: number; status: number }): Thing<number> => ({
  name: 'counter',
  initial: 0,
  act: (state) => ({ run: async () => ({ status: store.status, body: {} }), next: state + 1 }),
  read: async () => store.stored,
})

it('finds every acknowledged act again', async () => {
  const store = { stored: 2, status: 200 }
  const history = historyOf(counterOf(store))
  await history.step(random, () => false)
  await history.step(random, () => false)
  expect(await history.readBack()).toBe(2)
  expect(await history.readBack()).toBe(0)
})

it('notices a lost act, and one that nobody asked for', async () => {
  for (const stored of [0, 2]) {
    const history = historyOf(counterOf({ stored, status: 200 }))
    await history.step(random, () => false)
    await expect(history.readBack()).rejects.toThrow('counter is')
  }
})

it('an act that was cut off may have happened or not, but not otherwise', async () => {
  for (const stored of [0, 1]) {
    const history = historyOf(counterOf({ stored, status: 503 }))
    await history.step(random, () => true)
    expect(history.isKnown()).toBe(false)
    expect(await history.readBack()).toBe(0)
    expect(history.isKnown()).toBe(true)
  }
  const torn = historyOf(counterOf({ stored: 0.5, status: 503 }))
  await torn.step(random, () => true)
  await expect(torn.readBack()).rejects.toThrow('0.5')
})

it('a refusal without a kill is told', async () => {
  const history = historyOf(counterOf({ stored: 0, status: 409 }))
  await expect(history.step(random, () => false)).rejects.toThrow('409')
})

it('a limit of calls ends the acts, and has written nothing', async () => {
  const history = historyOf(counterOf({ stored: 0, status: 429 }))
  expect(await history.step(random, () => false)).toBe(false)
  expect(history.isKnown()).toBe(false)
  expect(await history.readBack()).toBe(0)
})
