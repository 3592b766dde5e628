import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

export type Counts = { passed: number; failed: number }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Suites that could not even be loaded have no cases to fail. */
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  /** Failures outside any test: the site did not start, a file does not load. */
  errors: z.array(z.unknown()),
})

// A report that is missing or torn belongs to a run that broke off; that counts as one failure.
const read = async <T>(
  file: string,
  schema: z.ZodMiniType<T>,
  count: (report: T) => Counts,
): Promise<Counts> => {
  try {
    return count(schema.parse(JSON.parse(await readFile(file, 'utf8'))))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Cases of a vitest JSON report; a file that did not load counts as one that failed. */
export const countVitest = (file: string): Promise<Counts> =>
  read(file, vitestReport, ({ numPassedTests, numFailedTests, testResults }) => {
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    return { passed: numPassedTests, failed: numFailedTests + broken.length }
  })

/** Cases of a Playwright JSON report. One that passed on a second try only is a failure. */
export const countPlaywright = (file: string): Promise<Counts> =>
  read(file, playwrightReport, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }))
