import { expect, test, vi } from 'vitest'
import { askStillAvailable } from '#functions/jobs/ask-still-available.ts'

const noon = Date.parse('2026-11-20T09:00:00.000Z')

const setup = (pages: string[][], secondsEach = 0) => {
  let clock = noon
  const met: string[] = []
  const deps = {
    now: () => new Date(clock),
    dueSellerPages: async function* () {
      yield* pages
    },
    askSeller: async (sellerId: string) => {
      met.push(sellerId)
      clock += secondsEach * 1000
      if (sellerId === 'bad') throw new Error('unreadable')
      return sellerId !== 'idle'
    },
  }
  return { deps, met, setTo: (time: string) => (clock = Date.parse(time)) }
}

test('asks every seller once, however many pages name them, and goes on after a failure', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { deps, met } = setup([
    ['a', 'bad', 'b'],
    ['b', 'a', 'idle', 'c'],
  ])
  expect(await askStillAvailable(deps)).toBe(3)
  expect(met.toSorted()).toEqual(['a', 'b', 'bad', 'c', 'idle'])
})

test('leaves the rest to the next run when its time is over', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { deps, met } = setup([['a', 'b', 'c', 'd', 'e', 'f'], ['g']], 40)
  await askStillAvailable(deps)
  expect(met.length).toBeLessThan(7)
  expect(met).not.toContain('g')
})

test('lets people sleep', async () => {
  const { deps, met, setTo } = setup([['a']])
  for (const time of ['2026-11-20T05:59:59.000Z', '2026-11-20T17:00:00.000Z', '2026-11-20T22:00:00.000Z']) {
    setTo(time)
    expect(await askStillAvailable(deps)).toBe(0)
  }
  expect(met).toEqual([])
})
