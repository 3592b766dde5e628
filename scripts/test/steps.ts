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

const run = (...args: string[]): Command => ({ args })

/** Everything that is checked, in order: what fails fastest comes first. `folder` takes the reports. */
export const steps = (folder: string, chromium: string | undefined): readonly Step[] => {
  const vitestReport = join(folder, 'vitest.json')
  const playwrightReport = join(folder, 'playwright.json')
  return [
    { name: 'types', commands: [run('tsc', '-p', '.'), run('tsc', '-p', 'web')] },
    { name: 'lint', commands: [run('oxlint'), run('oxfmt', '--check')] },
    { name: 'dead code', commands: [run('knip')] },
    {
      name: 'unit and API tests',
      commands: [
        run('vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`),
      ],
      count: () => countVitest(vitestReport),
    },
    { name: 'build and byte budgets', commands: [run('node', 'scripts/check-bytes.ts')] },
    {
      name: 'journeys in a browser',
      commands: [
        {
          args: ['playwright', 'test', '-c', 'web/e2e/playwright.config.ts', '--reporter=line,json'],
          env: {
            PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
            ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
          },
        },
      ],
      count: () => countPlaywright(playwrightReport),
    },
  ]
}
