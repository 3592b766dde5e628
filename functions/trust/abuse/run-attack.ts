import { join } from 'node:path'
import { printOf } from '#functions/trust/simulation/play.ts'
import type { Outcome, Size } from './attack.ts'

const script = join(import.meta.dirname, 'attack-child.ts')

/** Plays an attack of this size in a process of its own. @throws Error */
export const runAttack = async (size: Size): Promise<Outcome> => {
  const options = Object.entries(size).flatMap(([name, value]) => [`--${name}`, String(value)])
  return JSON.parse(await printOf(script, ...options)) as Outcome
}

/** The calls that the attackers made. */
export const callsOf = ({ tried }: Pick<Outcome, 'tried'>): number =>
  Object.values(tried)
    .flatMap(({ taken, refused }) => [taken, ...Object.values(refused)])
    .reduce((sum, count) => sum + count, 0)
