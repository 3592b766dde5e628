import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import type { PlateCountry } from '#shared/reference/plate-vocabulary.ts'
import { plateSlug } from '#shared/rules/plate-number.ts'
import { holdsNumber } from '#shared/rules/plate.ts'
import { id } from '#shared/schemas/ids.ts'

// A number is on offer once: an item of its own names the latest plate that has it, and says whether that one holds it.

const guard = z.object({ id: id('plate'), isTaken: z.boolean() })

const keyOf = (plate: PlateRecord) => keys.plateGuard(plate.country, plateSlug(plate))

/** The latest plate of a number, given as `plateSlug` writes it, and whether the number is taken. Strongly consistent. */
export const readPlateGuard = async (country: PlateCountry, slug: string) => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.plateGuard(country, slug), ConsistentRead: true }),
  )
  return Item && guard.parse(Item)
}

/** A write that takes the number a plate holds and `seen` did not; its condition fails while another plate holds it. */
export const claimNumber = (plate: PlateRecord, seen?: PlateRecord): Write | undefined =>
  holdsNumber(plate) && !(seen && holdsNumber(seen))
    ? {
        Put: {
          TableName: tableName(),
          Item: { ...keyOf(plate), id: plate.id, isTaken: true },
          ConditionExpression: 'attribute_not_exists(pk) OR isTaken = :no OR id = :me',
          ExpressionAttributeValues: { ':no': false, ':me': plate.id },
        },
      }
    : undefined

/** A write that lets go of the number `seen` held and the plate does no more; the number still leads to it. */
export const releaseNumber = (plate: PlateRecord, seen: PlateRecord): Write | undefined =>
  holdsNumber(seen) && !holdsNumber(plate)
    ? {
        Update: {
          TableName: tableName(),
          Key: keyOf(plate),
          UpdateExpression: 'SET isTaken = :no',
          ConditionExpression: 'id = :me',
          ExpressionAttributeValues: { ':no': false, ':me': plate.id },
        },
      }
    : undefined

/** A write for a plate that goes, if its number leads to it; its condition fails when it does so no longer. One read. */
export const forgetNumber = async (plate: PlateRecord): Promise<Write | undefined> => {
  const latest = await readPlateGuard(plate.country, plateSlug(plate))
  if (latest?.id !== plate.id) return undefined
  return {
    Delete: {
      TableName: tableName(),
      Key: keyOf(plate),
      ConditionExpression: 'id = :me',
      ExpressionAttributeValues: { ':me': plate.id },
    },
  }
}

/** Whether a transaction kept being cancelled because so many want one number, and another plate has got it meanwhile. */
export const wasOvertaken = async (plate: PlateRecord, error: unknown): Promise<boolean> => {
  if (!(error instanceof TransactionCanceledException)) return false
  const latest = await readPlateGuard(plate.country, plateSlug(plate))
  return latest !== undefined && latest.isTaken && latest.id !== plate.id
}
