import * as z from 'zod/mini'
import type { QueryClient } from '@tanstack/react-query'
import { id } from '#shared/schemas/ids.ts'
import { newSavedSearch } from '#shared/schemas/saved-search.ts'
import {
  addPlateToFavorites,
  addToFavorites,
  favoritePlatesQuery,
  favoritesQuery,
} from '#web/entities/favorite/queries.ts'
import { addSavedSearch, savedSearchesQuery } from '#web/entities/saved-search/queries.ts'

const { name, kind, searchParams } = newSavedSearch.shape

/** The acts that are finished by themselves: what they do can be taken back, and nothing is sent to anybody. */
const knownAct = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('saveCar'), listingId: id('listing'), title: z.string() }),
  z.strictObject({ type: z.literal('savePlate'), plateId: id('plate'), title: z.string() }),
  z.strictObject({ type: z.literal('saveSearch'), name, kind, searchParams, alertsEnabled: z.boolean() }),
])
type KnownAct = z.output<typeof knownAct>

const perform = async (client: QueryClient, act: KnownAct): Promise<string> => {
  if (act.type === 'saveCar') {
    await addToFavorites(act.listingId)
    void client.invalidateQueries({ queryKey: favoritesQuery.queryKey })
    return act.title
  }
  if (act.type === 'savePlate') {
    await addPlateToFavorites(act.plateId)
    void client.invalidateQueries({ queryKey: favoritePlatesQuery.queryKey })
    return act.title
  }
  const { type: _, ...search } = act
  await addSavedSearch(search)
  void client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey })
  return act.name
}

/** Does what had to wait for sign-in and gives what it was about; undefined for what is no act of ours. Fails with ApiError. */
export const finishAct = async (client: QueryClient, waiting: unknown): Promise<string | undefined> => {
  const { data: act } = knownAct.safeParse(waiting)
  return act && perform(client, act)
}
