import type { Call } from '#functions/trust/permissions/call.ts'
import { cellsOf, prepare, type Cell } from '#functions/trust/permissions/cells.ts'
import type { World } from '#functions/trust/permissions/world.ts'
import type { Contract } from '#shared/api/contract.ts'

/** A call that would succeed, with its cell. */
export type GoodCall = { route: Contract; cell: Cell; asked: Call }

/**
 * One call for each route and method that would succeed, by a permitted caller, so that a test's change to it is its only fault. Creates
 * the callers and items.
 * @throws Error for a route at which no actor in the matrix succeeds
 */
export const goodCalls = async (routes: readonly Contract[], world: World): Promise<GoodCall[]> => {
  const cells = cellsOf(routes).filter(({ expected, row }) => expected < 300 && !row.leavesAll)
  const first = new Map<string, Cell>()
  for (const cell of cells) {
    // Prefers a signed-in caller where one is allowed.
    const key = `${cell.route.id} ${cell.method}`
    const known = first.get(key)
    if (!known || (known.actor === 'V' && cell.actor !== 'GX' && cell.actor !== 'SU')) first.set(key, cell)
  }
  const missing = routes.filter(({ id, method }) => !first.has(`${id} ${method}`))
  if (missing.length > 0) throw new Error(`Nobody succeeds at ${missing.map(({ id }) => id).join(', ')}`)
  return Promise.all(
    [...first.values()].map(async (cell) => ({ route: cell.route, cell, asked: await prepare(cell, world) })),
  )
}
