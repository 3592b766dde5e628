import { actors, type Actor, type Columns, staffActors } from '#functions/trust/permissions/actors.ts'
import type { Call } from '#functions/trust/permissions/call.ts'
import { deleteCalls } from '#functions/trust/permissions/forget-calls.ts'
import { rowsOf } from '#functions/trust/permissions/matrix.ts'
import type { Person } from '#functions/trust/permissions/people.ts'
import type { Made, Row, Scene } from '#functions/trust/permissions/row.ts'
import type { World } from '#functions/trust/permissions/world.ts'
import type { Contract } from '#shared/api/contract.ts'
import { actingForHeader } from '#shared/constants/origin-headers.ts'

/** One call: a route and method, one actor, and one item in one state. */
export type Cell = {
  route: Contract
  method: string
  row: Row
  actor: Actor
  expected: number
  /** For the message of a failure. */
  name: string
}

/**
 * The statuses for who acts for DO: as DO's where the route has such staff, and never for RS and SX. Other routes know no staff: there
 * the manager is a private person who owns nothing.
 */
const ofStaff = ({ access, staff }: Contract, { DO, PX }: Columns): Columns => {
  if (staff) return DO === undefined ? {} : { MG: DO, SM: staff === 'SALES' ? DO : 403, RS: 403, SX: 403 }
  const isClosed = access === 'seller' || access === 'dealership' || access === 'admin'
  return isClosed && PX !== undefined ? { MG: PX } : {}
}

/** The statuses for the actors of a row, and for admins who lack the second factor, or the fresh proof, that a route asks for. */
const expectedOf = (contract: Contract, { expect }: Row): Columns => ({
  ...ofStaff(contract, expect),
  ...expect,
  ...(contract.access === 'admin' && { A1: 403 }),
  // What is refused for another reason may be so before the proof is asked for.
  ...(contract.needsProof && (expect.AD ?? 400) < 300 && { OP: 403 }),
})

/** The cells of these routes, for both methods where a route has two. */
export const cellsOf = (routes: readonly Contract[]): Cell[] =>
  routes.flatMap((route) =>
    [route.method, ...(route.alias ? [route.alias] : [])].flatMap((method) =>
      rowsOf(route.id).flatMap((row) =>
        Object.entries(expectedOf(route, row)).map(([name, expected]): Cell => {
          const actor = name as Actor
          const about = [row.on?.name, row.as].filter(Boolean).join(', ')
          return {
            route,
            method,
            row,
            actor,
            expected,
            name: `${route.id} (${method} ${route.path}) · ${actors[actor]}${about && ` · ${about}`}`,
          }
        }),
      ),
    ),
  )

/** Whether the call succeeds and changes data, so that it needs an item of its own. */
export const isAct = ({ route, row, expected }: Cell): boolean =>
  expected < 300 && !row.leavesAll && (route.method !== 'GET' || row.isNoted === true)

const told = async <T>(what: T | ((scene: Scene) => T | Promise<T>) | undefined, scene: Scene) =>
  typeof what === 'function' ? (what as (scene: Scene) => T | Promise<T>)(scene) : what

const pathOf = (
  { path }: Contract,
  { thing }: Scene,
  params: Readonly<Record<string, string>> = {},
): string => path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? thing.id)

/** The caller: the actor, or another user with the same role and status when the call would end or change its caller. */
const callerOf = async ({ row, actor }: Cell, world: World): Promise<Person | undefined> => {
  if (actor === 'V') return undefined
  const isSomebody = actor !== 'GX' && actor !== 'SU'
  return row.isByDouble && isSomebody ? world.double(actor) : world.people[actor]
}

const nothing: Made = { id: '' }

/** Creates the item of a cell and builds its call. */
export const prepare = async (cell: Cell, world: World): Promise<Call> => {
  const { route, method, row, actor } = cell
  const caller = await callerOf(cell, world)
  const isOwn = isAct(cell) || row.isByDouble
  // What staff act on is their dealership's.
  const employer = staffActors.has(actor) ? world.employerOf(caller) : undefined
  const holder = route.staff && employer ? employer : caller
  const thing = row.on
    ? await (isOwn ? world.fresh(row.on, actor, holder) : world.shared(row.on, actor, holder))
    : nothing
  const scene: Scene = { thing, caller, actor }
  const [body, query, params, headers] = await Promise.all([
    told<unknown>(row.body, scene),
    told(row.query, scene),
    told(row.params, scene),
    told(row.headers, scene),
    caller && deleteCalls(route, caller.user.id),
  ])
  const acting = employer && { [actingForHeader]: employer.user.id }
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return {
    method,
    path: `${pathOf(route, scene, params)}${search}`,
    token: caller?.token,
    body,
    headers: { ...headers, ...acting },
  }
}
