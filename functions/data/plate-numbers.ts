import * as z from 'zod/mini'
import { keys } from './keys.ts'
import type { PlateRecord } from './plate-record.ts'
import { queryItems } from './queries.ts'
import { deleteWrite, getItem, putWrite, updateWrite, write } from './table.ts'
import type { Write } from './transact.ts'
import type { PlateCountry } from '#shared/reference/plate-vocabulary.ts'
import { holdsNumber, plateSlug, waitsForNumber } from '#shared/rules/plate.ts'
import { id } from '#shared/schemas/ids.ts'

// A number is public once at a time: an item of its own names the latest plate that held it, and says whether that one still does. Plates
// that wait for their approval hold nothing, or anybody could block every number; beside it, an item for each owner names theirs.

const numberGuard = z.object({ id: id('plate'), isTaken: z.boolean() })
const waiting = z.object({ id: id('plate') })

const numberKey = (plate: PlateRecord) => keys.plateGuard(plate.country, plateSlug(plate))

const waitingKey = (plate: PlateRecord) => keys.waitingPlate(plate.country, plateSlug(plate), plate.ownerId)

/** The latest plate that held a number, given as `plateSlug` writes it, and whether it still does. Strongly consistent. */
export const readPlateGuard = async (country: PlateCountry, slug: string) =>
  getItem(keys.plateGuard(country, slug), numberGuard)

/** The id of an owner's plate that waits for a number, given as `plateSlug` writes it. */
export const readWaitingPlate = async (country: PlateCountry, slug: string, ownerId: string) =>
  (await getItem(keys.waitingPlate(country, slug, ownerId), waiting))?.id

// More than honest people ever offer; the rest is found when an admin looks at one of them.
const rivalsAtOnce = 25

/** The ids of plates that wait for the number of this one. */
export const listWaiting = async (plate: PlateRecord): Promise<string[]> => {
  const { pk: partition } = numberKey(plate)
  const query = { partition, prefix: 'WAITING#', limit: rivalsAtOnce }
  return (await queryItems(query, waiting, rivalsAtOnce)).map(({ id: plateId }) => plateId)
}

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

/** A write that releases the number of `seen` when the plate no longer holds it; the number still leads to the plate. */
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

/**
 * A write that notes whether a plate waits for its number, undefined when that has not changed. Of one owner, one waits: its condition
 * fails while another of theirs does.
 */
export const waitingWrite = (
  plate: PlateRecord | undefined,
  seen: PlateRecord | undefined,
): Write | undefined => {
  const [waits, waited] = [plate && waitsForNumber(plate), seen && waitsForNumber(seen)]
  if (plate && waits && !waited)
    return putWrite(
      { ...waitingKey(plate), id: plate.id },
      { if: 'attribute_not_exists(pk)', refuse: 'PLATE_TAKEN' },
    )
  return seen && waited && !waits ? deleteWrite(waitingKey(seen)) : undefined
}

/**
 * Frees the number that a plate wants from one that took it while it waited, as plates of data version 2 did.
 * @returns whether it did
 */
export const freeFromWaiting = (wants: PlateRecord, holderId: string): Promise<boolean> =>
  write(
    updateWrite(numberKey(wants), {
      set: { isTaken: false },
      if: 'id = :holder AND isTaken = :yes',
      values: { holder: holderId, yes: true },
    }),
  )
