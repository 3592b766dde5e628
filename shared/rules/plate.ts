import { isOnOffer } from '#shared/rules/availability.ts'
import { plateSlug, type PlateNumber } from '#shared/rules/plate-number.ts'
import type { Availability } from '#shared/schemas/availability.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'

/** What an admin may do to a plate, as to a listing (product decision). Anything else is a conflict. */
const adminMoves: Record<PlateStatus, readonly PlateStatus[]> = {
  PENDING: ['APPROVED', 'REJECTED'],
  APPROVED: ['REJECTED'],
  REJECTED: ['APPROVED'],
}

export const canMovePlate = (from: PlateStatus, to: PlateStatus): boolean => adminMoves[from].includes(to)

type Standing = { status: PlateStatus; availability: Availability; isHidden?: boolean }

/** The public may see its page: a sold one too, which says so. */
export const isPlateShown = ({ status, isHidden = false }: Standing): boolean =>
  status === 'APPROVED' && !isHidden

/** It is among those that buyers browse. */
export const isPlateListed = (plate: Standing): boolean =>
  isPlateShown(plate) && isOnOffer(plate.availability)

/** Nobody else may offer its number: it waits for review or is public, and is not sold. */
export const holdsNumber = ({ status, availability }: Standing): boolean =>
  status !== 'REJECTED' && availability !== 'SOLD'

/** What stands in the address of its page: its number while that is its own, else its id, since the number may be another's. */
export const platePlace = (plate: Standing & PlateNumber & { id: string }): string =>
  holdsNumber(plate) ? plateSlug(plate) : plate.id
