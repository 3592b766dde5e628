// Mutation testing of the guards, the checks that refuse a caller or a change. Each guard is switched off in turn, and a test must then
// fail: a call of the permission matrix, or a catcher of `catchers/`. `mutants/` finds guards by their form, so a new one fails this test
// until a catcher notices it. `GUARDS_REPORT=guards.txt npx vitest run --project trust functions/trust/guards` writes which catcher noticed
// which guard; `GUARDS_ONLY` tries the guards whose name contains it.
import { globSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { proven } from '#functions/trust/proven.ts'
import { equivalent } from './equivalent.ts'
import { openMatrix, type MatrixCatchers } from './matrix-catchers.ts'
import { guards, switched, watchConditions } from './switched.ts'
import { tryCatchers, tryGuards, type Catcher, type Tried } from './try-guards.ts'

const { GUARDS_ONLY: only, GUARDS_REPORT: report } = process.env

let matrix: MatrixCatchers
let known: readonly Tried[]

beforeAll(async () => {
  // A table of its own, since switched-off guards let tests store invalid data. Admins sign in as on a deployed stage.
  await useOwnTable({ STAFF_FACTORS: 'two' })
  const { logger } = switched<typeof import('#functions/core/logger.ts')>('#functions/core/logger.ts')
  Object.assign(logger, { info: () => {}, warn: () => {}, error: () => {} })
  watchConditions()
  // Another admin, so that the world can take one's rights away.
  const { somebody } = switched<typeof import('./store.ts')>('#functions/trust/guards/store.ts')
  await somebody({ role: 'PLATFORM_ADMIN' })
  matrix = await openMatrix()
})

afterAll(() => matrix.stop())

/** The catchers of guards whose absence no call of the permission matrix shows. */
const readCatchers = (): Catcher[] =>
  globSync('catchers/*.ts', { cwd: import.meta.dirname })
    .toSorted()
    .flatMap((file) => {
      type Cases = Readonly<Record<string, Catcher['run']>>
      const { catchers } = switched<{ catchers: Cases }>(join(import.meta.dirname, file))
      return Object.entries(catchers).map(([name, run]) => ({
        name: `${basename(file, '.ts')}: ${name}`,
        run,
      }))
    })

const lines = (all: readonly string[]): string => all.join('\n')

test('what notices a guard that is off finds no fault with the product as it is', async () => {
  known = await tryCatchers([...readCatchers(), ...matrix.catchers])
  const failed = known.filter(({ failure }) => failure !== undefined)
  expect(lines(failed.map(({ catcher, failure }) => `${catcher.name}: ${String(failure)}`))).toBe('')
})

test('every guard that is taken away is noticed', async () => {
  const tried = [...guards.keys()].filter((index) => !only || guards[index]!.id.includes(only))
  const by = await tryGuards(tried, known, matrix.renew)
  const outcomes = tried.map((index, place) => ({ ...guards[index]!, by: by[place] }))
  if (report) writeFileSync(report, lines(outcomes.map(({ id, by = 'NOT NOTICED' }) => `${id}  ${by}`)))
  const missed = outcomes.filter((outcome) => outcome.by === undefined)
  expect(lines(missed.filter(({ key }) => !(key in equivalent)).map(({ id }) => id))).toBe('')
  proven('guards', outcomes.length - missed.length)
  if (only) return
  const idle = new Set(Object.keys(equivalent)).difference(new Set(missed.map(({ key }) => key)))
  expect(lines([...idle])).toBe('')
})
