import { changeShard } from '#functions/data/change-shard.ts'
import { dealerReviewRecord, toDealerReviewItem } from '#functions/data/dealer-reviews.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { rest, text } from './item.ts'
import type { Place } from './place.ts'
import type { Item } from './store.ts'
import { isIdOf } from '#shared/schemas/ids.ts'

/** The keys of an item in the index by owner. */
export const ownedBy = (owner: string, at: string, id: string) => ({
  ownerPk: owner,
  ownerSk: timeSort(at, id),
})

/** The keys of an item in the index by status. */
export const inStatus = (pk: string, at: string, id: string) => ({ statusPk: pk, statusSk: timeSort(at, id) })

/** The keys of a saved plate. Those of data version 3 are in no index until they are brought up to date. */
export const savedPlatePlace = (item: Item): Place => {
  const [userId, plateId] = [rest(item['pk']), rest(item['sk'])]
  return {
    ...keys.favoritePlate(userId, plateId),
    ...(item['plateId'] !== undefined && ownedBy(partitions.savers(plateId), text(item, 'savedAt'), userId)),
  }
}

/** The pattern of a place by a time that the item does not hold. */
export const ending = (id: unknown): RegExp => new RegExp(`^[0-9TZ:.-]+#${String(id)}$`)

/** The keys of a car that waits for a word of its seller. */
export const confirmationPlace = (item: Item): Place => {
  const due = item['dueAt'] === null ? undefined : timeSort(text(item, 'dueAt'), text(item, 'listingId'))
  return {
    ...keys.confirmation(text(item, 'listingId')),
    ownerPk: partitions.ownConfirmations(text(item, 'ownerId')),
    ownerSk: due ?? ending(item['listingId']),
    ...(due && { statusPk: partitions.confirmations, statusSk: due }),
  }
}

/** The keys of a dealership's feed, which is in no list while there is nothing to do about it. */
export const feedPlace = (item: Item): Place => ({
  ...keys.stockFeed(text(item, 'ownerId')),
  ...(item['dueAt'] !== null && inStatus(partitions.stockFeeds, text(item, 'dueAt'), text(item, 'ownerId'))),
})

/** The keys of a public car that is to be looked at. */
export const checkPlace = (item: Item): Place => ({
  ...keys.publicationCheck(text(item, 'id')),
  ...inStatus(
    partitions.publicationChecks(item['status'] as 'DUE' | 'OPEN'),
    text(item, 'at'),
    text(item, 'id'),
  ),
})

/** A record of the audit log: found by its subject, and by who acted. */
export const auditPlace = (item: Item): Place => ({
  ...keys.audit(Number(item['sequence'])),
  ownerPk: partitions.auditSubject(text(item, 'subject')),
  ownerSk: timeSort(text(item, 'at'), text(item, 'id')),
  statusPk: partitions.auditActor(text(item, 'actorId')),
  statusSk: timeSort(text(item, 'at'), text(item, 'id')),
})

/** The keys of a quarter of a photo's hash. */
export const bandPlace = (item: Item): Place => {
  const band = Number(text(item, 'pk').split('#')[1])
  return keys.photoHash(band, text(item, 'hash').slice(band * 4, band * 4 + 4), text(item, 'id'))
}

/** The keys of a review of a dealership. */
export const dealerReviewPlace = (item: Item): Place => toDealerReviewItem(dealerReviewRecord.parse(item))

/** The keys of a car that has left the market, whose viewings are to be cancelled. */
export const viewingsEndPlace = (item: Item): Place => ({
  ...keys.viewingsEnd(text(item, 'listingId')),
  ...inStatus(partitions.viewingsEnds, text(item, 'at'), text(item, 'listingId')),
})

/** The keys of what a deleted listing or plate leaves in its change feed. */
export const tombstonePlace = (item: Item): Place => {
  const id = text(item, 'id')
  const isListing = isIdOf('listing', id)
  return {
    pk: (isListing ? keys.listing(id) : keys.plate(id)).pk,
    sk: 'TOMBSTONE',
    changePk: isListing ? partitions.changes(changeShard(id)) : partitions.plateChanges,
    changeSk: timeSort(text(item, 'updatedAt'), id),
  }
}
