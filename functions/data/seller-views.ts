import type { DealerRecord } from '#functions/data/dealer-record.ts'
import type { UserRecord } from '#functions/data/users.ts'

/**
 * Who sells something, as its page says it. A dealership's numbers are public anyway; a private person's are told only while
 * it is `isReachable` about what is sold.
 */
export const toSeller = (owner: UserRecord, dealer: DealerRecord | undefined, isReachable: boolean) => {
  const ownNumber = isReachable ? owner.phoneNumber : null
  return {
    name: dealer?.businessName ?? owner.firstName,
    memberSince: owner.createdAt,
    phoneNumber: dealer?.phoneNumber ?? ownNumber,
    whatsappNumber: dealer?.whatsappNumber ?? ownNumber,
  }
}

/** Who sells something, as an admin who reviews it sees them. */
export const toOwner = ({ id, username, firstName, lastName, role }: UserRecord) => ({
  id,
  username,
  name: `${firstName} ${lastName}`,
  role,
})
