import { offers } from '#functions/trust/permissions/matrix-offers.ts'
import { open } from '#functions/trust/permissions/matrix-open.ts'
import { people } from '#functions/trust/permissions/matrix-people.ts'
import { sellers } from '#functions/trust/permissions/matrix-sellers.ts'
import { review } from '#functions/trust/permissions/matrix-review.ts'
import type { Row } from '#functions/trust/permissions/row.ts'
import type { RouteId } from '#shared/api/routes.ts'

/**
 * Who may do what, route by route: what each actor is answered with in each state of what the call is about. A live route
 * without lines does not compile. Written from the product decisions and, where they are silent, the reliability goals
 * (section 2); a line that reads otherwise than those says why.
 */
const matrix = { ...open, ...offers, ...people, ...sellers, ...review } satisfies Record<
  RouteId,
  readonly Row[]
>

/** The same, for whoever has a route's id only. */
export const rowsOf = (id: string): readonly Row[] => {
  const lines: readonly Row[] | undefined = Object.hasOwn(matrix, id) ? matrix[id as RouteId] : undefined
  if (!lines || lines.length === 0) throw new Error(`The matrix has no line for ${id}`)
  return lines
}
