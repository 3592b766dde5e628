import { moveCountWrites } from '#functions/data/counters.ts'
import { dealerCounts, placeOf, type DealerRecord } from '#functions/data/dealer-record.ts'
import { keys } from '#functions/data/keys.ts'
import { setFields } from '#functions/data/set-fields.ts'
import { tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'

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
export const dealerStandingWrite = (seen: DealerRecord, change: DealerStanding): Write => {
  const set = setFields({ ...change, ...placeOf({ ...seen, ...change }), standing: seen.standing + 1 })
  return {
    Update: {
      TableName: tableName(),
      Key: keys.dealer(seen.id),
      ...set,
      // Its place is made of these: another's change in between must not be put back.
      ConditionExpression:
        '#seenStatus = :seenStatus AND #seenName = :seenName AND (#seenOut = :seenOut OR attribute_not_exists(#seenOut))' +
        ' AND (#seenApplied = :seenApplied OR attribute_not_exists(#seenApplied))' +
        ' AND (#standing = :standing OR attribute_not_exists(#standing))',
      ExpressionAttributeNames: {
        ...set.ExpressionAttributeNames,
        '#seenStatus': 'verificationStatus',
        '#seenName': 'businessName',
        '#seenOut': 'isSuspended',
        '#seenApplied': 'appliedAt',
        '#standing': 'standing',
      },
      ExpressionAttributeValues: {
        ...set.ExpressionAttributeValues,
        ':seenStatus': seen.verificationStatus,
        ':seenName': seen.businessName,
        ':seenOut': seen.isSuspended,
        ':seenApplied': seen.appliedAt,
        ':standing': seen.standing,
      },
    },
  }
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
