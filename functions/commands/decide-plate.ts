import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import {
  afterOfferDecision,
  decisionNews,
  decisionWrites,
  isNews,
  type DecisionInput,
  type Reviewer,
} from './offer-decision.ts'
import { notifyWrites } from './notify.ts'
import { AppError, hasCode } from '#functions/core/app-error.ts'
import { toAboutPlate, type PlateRecord } from '#functions/data/plate-record.ts'
import { logger } from '#functions/core/logger.ts'
import { listWaiting } from '#functions/data/plate-numbers.ts'
import { getPlatesById, replacePlate } from '#functions/data/plates.ts'
import type { Write } from '#functions/data/transact.ts'
import { getUsersById, type UserRecord } from '#functions/data/users.ts'
import type { PlateReasonCode } from '#shared/reference/moderation-codes.ts'
import { holdsNumber, waitsForNumber } from '#shared/rules/plate.ts'
import { withPrice } from '#shared/rules/price-drop.ts'
import { canMovePlate } from '#shared/rules/status-moves.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'

const live = { replacePlate, notifyWrites, listWaiting, getPlatesById, getUsersById, newId, now }

type Decision = {
  seen: PlateRecord
  owner: UserRecord
  said: DecisionInput<PlateReasonCode>
  adminId: string
  /** The version that was reviewed, if known. */
  version?: number | undefined
  /** The appeal that this decision answers, as it is then. */
  granted?: OwnAppeal
}

const toNews = (seen: PlateRecord, plate: PlateRecord) => ({
  kind: plate.status === 'APPROVED' ? ('PLATE_APPROVED' as const) : ('PLATE_REJECTED' as const),
  about: { plate: toAboutPlate(plate), ...decisionNews(seen, plate) },
})

/** The plate after an admin's decision; with an approval the price that waited is public. Pure. */
export const decidedPlate = (seen: PlateRecord, said: Decision['said'], reviewer: Reviewer): PlateRecord => {
  const after = { ...seen, ...afterOfferDecision(seen, said, reviewer) }
  const { status, price: priceQAR } = after
  const { publishedAt } = seen
  return {
    ...after,
    priceHistory: withPrice(seen.priceHistory, { priceQAR, at: reviewer.at }, { status, publishedAt }),
  }
}

/**
 * Approves or rejects a plate as it was read. The decision, the audit record, the counts, the notification and `together` are
 * one transaction: of two admins at once, one wins. With an approval the number is the plate's; others that wait for it are rejected
 * afterwards, and their owners told why. A plate whose number another has cannot be approved.
 * @returns the plate as it is then
 * @throws AppError ILLEGAL_STATUS_MOVE, EDIT_CONFLICT, PLATE_TAKEN
 */
export const decidePlate = async (
  { seen, owner, said, adminId, version = seen.version, granted }: Decision,
  together: readonly Write[] = [],
  deps = live,
): Promise<PlateRecord> => {
  if (!canMovePlate(seen.status, said.status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  if (version !== seen.version) throw new AppError('EDIT_CONFLICT')
  const now = deps.now()
  const reviewer = { adminId, at: now.toISOString() }
  const plate = { ...decidedPlate(seen, said, reviewer), appeal: granted ?? null }
  const act = { ...reviewer, auditId: deps.newId('audit'), action: 'plate.status' as const }
  try {
    await deps.replacePlate(plate, seen, [
      ...decisionWrites(act, seen, { status: said.status, reasonCodes: plate.reasonCodes }),
      ...(isNews(seen, said) ? await deps.notifyWrites(owner, toNews(seen, plate), now) : []),
      ...together,
    ])
  } catch (error) {
    // One of those that the approval of the other left to be rejected.
    if (hasCode(error, 'PLATE_TAKEN') && seen.status === 'PENDING') await rejectRivals(seen, adminId, deps)
    throw error
  }
  // A sold one has its number no longer, which may wait with another seller.
  if (holdsNumber(plate)) await rejectRivals(plate, adminId, deps)
  return plate
}

/** Rejects the plates that wait for the number of this one, which has an owner now: `seen` itself, where it is that which waited. */
const rejectRivals = async (seen: PlateRecord, adminId: string, deps: typeof live): Promise<void> => {
  const said = { status: 'REJECTED', reasonCodes: ['NUMBER_TAKEN'] } as const
  // The decision is made. What is left waits in the queue, and is rejected when somebody decides about it.
  const noted = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      logger.error('a plate that waits for a taken number could not be rejected', error)
    }
  }
  await noted(async () => {
    const rivals = [...(await deps.getPlatesById(await deps.listWaiting(seen))).values()].filter(
      waitsForNumber,
    )
    const owners = await deps.getUsersById(rivals.map(({ ownerId }) => ownerId))
    for (const rival of rivals) {
      const owner = owners.get(rival.ownerId)
      if (owner) await noted(() => decidePlate({ seen: rival, owner, said, adminId }, [], deps))
    }
  })
}
