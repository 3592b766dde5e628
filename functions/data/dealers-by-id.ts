import { type DealerRecord, dealerRecord } from './dealers.ts'
import { keys } from './keys.ts'
import { getItems } from './table.ts'

/** The dealerships of these user ids that exist, by id. */
export const getDealersById = async (ids: readonly string[]): Promise<Map<string, DealerRecord>> => {
  const dealers = await getItems(ids.map(keys.dealer), dealerRecord)
  return new Map(dealers.map((dealer) => [dealer.id, dealer]))
}
