import { beforeEach, expect, test, vi } from 'vitest'
import { ConditionsFailed, type Write } from '#functions/data/transact.ts'
import { notifyOnce } from './notify-once.ts'
import { aUser } from '#functions/testing/builders.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'sayara' }) }))

const at = new Date('2026-01-03T00:00:00.000Z')
const stillWanted: Write = { ConditionCheck: { TableName: 't', Key: {}, ConditionExpression: 'x' } }
const letter: Write = { Put: { TableName: 't', Item: { what: 'letter' } } }

const told = new Set<string>()
const transactions: Write[][] = []
const fail = vi.fn<() => boolean[] | undefined>()
const deps = {
  listNotified: async () => told,
  notifyWrites: async () => [letter],
  transact: async (writes: readonly Write[]) => {
    const failed = fail()
    if (failed) throw new ConditionsFailed(failed)
    transactions.push([...writes])
  },
}

const tell = (names: readonly string[]) => {
  const events = new Map(names.map((name) => [name, name]))
  const compose = vi.fn<(fresh: readonly string[]) => { kind: 'SAVED_SEARCH_MATCH'; about: object }>(() => ({
    kind: 'SAVED_SEARCH_MATCH',
    about: {},
  }))
  const isTold = notifyOnce({ reader: aUser(), events, compose, stillWanted }, at, deps)
  return { isTold, composed: () => compose.mock.calls.map(([fresh]) => fresh) }
}

const guarded = () => transactions.map((writes) => writes.flatMap(({ Put }) => Put?.Item?.sk ?? []))

beforeEach(() => {
  told.clear()
  transactions.length = 0
  fail.mockReset()
})

test('tells what is new in the transaction that notes it as told', async () => {
  told.add('b')
  const { isTold, composed } = tell(['a', 'b', 'c'])
  expect(await isTold).toBe(true)
  expect(composed()).toEqual([['a', 'c']])
  expect(guarded()).toEqual([['a', 'c']])
  expect(transactions[0]).toEqual(expect.arrayContaining([stillWanted, letter]))
})

test('writes nothing when all of it has been told', async () => {
  told.add('a')
  expect(await tell(['a']).isTold).toBe(false)
  expect(transactions).toEqual([])
})

test('tells the rest when another run has told some in the meantime', async () => {
  fail.mockImplementationOnce(() => {
    told.add('a')
    return [false, false, true, false]
  })
  const { isTold, composed } = tell(['a', 'b'])
  expect(await isTold).toBe(true)
  expect(composed()).toEqual([['a', 'b'], ['b']])
})

test('stops when the reader wants no more', async () => {
  fail.mockReturnValue([true, false])
  expect(await tell(['a']).isTold).toBe(false)
  expect(fail).toHaveBeenCalledOnce()
})

test('gives up loudly when other runs keep getting in between', async () => {
  fail.mockReturnValue([false, false, true])
  await expect(tell(['a', 'b']).isTold).rejects.toThrow(ConditionsFailed)
})

test('notes more than one transaction holds before it tells, and tells once', async () => {
  const names = Array.from({ length: 200 }, (_, n) => `n${n}`)
  expect(await tell(names).isTold).toBe(true)
  expect(transactions.map((writes) => writes.includes(letter))).toEqual([false, false, true])
  for (const writes of transactions) expect(writes.length).toBeLessThanOrEqual(100)
  expect(guarded().flat().toSorted()).toEqual(names.toSorted())
})

test('lets a failure of the store be heard', async () => {
  fail.mockImplementation(() => {
    throw new Error('store')
  })
  await expect(tell(['a']).isTold).rejects.toThrow('store')
})
