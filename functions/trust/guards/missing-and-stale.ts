import { newId } from '#functions/adapters/ids.ts'
import type { Cell } from '#functions/trust/permissions/cells.ts'
import type { Made, Scene } from '#functions/trust/permissions/row.ts'
import type { World } from '#functions/trust/permissions/world.ts'
import { shapeOf } from '#functions/trust/inputs/schema-parts.ts'
import type { RouteId } from '#shared/api/routes.ts'
import { idPrefixes, type IdKind } from '#shared/schemas/ids.ts'

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
export const missingCells = (cells: readonly Cell[]): Cell[] =>
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
export const withoutThings = (world: World): World => ({
  ...world,
  fresh: async (...asked) => another(await world.fresh(...asked)),
  shared: async (...asked) => another(await world.shared(...asked)),
})

const seenAs = ['version', 'standing'] as const

const bodyOf = async ({ row: { body } }: Cell, scene: Scene): Promise<object> =>
  ((typeof body === 'function' ? await body(scene) : body) as object | undefined) ?? {}

/** For each field by which a route asks what its caller has seen, a call that succeeds, but for that. */
export const staleCells = (cells: readonly Cell[]): Cell[] =>
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
