import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

export type Counts = {
  passed: number
  failed: number
  /** Names of the cases that passed on their second try only: flaky, but no failure of the run. */
  unsteady?: readonly string[]
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  /** Suites that could not even be loaded have no cases to fail. */
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

const playwrightSpec = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
})

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.optional(z.array(playwrightSuite))
  },
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  /** Failures outside any test: the site did not start, a file does not load. */
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
})

/** `en 1440 › keyboard.e2e.ts › a car is found without a mouse`, for each that passed on its second try only. */
const unsteadyIn = (suites: readonly z.infer<typeof playwrightSuite>[]): string[] =>
  suites.flatMap(({ title: place, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${projectName} › ${place} › ${title}`),
    ),
    ...unsteadyIn(inner),
  ])

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

/** Cases of a Playwright JSON report. One that passed on a second try only has passed, and is named. */
export const countPlaywright = (file: string): Promise<Counts> =>
  read(file, playwrightReport, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    unsteady: unsteadyIn(suites),
  }))
