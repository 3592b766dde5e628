/** The callers: first those of the matrix's columns, in their order. */
export const actors = {
  V: 'visitor',
  PO: 'private owner',
  PX: 'other private person',
  UD: 'unverified dealer',
  DO: 'verified dealer, owner',
  DX: 'other verified dealer',
  AD: 'admin',
  GX: 'deleted user with a valid token',
  SU: 'suspended user with a valid token',
  DA: 'demoted admin with the token of before',
  RD: 'dealer whose verification was revoked',
  A1: 'admin who has signed in with one factor',
  OP: 'admin whose last proof of who they are is an hour old',
  SM: 'salesperson who acts for the verified dealer',
  MG: 'manager who acts for the verified dealer',
  RS: 'person who is no longer staff of the verified dealer, and says so',
  SX: 'manager of another dealer who claims to act for the verified one',
} as const

export type Actor = keyof typeof actors

export const actorNames = Object.keys(actors) as readonly Actor[]

/** The actors who say with each call that they act for DO. */
export const staffActors: ReadonlySet<Actor> = new Set(['SM', 'MG', 'RS', 'SX'])

// These have no column: every route that asks for what A1 and OP lack refuses them, and for the others they are an admin. What staff may
// do follows from what their dealership may, and from the least role that a route asks for (`cells.ts`).
const columnNames = actorNames.filter((actor) => actor !== 'A1' && actor !== 'OP' && !staffActors.has(actor))

/** The expected response status for each actor; an absent actor is not tried. */
export type Columns = Readonly<Partial<Record<Actor, number>>>

/**
 * Parses a line of the matrix, `'404 200 404 - …'`, one status for each actor in their order; `-` is not tried.
 * @throws Error when a column is missing or is no status
 */
export const columns = (line: string): Columns => {
  const cells = line.trim().split(/\s+/)
  const isWhole = cells.length === columnNames.length && cells.every((cell) => /^(?:-|[2-4]\d\d)$/.test(cell))
  if (!isWhole) throw new Error(`Not a line of the matrix: ${line}`)
  return Object.fromEntries(
    columnNames.flatMap((actor, index) => (cells[index] === '-' ? [] : [[actor, Number(cells[index])]])),
  )
}

/** Columns with some of them replaced. */
export const but = (most: Columns, others: Columns): Columns => ({ ...most, ...others })

/** Columns in which some actors are not tried. */
export const without = (most: Columns, ...left: readonly Actor[]): Columns =>
  Object.fromEntries(Object.entries(most).filter(([actor]) => !left.includes(actor as Actor)))

/** Columns that several routes share: `s` and `t` stand for statuses. */
const family =
  (line: string) =>
  (s: number, t = s): Columns =>
    columns(line.replaceAll('s', String(s)).replaceAll('t', String(t)))

// Deleted and suspended accounts count as signed out, whatever their tokens say. A former admin counts as a private seller from the next
// call on.

/*                              V   PO  PX  UD  DO  DX  AD  GX  SU  DA  RD */
/** Public routes, where a token is not read or changes nothing. */
export const everybody = family('s   s   s   s   s   s   s   s   s   s   s')
/** Signed-in users. */
export const user = family('    401  s   s   s   s   s   s  401 401  s   s')
/** Private sellers and dealerships, verified or not. An admin does not sell. */
export const seller = family('  401  s   s   s   s   s  403 401 401  s   s')
/** Users who may post now: private sellers and verified dealerships. */
export const poster = family('  401  s   s  403  s   s  403 401 401  s  403')
/** Dealerships, verified or not. */
export const dealership = family('401 403 403  s   s   s  403 401 401 403  s')
/** Verified dealerships. */
export const verified = family('401 403 403 403  s   s  403 401 401 403 403')
/** Dealerships that are not verified, yet or any more. */
export const unverified = family('401 403 403  s  403 403 403 401 401 403  s')
/** Platform admins. */
export const adminOnly = family('401 403 403 403 403 403  s  401 401 403 403')
/** An owner's action (`s`). Other sellers get 403 for a public item and the status `t` for any other. */
export const owner = family('   401  s   t   t   s   t  403 401 401  t   s')
/** An owner's action that needs a verified dealership. */
export const postingOwner = family('401  s   t   t   s   t  403 401 401  t  403')
/** Visible to its owner and to admins (`s`), and to nobody else (`t`). Works without a token. */
export const ownerAndAdmins = family('t   s   t   t   s   t   s   t   t   t   s')
