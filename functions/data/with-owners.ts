import { getUsersById, type UserRecord } from '#functions/data/users.ts'

const live = { getUsersById }

type Offer = { ownerId: string; decision: { by: string } | null }

/**
 * A page of what people offer as admins see it, each with its owner and with the admin who decided about it last. What has lost
 * its owner is about to go too.
 */
export const withOwners = async <T extends Offer, View>(
  offers: readonly T[],
  toView: (offer: T, owner: UserRecord, admin: UserRecord | undefined) => View,
  deps = live,
): Promise<View[]> => {
  const ids = offers.flatMap(({ ownerId, decision }) => (decision ? [ownerId, decision.by] : [ownerId]))
  const users = await deps.getUsersById([...new Set(ids)])
  return offers.flatMap((offer) => {
    const owner = users.get(offer.ownerId)
    return owner ? [toView(offer, owner, users.get(offer.decision?.by ?? ''))] : []
  })
}
