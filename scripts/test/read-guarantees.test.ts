import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guarantees } from '#functions/trust/guarantees.ts'
import { describeKept, readGuarantees } from './read-guarantees.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sayara-ledger-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('adds up what several files noted of one guarantee', async () => {
  const file = join(folder, 'ledger.jsonl')
  await writeFile(
    file,
    '{"name":"races","count":20}\n{"name":"limits","count":3}\n{"name":"races","count":10}\n',
  )
  const kept = await readGuarantees(file, false)
  expect(kept.map(({ name }) => name)).toEqual(Object.keys(guarantees))
  expect(kept.find(({ name }) => name === 'races')).toMatchObject({
    count: 30,
    least: guarantees.races.least.quick,
  })
  expect(kept.find(({ name }) => name === 'files')).toMatchObject({ count: 0 })
})

test('a run that noted nothing has kept nothing', async () => {
  const kept = await readGuarantees(join(folder, 'absent'), true)
  expect(kept.every(({ count, least }) => count < least)).toBe(true)
})

test('tells one that was tried too seldom', () => {
  const races = { name: 'races', says: 'races with one right outcome', least: 1200 } as const
  expect(describeKept({ ...races, count: 1200 })).toBe(
    '  races             1,200  races with one right outcome',
  )
  expect(describeKept({ ...races, count: 1199 })).toMatch(/TOO FEW, at least 1,200$/)
})
