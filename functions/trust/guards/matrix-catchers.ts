import { newId } from '#functions/adapters/ids.ts'
import { type Cell, cellsOf, prepare } from '#functions/trust/permissions/cells.ts'
import type { Made, Scene } from '#functions/trust/permissions/row.ts'
import { openWorld, type World } from '#functions/trust/permissions/world.ts'
import { shapeOf } from '#functions/trust/inputs/schema-parts.ts'
import { liveRoutes, type RouteId } from '#shared/api/routes.ts'
import { type IdKind, idPrefixes } from '#shared/schemas/ids.ts'
import type { Actor } from '#functions/trust/permissions/actors.ts'
import { leaksIn } from '#functions/trust/permissions/leaks.ts'
import { rowsOf } from '#functions/trust/permissions/matrix.ts'
import { isNightly } from '#functions/trust/mode.ts'
import { isOff } from '#scripts/mutants/switch.ts'
import type { Catcher } from './catcher.ts'
import { startSwitchedGateway, type SwitchedGateway } from './gateway.ts'

const firstOfEach = (cells: readonly Cell[]): Cell[] => [
  ...new Map(cells.toReversed().map((cell) => [cell.route.id, cell])).values(),
]

const succeeds = ({ expected, method, route }: Cell): boolean => expected < 300 && method === route.method

/** What a route says of a thing that is not there, where that is not 404. */
const otherwise: Partial<Record<RouteId, number>> = {
  // Done again is no error.
  removeFavorite: 204,
  removeFavoritePlate: 204,
  readNotifications: 204,
  // Of several, each is told on its own, or left out.
  changeListings: 200,
  decideListings: 200,
  listCards: 200,
}

// What these are about is known by who calls, or by a secret, and no id names it.
const notById: ReadonlySet<string> = new Set<RouteId>([
  'answerAvailability',
  'unsubscribe',
  'resetPassword',
  'submitVerification',
  'saveSubmission',
])

/** For each route that is about something, a call that succeeds, to be made about what is not there. */
const missingCells = (cells: readonly Cell[]): Cell[] =>
  firstOfEach(
    cells.filter((cell) => succeeds(cell) && cell.row.on !== undefined && !notById.has(cell.route.id)),
  ).map((cell) => ({ ...cell, expected: otherwise[cell.route.id as RouteId] ?? 404 }))

const kindOf = (id: string): IdKind | undefined =>
  (Object.keys(idPrefixes) as IdKind[]).find((kind) => id.startsWith(`${idPrefixes[kind]}_`))

const another = (made: Made): Made => {
  const kind = kindOf(made.id)
  if (!kind) throw new Error(`${made.id} is no id`)
  return { ...made, id: newId(kind) }
}

/** A world in which what a call is about has an id that names nothing. */
const withoutThings = (world: World): World => ({
  ...world,
  fresh: async (...asked) => another(await world.fresh(...asked)),
  shared: async (...asked) => another(await world.shared(...asked)),
})

const seenAs = ['version', 'standing'] as const

const bodyOf = async ({ row: { body } }: Cell, scene: Scene): Promise<object> =>
  ((typeof body === 'function' ? await body(scene) : body) as object | undefined) ?? {}

/** For each field by which a route asks what its caller has seen, a call that succeeds, but for that. */
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
