import { join } from 'node:path'
import type { Counts } from './count-cases.ts'
import { countPlaywright, countVitest } from './count-cases.ts'

export type Command = { args: readonly string[]; env?: Readonly<Record<string, string>> }

export type Step = {
  name: string
  /** Run one after another, stopping at the first that fails. The first word is a program of node_modules/.bin. */
  commands: readonly Command[]
  /** Reads the report that the commands leave, if they run test cases. */
  count?: () => Promise<Counts>
}

/** How much is tested: the unit tests of uncommitted changes, everything, or everything as often as the goals ask for. */
export type Extent = 'changed' | 'whole' | 'nightly'

export type StepOptions = {
  /** Takes the reports. */
  folder: string
  chromium: string | undefined
  /** The file in which tests note the guarantees they prove. */
  ledger: string
  extent: Extent
}

const run = (...args: string[]): Command => ({ args })

const vitest = (
  { folder, ledger, extent, chromium }: StepOptions,
  name: string,
  projects: readonly string[],
  more: readonly string[] = [],
): Step => {
  const report = join(folder, `${projects[0]}.json`)
  // A line for each file and its time where a step takes an hour.
  const lines = extent === 'nightly' ? 'default' : 'dot'
  return {
    name,
    commands: [
      {
        args: [
          'vitest',
          'run',
          `--reporter=${lines}`,
          '--reporter=json',
          `--outputFile.json=${report}`,
        ].concat([...projects.flatMap((project) => ['--project', project]), ...more]),
        env: {
          GUARANTEE_LEDGER: ledger,
          TRUST_MODE: extent === 'nightly' ? 'nightly' : 'quick',
          ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
        },
      },
    ],
    count: () => countVitest(report),
  }
}

const journeys = ({ folder, chromium, extent }: StepOptions): Step => {
  const report = join(folder, 'playwright.json')
  return {
    name: 'journeys in a browser',
    commands: [
      {
        args: ['playwright', 'test', '-c', 'web/e2e/playwright.config.ts', '--reporter=line,json'],
        env: {
          JOURNEYS: extent === 'nightly' ? 'all' : 'quick',
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
        },
      },
    ],
    count: () => countPlaywright(report),
  }
}

// Half an hour: a leak of one kilobyte in a thousand answers shows.
const soak: Step = {
  name: 'load and soak',
  commands: [run('node', 'scripts/bench.ts', 'load', '--soak', '30')],
}

/** The step whose tests note what they have proven. */
export const guaranteeStep = 'guarantees'

/** The steps in order: those that fail fastest come first. */
export const steps = (options: StepOptions): readonly Step[] => {
  const fast: Step[] = [
    { name: 'types', commands: [run('tsc', '-b', '.', 'web')] },
    { name: 'lint', commands: [run('oxlint'), run('oxfmt', '--check')] },
    { name: 'dead code', commands: [run('knip')] },
  ]
  if (options.extent === 'changed')
    return [...fast, vitest(options, 'unit tests', ['unit*'], ['--changed', '--passWithNoTests'])]
  return [
    ...fast,
    vitest(options, 'unit and API tests', ['bundles', 'unit*', 'components*', 'api*']),
    vitest(options, guaranteeStep, ['trust']),
    { name: 'build and byte budgets', commands: [run('node', 'scripts/check-bytes.ts')] },
    journeys(options),
    ...(options.extent === 'nightly' ? [soak] : []),
  ]
}
