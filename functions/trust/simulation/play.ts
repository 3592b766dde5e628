import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** How some schedules went. */
export type Report = {
  schedules: number
  commands: number
  steps: number
  /** The kinds of commands that were acknowledged. */
  succeeded: readonly string[]
  found: readonly { seed: number; faults: readonly string[] }[]
}

// More room for what a schedule leaves behind, which would otherwise be looked through a hundred times as often.
const node = ['--max-semi-space-size=64']

/** What a script prints in a process of its own, which has no other clock or chance than the simulated. @throws Error */
export const printOf = async (script: string, ...options: string[]): Promise<string> => {
  const child = spawn(process.execPath, [...node, script, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  // The stacks of the suites beside it answer people in time; here time stands still.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const [printed, said] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  if (child.exitCode === 0) return printed
  throw new Error(`The simulation ended with ${child.exitCode}: ${printed.slice(-2000)}${said.slice(-4000)}`)
}

/** The script that plays schedules. */
export const schedulePlayer = join(import.meta.dirname, 'play-child.ts')

/** Plays schedules in a process of their own. @throws Error */
export const play = async (...options: string[]): Promise<Report> => {
  const printed = await printOf(schedulePlayer, ...options)
  return JSON.parse(printed.trim().split('\n').at(-1) ?? '') as Report
}
