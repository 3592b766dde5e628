// Mutation testing of the guards, the checks that refuse a caller or a change. Each guard is switched off in turn, and a test must then
// fail: a call of the permission matrix, or a catcher of `catchers/`. `scripts/mutants` finds guards by their form, so a new one fails this
// test until a catcher notices it. `node scripts/mutants.ts [--only part of a name]` prints which catcher noticed which guard.
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { proven } from '#functions/trust/proven.ts'
import { kinds } from '#scripts/mutants/guard.ts'
import type { allCatchers as AllCatchers } from './all-catchers.ts'
import { equivalent } from './equivalent.ts'
import { openMatrix, type MatrixCatchers } from './matrix-catchers.ts'
import { guards, switched, watchConditions } from './switched.ts'
import { tryCatchers, tryGuards, type Tried } from './try-guards.ts'

const only = process.env['MUTANTS_ONLY']
const report = process.env['MUTANTS_REPORT']

let matrix: MatrixCatchers
let known: readonly Tried[]

beforeAll(async () => {
  // A table of its own, since switched-off guards let tests store invalid data.
  await useOwnTable()
  const { logger } = switched<typeof import('#functions/core/logger.ts')>('#functions/core/logger.ts')
  Object.assign(logger, { info: () => {}, warn: () => {}, error: () => {} })
  watchConditions()
  // Another admin, so that the world can take one's rights away.
  const { somebody } = switched<typeof import('./store.ts')>('#functions/trust/guards/store.ts')
  await somebody({ role: 'PLATFORM_ADMIN' })
  matrix = await openMatrix()
})

afterAll(() => matrix.stop())

const lines = (all: readonly string[]): string => all.join('\n')

test('guards of every kind are found', () => {
  expect(kinds.filter((kind) => !guards.some((guard) => guard.kind === kind))).toEqual([])
})

test('whatever notices a guard that is off has nothing to say about the product as it is', async () => {
  const { allCatchers } = switched<{ allCatchers: typeof AllCatchers }>(
    '#functions/trust/guards/all-catchers.ts',
  )
  known = await tryCatchers([...allCatchers, ...matrix.catchers])
  const failed = known.flatMap(({ catcher, failure }) =>
    failure === undefined ? [] : `${catcher.name}: ${String(failure)}`,
  )
  expect(lines(failed)).toBe('')
})

test('every guard that is taken away is noticed', async () => {
  const all = [...guards.entries()].filter(([, { id }]) => !only || id.includes(only))
  const outcomes = await tryGuards(all, known, matrix.renew)
  if (report) {
    const text = outcomes.map(
      ({ guard, by }) => `${by === undefined ? 'NOT NOTICED' : 'noticed'}  ${guard.id}  ${by ?? ''}`,
    )
    writeFileSync(report, `${lines(text)}\n`)
  }
  const missed = outcomes.filter(({ by }) => by === undefined).map(({ guard }) => guard)
  expect(lines(missed.filter(({ key }) => !(key in equivalent)).map(({ id }) => id))).toBe('')
  proven('guards', outcomes.length - missed.length)
  if (only) return
  const idle = new Set(Object.keys(equivalent)).difference(new Set(missed.map(({ key }) => key)))
  expect(lines([...idle])).toBe('')
})
