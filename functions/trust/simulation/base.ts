import { registerAdmin } from '#functions/testing/people.ts'
import { createCoverage } from '#functions/trust/model/coverage.ts'
import { perform } from '#functions/trust/model/command.ts'
import { begin, named, naturally } from '#functions/trust/model/run-model.ts'
import { createWatcher } from '#functions/trust/model/watcher.ts'
import type { World } from '#functions/trust/model/world.ts'
import { runToEnd, settle } from './settle.ts'
import { beginsAt, type Simulation } from './start.ts'

/** The world in which every schedule begins, and what the stores hold then. */
export type Base = { world: World; at: number; restore: () => void }

// After those of every run of the model: something of each kind that commands are about.
const more = [
  ['ask about a car', { who: 5 }],
  ['ask about a car', { who: 0, which: 1 }],
  ['save a car', { who: 5 }],
  ['save a search', { who: 7 }],
  ['offer a plate', { who: 1, which: 2 }],
  ['decide about a car', { which: 1, how: 1, other: 3 }],
  // Somebody who may register again.
  ['delete own account', { who: 3 }],
] as const

/** Makes that world, one command after another and without any misfortune. */
export const makeBase = async (simulation: Simulation): Promise<Base> => {
  const { scheduler, stores, begin: beginAt } = simulation
  beginAt('base', beginsAt)
  const world = await runToEnd(simulation, async () => {
    const outside = { watcher: createWatcher(await registerAdmin()), lines: [], coverage: createCoverage() }
    const made = await begin(outside)
    for (const [name, parts] of more) await perform(named(name), naturally(parts), made, outside)
    await simulation.runJob('buildSearchIndex')
    const failed = [...(await settle(simulation, true)), ...(await settle(simulation, true))]
    if (failed.length > 0) throw new Error(failed.join('\n'))
    return made
  })
  const table = stores.table.save()
  const objects = new Map(stores.objects)
  const passwords = new Map(stores.accounts.passwords)
  const sessions = new Map(stores.accounts.sessions)
  const queue = structuredClone(stores.queue)
  return {
    world,
    at: scheduler.now,
    restore: () => {
      stores.table.load(table)
      stores.objects.clear()
      for (const [key, object] of objects) stores.objects.set(key, object)
      stores.accounts = { passwords: new Map(passwords), sessions: new Map(sessions) }
      stores.queue.splice(0, Infinity, ...structuredClone(queue))
      stores.mails = []
    },
  }
}
