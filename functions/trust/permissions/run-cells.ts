import { setTimeout as delay } from 'node:timers/promises'
import { eachAtOnce } from '#functions/core/time.ts'
import { call, type Answer, type Call } from '#functions/trust/permissions/call.ts'
import { cellsOf, isAct, prepare, type Cell } from '#functions/trust/permissions/cells.ts'
import { leaksIn } from '#functions/trust/permissions/leaks.ts'
import { differences, snapshot } from '#functions/trust/permissions/snapshot.ts'
import type { World } from '#functions/trust/permissions/world.ts'
import { liveRoutes } from '#shared/api/routes.ts'

export type RunOptions = {
  /** Where the API answers: `http://localhost:40123`. */
  baseUrl: string
  world: World
  /** Ids of the routes to try; all without. */
  routes?: readonly string[] | undefined
  /** Ends with the first cell that is answered otherwise, which is all that somebody who weakened a guard asks. */
  stopsAtFirst?: boolean
}

export type Outcome = {
  /** Calls that were answered. */
  cells: number
  /** A sentence for each that was answered otherwise than the matrix says. */
  wrong: string[]
  /** What refused and reading calls left behind. */
  left: string[]
  /** What a public answer held that it must not. */
  leaks: string[]
}

// The gateway and its store share the machine with this.
const atOnce = 8

class Stopped extends Error {}

// That the store is too busy at a moment says nothing about who may; that it stays so would.
const tries = 4

/** Makes the call of a cell, as often as it is told to come again later, each time on what is there or new. */
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
 * Tries the cells of the matrix against a running API. First those that are refused or read, on things that they share, of
 * which nothing may change in the table; then those that act, each on a thing of its own.
 */
export const runCells = async (options: RunOptions): Promise<Outcome> => {
  const { world, routes } = options
  world.begin()
  const outcome: Outcome = { cells: 0, wrong: [], left: [], leaks: [] }
  const chosen = liveRoutes.filter(({ id }) => routes?.includes(id) ?? true)
  const all = cellsOf(chosen)
  const quiet = all.filter((cell) => !isAct(cell))
  // Whoever calls by a double comes into being for it.
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
