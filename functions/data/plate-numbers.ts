import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { deleteWrite, getItem, putWrite, updateWrite } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import type { PlateCountry } from '#shared/reference/plate-vocabulary.ts'
import { plateSlug, holdsNumber } from '#shared/rules/plate.ts'
import { id } from '#shared/schemas/ids.ts'

// A number is on offer once: an item of its own names the latest plate that has it, and says whether that one holds it.

const numberGuard = z.object({ id: id('plate'), isTaken: z.boolean() })

const numberKey = (plate: PlateRecord) => keys.plateGuard(plate.country, plateSlug(plate))

/** The latest plate of a number, given as `plateSlug` writes it, and whether the number is taken. Strongly consistent. */
export const readPlateGuard = async (country: PlateCountry, slug: string) =>
  getItem(keys.plateGuard(country, slug), numberGuard)

/** A write that takes the number a plate holds and `seen` did not; its condition fails while another plate holds it. */
export const claimNumber = (plate: PlateRecord, seen?: PlateRecord): Write | undefined =>
  holdsNumber(plate) && !(seen && holdsNumber(seen))
    ? putWrite(
        { ...numberKey(plate), id: plate.id, isTaken: true },
        {
          if: 'attribute_not_exists(pk) OR isTaken = :no OR id = :me',
          values: { no: false, me: plate.id },
          refuse: 'PLATE_TAKEN',
        },
      )
    : undefined

const isMine = ({ id }: PlateRecord) =>
  ({ if: 'id = :me', values: { me: id }, refuse: 'EDIT_CONFLICT' }) as const

/** A write that lets go of the number `seen` held and the plate does no more; the number still leads to it. */
export const releaseNumber = (plate: PlateRecord, seen: PlateRecord): Write | undefined =>
  holdsNumber(seen) && !holdsNumber(plate)
    ? updateWrite(numberKey(plate), { set: { isTaken: false }, ...isMine(plate) })
    : undefined

/** A write for a plate that goes, if its number leads to it; its condition fails when it does so no longer. One read. */
export const deleteNumber = async (plate: PlateRecord): Promise<Write | undefined> => {
  const latest = await readPlateGuard(plate.country, plateSlug(plate))
  if (latest?.id !== plate.id) return undefined
  return deleteWrite(numberKey(plate), isMine(plate))
}

/** Whether a transaction kept being cancelled because so many want one number, and another plate has got it meanwhile. */
export const wasOvertaken = async (plate: PlateRecord, error: unknown): Promise<boolean> => {
  if (!(error instanceof TransactionCanceledException)) return false
  const latest = await readPlateGuard(plate.country, plateSlug(plate))
  return latest !== undefined && latest.isTaken && latest.id !== plate.id
}
