// Plays the attack in this process and prints what it came to, as one line of JSON.
import { parseArgs } from 'node:util'
import { beginsAt, startSimulation } from '#functions/trust/simulation/start.ts'
import { runToEnd } from '#functions/trust/simulation/settle.ts'

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '60' },
    networks: { type: 'string', default: '6' },
    buyers: { type: 'string', default: '6' },
    owners: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
  },
})

const print = process.stdout.write.bind(process.stdout)
// The product's own log.
process.stdout.write = () => true
const simulation = await startSimulation([])
const { playAttack } = await import('./attack.ts')
simulation.begin(values.seed, beginsAt)
// A crowd asks one store in turn here, so that each standstill would be all of theirs, and add up to more time than a request has.
simulation.scheduler.standstills = 0
const { seed: _, ...size } = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
)
const outcome = await runToEnd(simulation, () =>
  playAttack(simulation, size as Parameters<typeof playAttack>[1]),
)
print(`${JSON.stringify(outcome)}\n`)
