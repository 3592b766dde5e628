import type { Actor, Columns } from '#functions/trust/permissions/actors.ts'
import type { Person } from '#functions/trust/permissions/people.ts'

/** An item that a call is about: its id, and any other values that the call must name. */
export type Made = { id: string; more?: Readonly<Record<string, string>> }

/**
 * The owner of an item. `matrix`: the private seller PO, but DO for a verified dealer and RD for itself. `own`: the caller. `foreign`:
 * another user of the same kind. An actor: always that one.
 */
export type Whose = 'matrix' | 'own' | 'foreign' | Actor

/** A kind of item in one state, and how to create one for a user. */
export type Thing = { name: string; whose: Whose; make: (holder: Person) => Promise<Made> }

/** The values from which a call is built. `thing` has an empty id when the row is about no item. */
export type Scene = { thing: Made; caller: Person | undefined; actor: Actor }

type Named = Readonly<Record<string, string>>
type Told = Named | ((scene: Scene) => Named | Promise<Named>)

export type Options = {
  on?: Thing
  /** Distinguishes this row from others about the same item: `to APPROVED`. */
  as?: string
  body?: object | ((scene: Scene) => object | Promise<object>)
  query?: Told
  /** Path parameters; by default, the only one is the item's id. */
  params?: Told
  headers?: Told
  /** The call ends or changes its caller, so a new user with the same role and status makes it. */
  isByDouble?: boolean
  /** Succeeds without changing anything, because another user's item stays as it is. */
  leavesAll?: boolean
  /** A reading call that also writes. */
  isNoted?: boolean
}

export type Row = Options & { expect: Columns }

/** A row of the matrix: the expected statuses and the call. */
export const row = (expect: Columns, options: Options = {}): Row => ({ ...options, expect })

/** Rows that differ only in their item. */
export const rows = (expect: Columns, things: readonly Thing[], options: Options = {}): Row[] =>
  things.map((on) => row(expect, { ...options, on }))
