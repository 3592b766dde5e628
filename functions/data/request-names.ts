import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { insertWrite, getItem } from '#functions/data/table.ts'
import type { Write } from './transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { keptUntil } from './kept-until.ts'

/** A request of a user that creates something, with the client's idempotency key. */
export type NamedRequest = { makes: 'listing' | 'plate'; userId: string; name: string }

// Kinds have keys and fields of their own: a name that was used for a car means nothing for a plate.
const kinds = {
  listing: { keyOf: keys.created, made: z.object({ listingId: id('listing') }), field: 'listingId' },
  plate: { keyOf: keys.createdPlate, made: z.object({ plateId: id('plate') }), field: 'plateId' },
} as const

/** A write, for a transaction, that notes the item a request created; it fails when that request has created one. */
export const createdWrite = ({ makes, userId, name }: NamedRequest, madeId: string, at: Date): Write =>
  insertWrite({
    ...kinds[makes].keyOf(userId, name),
    [kinds[makes].field]: madeId,
    expiresAt: keptUntil('created', at),
  })

/** The id of the item that a request has created, or undefined. Strongly consistent. */
export const findCreated = async ({ makes, userId, name }: NamedRequest): Promise<string | undefined> => {
  const { keyOf, made } = kinds[makes]
  const created = await getItem(keyOf(userId, name), made as z.ZodMiniType<Record<string, string>>)
  return created && Object.values(created)[0]
}
