import type { DealerRecord } from '#functions/data/dealers.ts'
import type { DealerCard } from '#shared/schemas/dealer.ts'

/** A dealership as visitors see it; `carsAvailable` is counted by search. */
export const toDealerCard = (
  { createdAt: _createdAt, ...dealer }: DealerRecord,
  carsAvailable: number,
): DealerCard => ({
  ...dealer,
  carsAvailable,
})
