import type { Call } from '#functions/trust/permissions/call.ts'
import { cellsOf, prepare, type Cell } from '#functions/trust/permissions/cells.ts'
import type { World } from '#functions/trust/permissions/world.ts'
import type { Contract } from '#shared/api/contract.ts'

/** A call that would succeed, and on what. */
export type GoodCall = { route: Contract; cell: Cell; asked: Call }

/**
 * One call for each route and method that would succeed if it were made, by somebody who may: what is then changed in it is
 * the only fault. Whom and what it is about comes into being here.
 * @throws Error for a route that nobody in the matrix succeeds at
 */
export const goodCalls = async (routes: readonly Contract[], world: World): Promise<GoodCall[]> => {
  const cells = cellsOf(routes).filter(({ expected, row }) => expected < 300 && !row.leavesAll)
  const first = new Map<string, Cell>()
  for (const cell of cells) {
    // Of somebody, where somebody may.
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
