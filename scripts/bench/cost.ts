import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstMessage, startChild, stopChild } from '../local/child.ts'
import { acts } from './cost/acts.ts'
import { readDeployed, type Deployed } from './cost/deployed.ts'
import type { Measured } from './cost/measured.ts'
import { costPage, readPageBytes } from './cost/page.ts'
import { startDemoCloud } from './market-cloud.ts'
import { readArgs } from '#scripts/command/read-args.ts'

const root = join(import.meta.dirname, '../..')
const child = fileURLToPath(new URL('cost/measure-child.ts', import.meta.url))

/** How often an act of `acts` happens in a visit, by a word of its name. */
const often = (word: string): number =>
  acts.filter(({ name }) => name.includes(word)).reduce((sum, act) => sum + act.perThousandVisits, 0) / 1000

const jobsOf = ({ schedules }: Deployed): string[] => [
  ...new Set(schedules.map(({ handler }) => handler.replace('jobs/', ''))),
]

const measure = async (deployed: Deployed): Promise<Measured> => {
  const cloud = await startDemoCloud('http://localhost:3000')
  try {
    const measuring = startChild(child, { env: cloud.env, args: [jobsOf(deployed).join(',')] })
    const measured = (await firstMessage(measuring)) as unknown as Measured
    await stopChild(measuring)
    return measured
  } finally {
    await cloud.stop()
  }
}

const readOptions = (args: string[]): { write: boolean } =>
  readArgs({ args, options: { write: { type: 'boolean', default: false } } }, 'Options: [--write]').values

/** The cost of a month at a thousand, a hundred thousand and ten million visits, from what this machine measures. */
export const benchCost = async (args: string[]): Promise<void> => {
  const { write } = readOptions(args)
  const deployed = readDeployed()
  const page = await readPageBytes(root, {
    lists: often('home') + often('search') + often('dealer'),
    cars: often('opens a car'),
  })
  const text = costPage(await measure(deployed), deployed, page)
  if (write) await writeFile(join(root, 'infra/cost.md'), text)
  console.log(text)
}
