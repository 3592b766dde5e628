import { invalid } from '#functions/core/app-error.ts'
import { stockKey } from '#shared/rules/normalise.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'
import { id } from '#shared/schemas/ids.ts'
import type { Role } from '#shared/schemas/user.ts'

/** Checks that the seller may set this stock number; undefined or null is allowed to everybody. @throws AppError BAD_REQUEST */
export const checkStockNumber = (stockNumber: string | null | undefined, seller: { role: Role }): void => {
  if (!stockNumber) return
  if (!isDealershipSeller(seller)) throw invalid('stockNumber', 'Only dealerships have stock numbers')
  // One that nobody can see or type.
  if (stockKey(stockNumber) === '') throw invalid('stockNumber', 'Please choose a number of your own')
  // In a stock file such a number would mean the car of that id.
  if (id('listing').safeParse(stockNumber).success)
    throw invalid('stockNumber', 'Please choose a number of your own')
}
