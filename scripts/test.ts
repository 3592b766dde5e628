import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { optionLines, readArgs } from './command/read-args.ts'
import { CommandError, runCommand } from './command/run-command.ts'
import type { Counts } from './test/count-cases.ts'
import { findChromium } from './test/find-chromium.ts'
import { describeKept, readGuarantees, type Kept } from './test/read-guarantees.ts'
import { guaranteeStep, steps, type Command, type Extent, type Step } from './test/steps.ts'

// `npm test`: everything that has to hold before a change is accepted. The steps themselves build and start what the site needs at
// run time. `npm run test:nightly` (`--nightly`) runs the same as often as the goals ask for, and `npm run check` (`--changed`) takes
// a minute for use while coding. `--from "load and soak"` goes on at a step, after a run that was broken off.
const root = join(import.meta.dirname, '..')

type Run = { extent: Extent; from: string | undefined }

type Outcome = { name: string; verdict: 'passed' | 'FAILED' | 'not run'; seconds: number; counts?: Counts }

const succeeds = async ({ args: [program = '', ...args], env }: Command): Promise<boolean> => {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}

const allSucceed = async (commands: readonly Command[]): Promise<boolean> => {
  for (const command of commands) if (!(await succeeds(command))) return false
  return true
}

const runStep = async ({ name, commands, count }: Step): Promise<Outcome> => {
  process.stdout.write(`\n── ${name}  ${new Date().toISOString().slice(11, 16)} UTC\n`)
  const started = performance.now()
  const isGood = await allSucceed(commands)
  const seconds = (performance.now() - started) / 1000
  const counts = await count?.()
  return { name, verdict: isGood ? 'passed' : 'FAILED', seconds, ...(counts && { counts }) }
}

const describe = ({ name, verdict, seconds, counts }: Outcome): string => {
  const time = verdict === 'not run' ? '' : `${seconds.toFixed(1)} s`
  const cases = counts ? `${counts.passed} passed, ${counts.failed} failed` : ''
  return `  ${name.padEnd(24)}${verdict.padEnd(9)}${time.padStart(9)}  ${cases}`.trimEnd()
}

const total = (outcomes: readonly Outcome[]): Counts => ({
  passed: outcomes.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0),
  failed: outcomes.reduce((sum, { counts, verdict }) => {
    const counted = counts?.failed ?? 0
    // A step without test cases, or whose cases all passed, still counts when it failed.
    return sum + (verdict === 'FAILED' ? Math.max(counted, 1) : counted)
  }, 0),
})

/** A run that had to try some cases twice is not red, since a machine may be slow; each is named, since it is a defect. */
const describeUnsteady = (outcomes: readonly Outcome[]): string[] => {
  const names = outcomes.flatMap(({ counts }) => counts?.unsteady ?? [])
  return names.length === 0
    ? []
    : [`unsteady, passed on the second try only: ${names.length}`, ...names.map((name) => `  ${name}`)]
}

/** A guarantee that was hardly tried is no better than one that was broken. */
const withGuarantees = ({ passed, failed }: Counts, guarantees: readonly Kept[]): Counts => ({
  passed,
  failed: failed + guarantees.filter(({ count, least }) => count < least).length,
})

const usage = `Usage: npm test -- [--nightly] [--changed] [--from "load and soak"]
${optionLines([
  ['--nightly', 'as often as the goals ask for, which takes hours'],
  [
    '--changed',
    'types, lint, dead code and the unit tests of what is not committed yet, as npm run check does',
  ],
  ['--from', 'goes on at this step; from the first without it'],
])}`

// A mistyped option must not run for a quarter of an hour as if it were not there.
const readRun = (args: string[]): Run => {
  const options = {
    changed: { type: 'boolean' },
    nightly: { type: 'boolean' },
    from: { type: 'string' },
  } as const
  const { values } = readArgs({ args, options }, usage)
  const { from } = values
  if (values.changed) return { extent: 'changed', from }
  return { extent: values.nightly ? 'nightly' : 'whole', from }
}

/** The steps from the one of that name on. @throws CommandError when there is none */
const stepsFrom = (all: readonly Step[], from: string | undefined): readonly Step[] => {
  const first = from === undefined ? 0 : all.findIndex(({ name }) => name === from)
  if (first >= 0) return all.slice(first)
  throw new CommandError(`No step is called ${from}. There are: ${all.map(({ name }) => name).join(', ')}`)
}

const main = async (): Promise<number> => {
  const { extent, from } = readRun(process.argv.slice(2))
  const chromium = extent === 'changed' ? undefined : findChromium()
  const folder = await mkdtemp(join(tmpdir(), 'sayara-reports-'))
  const outcomes: Outcome[] = []
  const ledger = join(folder, 'guarantees.jsonl')
  for (const step of stepsFrom(steps({ folder, chromium, ledger, extent }), from)) {
    const isBroken = outcomes.some(({ verdict }) => verdict === 'FAILED')
    outcomes.push(isBroken ? { name: step.name, verdict: 'not run', seconds: 0 } : await runStep(step))
  }
  // A run that stopped before them has not tried them, which is reported already.
  const areTried = outcomes.some(({ name, verdict }) => name === guaranteeStep && verdict !== 'not run')
  const guarantees = areTried ? await readGuarantees(ledger, extent === 'nightly') : []
  await rm(folder, { recursive: true })
  const { passed, failed } = withGuarantees(total(outcomes), guarantees)
  const parts = [
    outcomes.map(describe),
    guarantees.map(describeKept),
    describeUnsteady(outcomes),
    [`${passed} passed, ${failed} failed`],
  ].filter((lines) => lines.length > 0)
  process.stdout.write(`\n${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`)
  return failed === 0 ? 0 : 1
}

await runCommand(async () => {
  process.exitCode = await main()
})
