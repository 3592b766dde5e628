import { moveCountWrites } from '#functions/data/counters.ts'
import { dealerCounts, placeOf, type DealerRecord } from '#functions/data/dealer-record.ts'
import { keys } from '#functions/data/keys.ts'
import type { Write } from '#functions/data/transact.ts'
import { updateWrite, type ItemWrite } from '#functions/data/table.ts'

/** What an admin's decision, not the dealership itself, makes of its profile. */
type DealerStanding = Partial<
  Pick<
    DealerRecord,
    | 'verificationStatus'
    | 'isSuspended'
    | 'appliedAt'
    | 'businessName'
    | 'yearsInBusiness'
    | 'address'
    | 'website'
  >
>

/**
 * A write, for a transaction, that changes how a dealership stands, and its place in the directory with it. Its verification is
 * moved by `dealerVerdictWrites`, which counts it too.
 */
export const dealerStandingWrite = (seen: DealerRecord, change: DealerStanding): ItemWrite => {
  const { verificationStatus, businessName, isSuspended, appliedAt, standing } = seen
  return updateWrite(keys.dealer(seen.id), {
    set: { ...change, ...placeOf({ ...seen, ...change }), standing: standing + 1 },
    // Its place is made of these: another's change in between must not be put back.
    if:
      'verificationStatus = :verificationStatus AND businessName = :businessName' +
      ' AND (isSuspended = :isSuspended OR attribute_not_exists(isSuspended))' +
      ' AND (appliedAt = :appliedAt OR attribute_not_exists(appliedAt))' +
      ' AND (standing = :standing OR attribute_not_exists(standing))',
    values: { verificationStatus, businessName, isSuspended, appliedAt, standing },
    refuse: 'EDIT_CONFLICT',
  })
}

/**
 * The writes, for a transaction, of an admin's decision about a dealership, or of its application: its standing, its place and
 * its count.
 */
export const dealerVerdictWrites = (
  seen: DealerRecord,
  change: DealerStanding & Pick<DealerRecord, 'verificationStatus'>,
): Write[] => [
  dealerStandingWrite(seen, change),
  ...moveCountWrites(dealerCounts, seen.verificationStatus, change.verificationStatus),
]
