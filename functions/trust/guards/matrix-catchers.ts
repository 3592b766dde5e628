import type { Actor } from '#functions/trust/permissions/actors.ts'
import { cellsOf, prepare, type Cell } from '#functions/trust/permissions/cells.ts'
import { leaksIn } from '#functions/trust/permissions/leaks.ts'
import { rowsOf } from '#functions/trust/permissions/matrix.ts'
import { openWorld, type World } from '#functions/trust/permissions/world.ts'
import { isNightly } from '#functions/trust/mode.ts'
import { isOff } from '#scripts/mutants/switch.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import type { Catcher } from './catcher.ts'
import { startSwitchedGateway, type SwitchedGateway } from './gateway.ts'
import { missingCells, staleCells, withoutThings } from './missing-and-stale.ts'

/** Every thing is a cell's own while a guard is off: what that has let happen to it is no other cell's matter. */
const withoutSharing = (world: World): World => ({
  ...world,
  shared: (thing, actor) =>
    isOff()
      ? world.fresh(thing, actor, actor === 'V' ? undefined : world.people[actor])
      : world.shared(thing, actor),
})

// Whoever is let in everywhere in the same way is met by the matrix itself; a weakened guard shows with one of its kind.
const telling: ReadonlySet<Actor> = new Set(['PO', 'PX', 'UD', 'AD', 'RD'])

const isFirst = ({ route, row }: Cell): boolean => rowsOf(route.id)[0] === row

/** Cells in which a guard has something to say: those that are refused. In nightly runs all of them. */
const tells = (cell: Cell): boolean =>
  isNightly ||
  (cell.expected >= 300 && cell.method === cell.route.method && (telling.has(cell.actor) || isFirst(cell)))

const dealerships: ReadonlySet<Actor> = new Set(['UD', 'DO', 'DX', 'RD'])

const tryCell = async (cell: Cell, world: World, { ask }: SwitchedGateway): Promise<void> => {
  const answer = await ask(await prepare(cell, world))
  if (answer.status !== cell.expected) throw new Error(`${answer.status} instead of ${cell.expected}`)
  // Who has no dealership must not be told that it waits for verification, but that this is not for them.
  if (answer.text.includes('"DEALERSHIP_NOT_VERIFIED"') && !dealerships.has(cell.actor))
    throw new Error('told about a dealership that they do not have')
  const leaks = leaksIn(cell, answer)
  if (leaks.length > 0) throw new Error(leaks.join('\n'))
}

const refusesToken = async ({ ask }: SwitchedGateway): Promise<void> => {
  const { status } = await ask({ method: 'GET', path: '/api/user', token: 'eyJhbGciOiJSUzI1NiJ9.e30.AAAA' })
  if (status !== 401) throw new Error(`${status} instead of 401`)
}

export type MatrixCatchers = {
  catchers: readonly Catcher[]
  /** Begins with new people: a guard that was off may have let somebody harm the old ones. */
  renew: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * The cells of the permission matrix, each a catcher of its own; and the same calls about what is not there, and with a version
 * that is not the present one.
 */
export const openMatrix = async (): Promise<MatrixCatchers> => {
  const gateway = await startSwitchedGateway()
  let world = withoutSharing(await openWorld())
  const cells = cellsOf(liveRoutes)
  const catchers = [
    ...cells.filter(tells).map((cell) => ({
      name: `matrix: ${cell.name}`,
      run: () => tryCell(cell, world, gateway),
    })),
    ...missingCells(cells).map((cell) => ({
      name: `not there: ${cell.name}`,
      run: () => tryCell(cell, withoutThings(world), gateway),
    })),
    ...staleCells(cells).map((cell) => ({
      name: `not the present one: ${cell.name}`,
      run: () => tryCell(cell, world, gateway),
    })),
    { name: 'tokens: none of ours', run: () => refusesToken(gateway) },
  ]
  const renew = async () => {
    world = withoutSharing(await openWorld())
  }
  return { catchers, renew, stop: gateway.stop }
}
