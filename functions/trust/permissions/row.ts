import type { Actor, Columns } from '#functions/trust/permissions/actors.ts'
import type { Person } from '#functions/trust/permissions/people.ts'

/** Something of the world that a call is about: its id, and whatever else the call must name. */
export type Made = { id: string; more?: Readonly<Record<string, string>> }

/**
 * Whose a thing is. `matrix`: the private owner's, but a verified dealer meets that of DO, and RD its own. `own`: the caller's.
 * `foreign`: somebody else's, of the same kind. An actor: always theirs.
 */
export type Whose = 'matrix' | 'own' | 'foreign' | Actor

/** A kind of thing in one state, and how one comes to be for a person. */
export type Thing = { name: string; whose: Whose; make: (holder: Person) => Promise<Made> }

/** What is known when a call is put together. `thing` has an empty id when the row is about none. */
export type Scene = { thing: Made; caller: Person | undefined; actor: Actor }

type Named = Readonly<Record<string, string>>
type Told = Named | ((scene: Scene) => Named | Promise<Named>)

export type Options = {
  on?: Thing
  /** What tells this row from others on the same thing: `to APPROVED`. */
  as?: string
  body?: object | ((scene: Scene) => object | Promise<object>)
  query?: Told
  /** Parameters of the path; by default the only one is the thing's id. */
  params?: Told
  headers?: Told
  /** A call that ends or changes its caller is made by somebody of the same standing who is made for it. */
  isByDouble?: boolean
  /** It succeeds and changes nothing all the same: somebody else's thing stays as it is. */
  leavesAll?: boolean
  /** It reads, and writes something about that. */
  isNoted?: boolean
}

export type Row = Options & { expect: Columns }

/** A line of the matrix: who is answered how, and what the call is. */
export const row = (expect: Columns, options: Options = {}): Row => ({ ...options, expect })

/** Lines that differ in what they are about. */
export const rows = (expect: Columns, things: readonly Thing[], options: Options = {}): Row[] =>
  things.map((on) => row(expect, { ...options, on }))
