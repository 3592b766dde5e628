import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { rest, text } from './item.ts'
import type { Place } from './place.ts'
import type { Item } from './store.ts'

/** The keys of an item in the index by owner. */
export const ownedBy = (owner: string, at: string, id: string) => ({
  ownerPk: owner,
  ownerSk: timeSort(at, id),
})

/** The keys of an item in the index by status. */
export const inStatus = (pk: string, at: string, id: string) => ({ statusPk: pk, statusSk: timeSort(at, id) })

/** The keys of a saved plate. Those of 1.0.0 are in no index until they are brought up to date. */
export const savedPlatePlace = (item: Item): Place => {
  const [userId, plateId] = [rest(item['pk']), rest(item['sk'])]
  return {
    ...keys.favoritePlate(userId, plateId),
    ...(item['plateId'] !== undefined && ownedBy(partitions.savers(plateId), text(item, 'savedAt'), userId)),
  }
}
