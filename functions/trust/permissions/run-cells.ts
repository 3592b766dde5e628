import { setTimeout as delay } from 'node:timers/promises'
import { eachAtOnce } from '#functions/core/time.ts'
import { call, type Answer, type Call } from '#functions/trust/permissions/call.ts'
import { cellsOf, isAct, prepare, type Cell } from '#functions/trust/permissions/cells.ts'
import { leaksIn } from '#functions/trust/permissions/leaks.ts'
import { differences, snapshot } from '#functions/trust/permissions/snapshot.ts'
import type { World } from '#functions/trust/permissions/world.ts'
import { liveRoutes } from '#shared/api/routes.ts'

export type RunOptions = {
  /** The base URL of the API: `http://localhost:40123`. */
  baseUrl: string
  world: World
  /** Ids of the routes to try; all by default. */
  routes?: readonly string[] | undefined
  /** Stops at the first wrong response, which is enough for mutation checks. */
  stopsAtFirst?: boolean
}

export type Outcome = {
  /** The number of responses. */
  cells: number
  /** A sentence for each response that differs from the matrix. */
  wrong: string[]
  /** Items that refused and reading calls changed. */
  left: string[]
  /** Parts of public responses that must not be public. */
  leaks: string[]
}

// The gateway and its store share the machine with this process.
const atOnce = 8

class Stopped extends Error {}

// A busy store proves nothing about permissions, unless it stays busy.
const tries = 4

/** Makes the call of a cell, again while the store is busy, each time on a fresh or shared item. */
const ask = async (cell: Cell, { baseUrl, world }: RunOptions): Promise<[Call, Answer]> => {
  for (let attempt = 1; ; attempt++) {
    const asked = await prepare(cell, world)
    const answer = await call(baseUrl, asked)
    if (answer.status !== 503 || attempt === tries) return [asked, answer]
    await delay(attempt * 500)
  }
}

const wrongness = ({ name, expected }: Cell, { path }: Call, { status, text }: Answer): string =>
  `${name}\n    expected ${expected}, got ${status}: ${path} ${text.slice(0, 200)}`

const tryCells = async (cells: readonly Cell[], options: RunOptions, outcome: Outcome): Promise<void> => {
  await eachAtOnce(cells, atOnce, async (cell) => {
    const [asked, answer] = await ask(cell, options)
    outcome.cells++
    if (answer.status !== cell.expected) {
      outcome.wrong.push(wrongness(cell, asked, answer))
      if (options.stopsAtFirst) throw new Stopped()
    }
    outcome.leaks.push(...leaksIn(cell, answer).map((leak) => `${cell.name}: ${leak}`))
  })
}

/**
 * Tries the cells of the matrix against a running API. First those that are refused or only read, on shared items, of which nothing may
 * change in the table; then those that write, each on an item of its own.
 */
export const runCells = async (options: RunOptions): Promise<Outcome> => {
  const { world, routes } = options
  world.begin()
  const outcome: Outcome = { cells: 0, wrong: [], left: [], leaks: [] }
  const chosen = liveRoutes.filter(({ id }) => routes?.includes(id) ?? true)
  const all = cellsOf(chosen)
  const quiet = all.filter((cell) => !isAct(cell))
  // Calls by a double create that user during the run, so they stay out of the comparison of the table.
  const still = quiet.filter(({ row }) => !row.isByDouble)
  try {
    await eachAtOnce(still, atOnce, async (cell) => void (await prepare(cell, world)))
    const before = await snapshot(world.ids)
    await tryCells(still, options, outcome)
    outcome.left = differences(before, await snapshot(world.ids))
    await tryCells(
      quiet.filter(({ row }) => row.isByDouble),
      options,
      outcome,
    )
    await tryCells(all.filter(isAct), options, outcome)
  } catch (error) {
    if (!(error instanceof Stopped)) throw error
  }
  return outcome
}
