import { getUsersById, type UserRecord } from '#functions/data/users.ts'

const live = { getUsersById }

/** A page of what people offer as admins see it, each with its owner. What has lost its owner is about to go too. */
export const withOwners = async <T extends { ownerId: string }, View>(
  offers: readonly T[],
  toView: (offer: T, owner: UserRecord) => View,
  deps = live,
): Promise<View[]> => {
  const owners = await deps.getUsersById([...new Set(offers.map(({ ownerId }) => ownerId))])
  return offers.flatMap((offer) => {
    const owner = owners.get(offer.ownerId)
    return owner ? [toView(offer, owner)] : []
  })
}
