import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-cases.ts'

let folder: string
const report = async (content: unknown): Promise<string> => {
  const file = join(folder, 'report.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sayara-count-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('counts the cases of vitest, and a file that did not load as one that failed', async () => {
  const testResults = [
    { status: 'passed', assertionResults: [{}, {}] },
    { status: 'failed', assertionResults: [{}] },
    { status: 'failed', assertionResults: [] },
  ]
  const file = await report({ numPassedTests: 2, numFailedTests: 1, testResults })
  expect(await countVitest(file)).toEqual({ passed: 2, failed: 2 })
})

test('counts the cases of Playwright, and what broke outside any case as failed', async () => {
  const file = await report({
    stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 3 },
    errors: [{}],
    suites: [],
  })
  expect(await countPlaywright(file)).toEqual({ passed: 5, failed: 2, unsteady: [] })
})

test('names the cases of Playwright that passed on their second try only', async () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status) => ({ projectName: 'en 1440', status })),
  })
  const suites = [
    {
      title: 'keyboard.e2e.ts',
      specs: [spec('a car is found', 'flaky'), spec('a plate is found', 'expected')],
    },
    {
      title: 'offline.e2e.ts',
      specs: [],
      suites: [{ title: 'a newer version', specs: [spec('is offered', 'flaky')] }],
    },
  ]
  const file = await report({ stats: { expected: 1, unexpected: 0, flaky: 2 }, errors: [], suites })
  expect(await countPlaywright(file)).toEqual({
    passed: 3,
    failed: 0,
    unsteady: ['en 1440 › keyboard.e2e.ts › a car is found', 'en 1440 › a newer version › is offered'],
  })
})

test.each([['{'], ['{}'], ['']])('takes a torn report (%s) for a failure', async (content) => {
  const file = await report(content)
  expect(await countVitest(file)).toEqual({ passed: 0, failed: 1 })
  expect(await countPlaywright(file)).toEqual({ passed: 0, failed: 1 })
})

test('takes a missing report for a failure', async () => {
  expect(await countVitest(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 })
})
