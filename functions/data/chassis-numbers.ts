import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { keys, partitions } from './keys.ts'
import type { ListingRecord } from './listing-record.ts'
import { queryItems } from './queries.ts'
import { deleteWrite, putWrite } from './table.ts'
import type { Write } from './transact.ts'

// Beside each listing that admins or the public can see, and that is not sold: its chassis number finds it. No guard, since two listings may
// have one: a seller's mistake, a car that is sold twice, or another's number under a car that does not exist. Admins decide which.

type Numbered = Pick<ListingRecord, 'id' | 'status' | 'availability' | 'car'>

const isLive = ({ status, availability }: Numbered): boolean =>
  (status === 'PENDING' || status === 'APPROVED') && availability !== 'SOLD'

const keyOf = (listing: Numbered | undefined) =>
  listing?.car.vin && isLive(listing) ? keys.chassis(listing.car.vin, listing.id) : undefined

/** The writes, for the transaction of a listing's change, by which its chassis number finds it, or no longer does. */
export const chassisWrites = (before: Numbered | undefined, after: Numbered | undefined): Write[] => {
  const [was, is] = [keyOf(before), keyOf(after)]
  if (was?.pk === is?.pk) return []
  return [...(was ? [deleteWrite(was)] : []), ...(is ? [putWrite({ ...is, id: is.sk })] : [])]
}

const found = z.object({ id: z.string() })

/** The ids of the other live listings with a listing's chassis number, a few at most. Strongly consistent. */
export const findSameChassis = async ({ id, car }: Pick<ListingRecord, 'id' | 'car'>): Promise<string[]> => {
  if (!car.vin) return []
  const { sameChassis } = limits
  const query = { partition: partitions.chassis(car.vin), consistent: true, limit: sameChassis + 1 }
  const items = await queryItems(query, found, sameChassis + 1)
  return items.map((item) => item.id).filter((other) => other !== id)
}
