// Plays schedules of the simulation in this process and prints how they went, as one line of JSON. Of a schedule with a fault it says the
// seed, and how to see its trace: `npx node functions/trust/simulation/play-child.ts --seed 42 --trace`.
import { parseArgs } from 'node:util'
import { plantedRaces, type Planted } from './planted.ts'
import { startSimulation } from './start.ts'

const { values } = parseArgs({
  options: {
    /** The first seed, and how many. */
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1' },
    /** A race of `planted.ts`. */
    plant: { type: 'string' },
    /** Ends with the first fault. */
    first: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
  },
})

const print = process.stdout.write.bind(process.stdout)
// The product's own log, of which the lines about errors tell the reason of a fault.
let errors: string[] = []
process.stdout.write = (text: string | Uint8Array) => {
  const line = String(text)
  if (line.includes('"level":"error"')) errors.push(line)
  return true
}

const planted: Planted | undefined = values.plant
  ? plantedRaces[values.plant as keyof typeof plantedRaces]
  : undefined
const simulation = await startSimulation(planted?.patches ?? [])
const { makeBase } = await import('./base.ts')
const { playSchedule } = await import('./schedule.ts')
const base = await makeBase(simulation)
simulation.scheduler.isTracing = values.trace

const done = {
  schedules: 0,
  commands: 0,
  steps: 0,
  statuses: {} as Record<string, number>,
  found: [] as object[],
}
const succeeded = new Set<string>()
const from = Number(values.seed)
for (let seed = from; seed < from + Number(values.count); seed++) {
  errors = []
  const { played, steps, faults, trace } = await playSchedule(simulation, base, String(seed))
  done.schedules++
  done.commands += played.length
  done.steps += steps
  for (const { name, status = 'none' } of played) {
    done.statuses[status] = (done.statuses[status] ?? 0) + 1
    if (typeof status === 'number' && status < 300) succeeded.add(name)
  }
  if (values.trace) print(`${trace.join('\n')}\n`)
  if (faults.length === 0) continue
  done.found.push({ seed, faults })
  if (values.trace) print(errors.join(''))
  if (values.first) break
}
print(`${JSON.stringify({ ...done, succeeded: [...succeeded] })}\n`)
