import { randomUUID } from 'node:crypto'
import { newId } from '#functions/adapters/ids.ts'
import { type Cell, cellsOf, prepare } from '#functions/trust/permissions/cells.ts'
import type { Made, Scene } from '#functions/trust/permissions/row.ts'
import { openWorld, type World } from '#functions/trust/permissions/world.ts'
import { shapeOf } from '#functions/trust/inputs/schema-parts.ts'
import { liveRoutes, type RouteId } from '#shared/api/routes.ts'
import { type IdKind, idPrefixes } from '#shared/schemas/ids.ts'
import { sessionId } from '#shared/schemas/session.ts'
import type { Actor } from '#functions/trust/permissions/actors.ts'
import { leaksIn } from '#functions/trust/permissions/leaks.ts'
import { rowsOf } from '#functions/trust/permissions/matrix.ts'
import { isNightly } from '#functions/trust/mode.ts'
import { isOff } from './mutants/switch.ts'
import type { Catcher } from './try-guards.ts'
import { startSwitchedGateway, type SwitchedGateway } from './gateway.ts'

const firstOfEach = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.toReversed().map((cell) => [cell.route.id, cell])).values(),
]

const succeeds = ({ expected, method, route }: Cell): boolean => expected < 300 && method === route.method

/** The statuses for an item that does not exist, where it is not 404. */
const otherwise: Partial<Record<RouteId, number>> = {
  // Removing an absent item is no error.
  removeFavorite: 204,
  removeFavoritePlate: 204,
  readNotifications: 204,
  // A bulk request reports each item on its own, or omits it.
  changeListings: 200,
  decideListings: 200,
  listCards: 200,
  listMarketCards: 200,
  listReviewClaims: 200,
}

// The caller or a secret identifies their item, so no id can name a missing one.
const notById: ReadonlySet<string> = new Set<RouteId>([
  'answerAvailability',
  'unsubscribe',
  'resetPassword',
  'confirmEmailLink',
  'submitVerification',
  'saveSubmission',
  'getFeed',
  'fetchFeedNow',
  'deleteFeed',
])

/** For each route about an item, a call that would succeed, to be made with the id of no item. */
const missingCells = (cells: readonly Cell[]): Cell[] =>
  firstOfEach(
    cells.filter((cell) => succeeds(cell) && cell.row.on !== undefined && !notById.has(cell.route.id)),
  ).map((cell) => ({ ...cell, expected: otherwise[cell.route.id as RouteId] ?? 404 }))

const isSession = (id: string): boolean => sessionId.safeParse(id).success && !kindOf(id)

const kindOf = (id: string): IdKind | undefined =>
  (Object.keys(idPrefixes) as IdKind[]).find((kind) => id.startsWith(`${idPrefixes[kind]}_`))

const another = (made: Made): Made => {
  // A session is named by the pool.
  if (isSession(made.id)) return { ...made, id: randomUUID() }
  const kind = kindOf(made.id)
  if (!kind) throw new Error(`${made.id} is no id`)
  return { ...made, id: newId(kind) }
}

/** A world whose items have ids that name nothing. */
const withoutThings = (world: World): World => ({
  ...world,
  fresh: async (...asked) => another(await world.fresh(...asked)),
  shared: async (...asked) => another(await world.shared(...asked)),
})

const seenAs = ['version', 'standing'] as const

const bodyOf = async ({ row: { body } }: Cell, scene: Scene): Promise<object> =>
  ((typeof body === 'function' ? await body(scene) : body) as object | undefined) ?? {}

/** For each field that names the state that a caller has seen, a call that would succeed but for that field. */
const staleCells = (cells: readonly Cell[]): Cell[] =>
  seenAs.flatMap((name) =>
    firstOfEach(cells.filter((cell) => succeeds(cell) && name in shapeOf(cell.route.body))).map((cell) => ({
      ...cell,
      expected: 409,
      name: `${cell.name}, ${name}`,
      row: {
        ...cell.row,
        body: async (scene: Scene) => ({ ...(await bodyOf(cell, scene)), [name]: 987_654 }),
      },
    })),
  )

/** Creates an item per cell while a guard is off, so that a change that should have been refused affects no other cell. */
const withoutSharing = (world: World): World => ({
  ...world,
  shared: (thing, actor, holder) =>
    isOff() ? world.fresh(thing, actor, holder) : world.shared(thing, actor, holder),
})

// The matrix itself covers actors who are treated alike; for a switched-off guard, one of each kind is enough.
const telling: ReadonlySet<Actor> = new Set(['PO', 'PX', 'UD', 'AD', 'RD', 'A1', 'SM', 'RS'])

const isFirst = ({ route, row }: Cell): boolean => rowsOf(route.id)[0] === row

/** Cells that a guard may refuse; all cells in nightly runs. */
const tells = (cell: Cell): boolean =>
  isNightly ||
  (cell.expected >= 300 && cell.method === cell.route.method && (telling.has(cell.actor) || isFirst(cell)))

const dealerships: ReadonlySet<Actor> = new Set(['UD', 'DO', 'DX', 'RD'])

const tryCell = async (cell: Cell, world: World, { ask }: SwitchedGateway): Promise<void> => {
  const answer = await ask(await prepare(cell, world))
  if (answer.status !== cell.expected) throw new Error(`${answer.status} instead of ${cell.expected}`)
  // A user without a dealership must get another refusal than one whose dealership is not verified.
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
  /** Creates new users, because a switched-off guard may have let a call harm the old ones. */
  renew: () => Promise<void>
  stop: () => Promise<void>
}

/** The cells of the permission matrix as catchers, and the same calls with the id of no item and with an outdated version. */
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
