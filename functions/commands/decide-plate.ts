import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { afterOfferDecision, decisionWrites, type DecisionInput } from './offer-decision.ts'
import { notifyWrites } from './notify.ts'
import { AppError } from '#functions/core/app-error.ts'
import { toAboutPlate, type PlateRecord } from '#functions/data/plate-record.ts'
import { replacePlate } from '#functions/data/plates.ts'
import type { Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { PlateReasonCode } from '#shared/reference/moderation-codes.ts'
import { canMovePlate } from '#shared/rules/status-moves.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'

const live = { replacePlate, notifyWrites, newId, now }

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

const toNews = (plate: PlateRecord) => ({
  kind: plate.status === 'APPROVED' ? ('PLATE_APPROVED' as const) : ('PLATE_REJECTED' as const),
  about: {
    plate: toAboutPlate(plate),
    ...(plate.rejectionReason && { reason: plate.rejectionReason }),
    ...(plate.reasonCodes.length > 0 && { reasonCodes: plate.reasonCodes }),
  },
})

/**
 * Approves or rejects a plate as it was read. The decision, the audit record, the counts, the notification and `together` are
 * one transaction: of two admins at once, one wins. A rejected plate whose number another now offers cannot come back.
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
  const plate: PlateRecord = { ...seen, ...afterOfferDecision(seen, said, reviewer), appeal: granted ?? null }
  const act = { ...reviewer, auditId: deps.newId('audit'), action: 'plate.status' as const }
  await deps.replacePlate(plate, seen, [
    ...decisionWrites(act, seen, { status: said.status, reasonCodes: plate.reasonCodes }),
    ...(await deps.notifyWrites(owner, toNews(plate), now)),
    ...together,
  ])
  return plate
}
