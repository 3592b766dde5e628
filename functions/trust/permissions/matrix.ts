import { offers } from '#functions/trust/permissions/matrix-offers.ts'
import { open } from '#functions/trust/permissions/matrix-open.ts'
import { people } from '#functions/trust/permissions/matrix-people.ts'
import { privacy } from '#functions/trust/permissions/matrix-privacy.ts'
import { sellers } from '#functions/trust/permissions/matrix-sellers.ts'
import { signIn } from '#functions/trust/permissions/matrix-sign-in.ts'
import { dealerReviewRows } from '#functions/trust/permissions/matrix-dealer-reviews.ts'
import { quoteRows } from '#functions/trust/permissions/matrix-quotes.ts'
import { staffRows } from '#functions/trust/permissions/matrix-staff.ts'
import { review } from '#functions/trust/permissions/matrix-review.ts'
import type { Row } from '#functions/trust/permissions/row.ts'
import type { RouteId } from '#shared/api/routes.ts'

/**
 * The permission matrix: for each route, the expected response for each actor and each state of the item. A live route without rows does
 * not compile. Written from the product's decisions, independently of the handlers.
 */
const matrix = {
  ...open,
  ...offers,
  ...signIn,
  ...people,
  ...privacy,
  ...sellers,
  ...staffRows,
  ...review,
  ...quoteRows,
  ...dealerReviewRows,
} satisfies Record<RouteId, readonly Row[]>

/** The rows of a route, by its id. */
export const rowsOf = (id: string): readonly Row[] => {
  const lines: readonly Row[] | undefined = Object.hasOwn(matrix, id) ? matrix[id as RouteId] : undefined
  if (!lines || lines.length === 0) throw new Error(`The matrix has no line for ${id}`)
  return lines
}
