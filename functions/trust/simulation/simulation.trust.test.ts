// Deterministic simulation, as of FoundationDB and of TigerBeetle's VOPR: the product's own handlers and jobs, with stores, clock, network
// and chance of one process under one seed. `play-child.ts` says how a seed is played again.
import { expect, it } from 'vitest'
import { amount, seed } from '#functions/trust/mode.ts'
import { everyAct } from '#functions/trust/model/acts/every-act.ts'
import { proven } from '#functions/trust/proven.ts'
import { plantedRaces } from './planted.ts'
import { play, printOf, schedulePlayer, type Report } from './play.ts'

const schedules = amount({ quick: 3000, nightly: 30_000 })
// Two processes, for two processors; a share at a time, so that a long run says how far it is.
const processes = 2
const share = 500

// The seeds of different runs do not meet.
const firstSeed = seed * 1_000_000

const describe = ({ found }: Report): string =>
  found
    .map(({ seed, faults }) =>
      [
        `npx node functions/trust/simulation/play-child.ts --trace --seed ${seed}`,
        ...faults.map((fault) => `  ${fault}`),
      ].join('\n'),
    )
    .join('\n')

const say = (line: string): void => void process.stdout.write(`${line}\n`)

it('no schedule of crashes, delays, lost and late answers breaks an invariant, loses a write or answers 500', async () => {
  const shares = Array.from(
    { length: Math.ceil(schedules / share) },
    (_, index) => firstSeed + index * share,
  ).values()
  const done = { schedules: 0, commands: 0, steps: 0 }
  const succeeded = new Set<string>()
  const work = async () => {
    // The workers share one iterator, so each takes what comes next.
    for (const from of shares) {
      const report = await play('--seed', String(from), '--count', String(share))
      expect(describe(report)).toBe('')
      done.schedules += report.schedules
      done.commands += report.commands
      done.steps += report.steps
      for (const name of report.succeeded) succeeded.add(name)
      say(`simulated: ${done.schedules} schedules, ${done.commands} commands, ${done.steps} steps`)
    }
  }
  await Promise.all(Array.from({ length: processes }, work))
  // Fewer would mean that the schedules no longer reach what they are about.
  expect(succeeded.size).toBeGreaterThanOrEqual(everyAct.length - 1)
  proven('schedules', done.schedules)
}, 3_600_000)

it('a seed plays the same schedule again, alone or after others', async () => {
  const traces = await Promise.all([
    printOf(schedulePlayer, '--trace', '--seed', '17', '--count', '4'),
    printOf(schedulePlayer, '--trace', '--seed', '17', '--count', '4'),
    printOf(schedulePlayer, '--trace', '--seed', '20'),
  ])
  const steps = (trace: string) => trace.split('\n').slice(0, -2)
  expect(traces[0]).toBe(traces[1])
  expect(steps(traces[2]!).length).toBeGreaterThan(30)
  expect(steps(traces[0]!).slice(-steps(traces[2]!).length)).toEqual(steps(traces[2]!))
})

it.each(Object.entries(plantedRaces))(
  'the planted race of the %s is found',
  async (name, { says, foundWithin }) => {
    const count = ['--seed', String(firstSeed), '--count', String(foundWithin)]
    const { schedules: played, found } = await play('--plant', name, '--first', ...count)
    say(`${says}: found after ${played} schedules`)
    expect(found).toHaveLength(1)
  },
  900_000,
)
