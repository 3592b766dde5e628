import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { createPlate as contract, listSellerPlates } from '#shared/api/plates.ts'
import { holdsNumber } from '#shared/rules/plate.ts'
import { call } from '#web/api/client.ts'

/** Offers a number plate. */
export const useCreatePlate = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof contract>) =>
      call<typeof contract>('POST /api/number-plates', { body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['account', 'plates'] })
      void client.invalidateQueries({ queryKey: ['account', 'seller-summary'] })
    },
  })
}

/** Whether the caller already offers this number, a plate of it that they sold apart; false where that cannot be found out. */
export const isOwnNumber = async (plateNumber: string): Promise<boolean> => {
  try {
    const plates = await call<typeof listSellerPlates>('GET /api/seller/number-plates')
    return plates.some((plate) => plate.plateNumber === plateNumber && holdsNumber(plate))
  } catch {
    return false
  }
}
