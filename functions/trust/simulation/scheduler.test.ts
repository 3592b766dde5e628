import { expect, it } from 'vitest'
import { Scheduler, type Luck } from './scheduler.ts'

const play = async (seed: number, luck: Luck = {}) => {
  const scheduler = new Scheduler()
  scheduler.begin(seed, 0)
  scheduler.isTracing = true
  scheduler.luck = luck
  const served: string[] = []
  const answers: string[] = []
  let active = 0
  const ask = async (label: string) => {
    active++
    const doing = { label, isDead: false }
    await scheduler.doings.run(doing, async () => {
      for (const what of ['reads', 'writes'])
        try {
          const serve = () => served.push(`${label} ${what}`)
          answers.push(
            `${label} ${String(await scheduler.ask({ what: () => what, serve, busy: () => 'busy' }))}`,
          )
        } catch (error) {
          answers.push(`${label} ${(error as Error).message}`)
        }
    })
    active--
  }
  for (const label of ['a', 'b', 'c']) void ask(label)
  await scheduler.run(() => active === 0)
  scheduler.flush()
  return { served, answers, trace: scheduler.trace, now: scheduler.now }
}

it('one seed has one order, and different seeds have different ones', async () => {
  const [first, again] = [await play(1), await play(1)]
  expect(again).toEqual(first)
  const orders = await Promise.all([1, 2, 3, 4].map(async (seed) => (await play(seed)).served.join()))
  expect(new Set(orders).size).toBeGreaterThan(1)
})

it('a call whose answer is lost has taken effect, and one of a busy store has not', async () => {
  const lost = await play(1, { lost: 1000 })
  expect(lost.served).toHaveLength(6)
  expect(new Set(lost.answers)).toEqual(new Set(['a', 'b', 'c'].map((label) => `${label} socket hang up`)))
  const busy = await play(1, { refused: 1000 })
  expect(busy.served).toEqual([])
  expect(new Set(busy.answers)).toEqual(new Set(['a', 'b', 'c'].map((label) => `${label} busy`)))
})

it('a late call takes effect after its caller has given up', async () => {
  const { served, answers } = await play(1, { late: 1000 })
  expect(answers.every((answer) => answer.endsWith('socket hang up'))).toBe(true)
  expect(served.toSorted()).toEqual(['a reads', 'a writes', 'b reads', 'b writes', 'c reads', 'c writes'])
})

it('a process that has died does nothing more', async () => {
  expect((await play(1, { 'dies before': 1000 })).served).toEqual([])
  expect((await play(1, { 'dies after': 1000 })).served.toSorted()).toEqual(['a reads', 'b reads', 'c reads'])
})

it('time passes by timers alone where nothing else goes on', async () => {
  const scheduler = new Scheduler()
  scheduler.begin(1, 1000)
  const rung: number[] = []
  scheduler.after(50, () => rung.push(scheduler.now))
  const stop = scheduler.after(20, () => rung.push(-1))
  scheduler.after(3_600_000, () => rung.push(scheduler.now))
  stop()
  await scheduler.run(() => rung.length === 2)
  expect(rung).toEqual([1050, 3_601_000])
})
