import { useCallback, useState } from 'react'
import { changedStockCar, marketAt } from '#shared/rules/stock.ts'
import { titleIn } from '#shared/rules/title-in.ts'
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { setAvailability } from '#shared/api/availability.ts'
import type { changeListings as bulkContract, listStock } from '#shared/api/stock.ts'
import type { Answer, BodyInput } from '#shared/api/contract.ts'
import type {
  createListing as create,
  deleteListing,
  getOwnListing as contract,
  listSellerListings,
  updateListing as updateContract,
} from '#shared/api/listings.ts'
import type { BulkAction } from '#shared/rules/availability.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { StockCar } from '#shared/schemas/stock.ts'
import { hasCode } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { invalidateShown } from '#web/api/shown.ts'
import type { BulkResult } from '#web/api/in-chunks.ts'
import {
  noteVersion,
  presentVersion,
  sendActsOn,
  shownOf,
  type UndoableAct,
  useShown,
} from '#web/api/undoable.ts'
import { useT } from '#web/i18n/use-t.ts'

export const ownListingsQuery = queryOptions({
  queryKey: ['account', 'listings'],
  queryFn: ({ signal }) => call<typeof listSellerListings>('GET /api/seller/listings', { signal }),
})

/** Every listing of the seller, or of the dealership that one acts for, newest first, with what can still be undone. */
export const useOwnListings = (enabled = true) => {
  const query = useQuery({ ...ownListingsQuery, enabled })
  return { ...query, data: useShown(query.data) }
}

/** Gets one of the caller's own listings as it is stored now. Throws ApiError. */
export const getOwnListing = (id: string, signal?: AbortSignal) =>
  call<typeof contract>('GET /api/seller/listings/{id}', { params: { id }, ...(signal && { signal }) })

/** An own listing for editing. Not cached once the editor closes: an edit must start from what is stored now, with the person's own acts. */
export const ownListingQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'own-listing', id],
    queryFn: async ({ signal }) => {
      await sendActsOn(id)
      return getOwnListing(id, signal)
    },
    gcTime: 0,
  })

/** The own listing that is being edited; nothing is fetched for a new one. */
export const useOwnListing = (id: string | null) =>
  useQuery({ ...ownListingQuery(id ?? ''), enabled: id !== null })

/** Gives a listing's title in the language in use; a draft without make and model has none yet. */
export const useListingTitle = (): ((listing: Pick<OwnListing, 'title' | 'titleAr'>) => string) => {
  const { t, language } = useT('dashboard')
  return (listing) => titleIn(listing, language) || t('untitled')
}

type ListingChange = BodyInput<typeof updateContract>

/** Changes a listing of the user's own. Throws ApiError, EDIT_CONFLICT when it has changed since `version`. */
export const updateListing = (id: string, body: ListingChange, signal?: AbortSignal) =>
  call<typeof updateContract>('PATCH /api/listings/{id}', { params: { id }, body, ...(signal && { signal }) })

/** Stores a new listing, as a draft or submitted. Throws ApiError. */
export const createListing = (body: BodyInput<typeof create>) =>
  call<typeof create>('POST /api/listings', { body })

/** A dealership's whole stock as rows of a table, newest first: some hundreds with each call, however many there are. */
const stockQuery = (onProgress?: (count: number) => void) =>
  queryOptions({
    queryKey: ['account', 'stock'],
    queryFn: async ({ signal }) => {
      const cars: StockCar[] = []
      let cursor: string | null | undefined
      do {
        const page: Answer<typeof listStock> = await call<typeof listStock>('GET /api/seller/stock', {
          query: cursor ? { cursor } : {},
          signal,
        })
        cars.push(...page.cars)
        cursor = page.nextCursor
        onProgress?.(cars.length)
      } while (cursor)
      return cars
    },
  })

/** The stock, and how many cars of it are there while it loads. */
export const useStock = (enabled: boolean) => {
  const [loaded, setLoaded] = useState(0)
  const query = useQuery({ ...stockQuery(setLoaded), enabled })
  return { ...query, data: useShown(query.data), loaded }
}

/** Puts a changed listing into the lists of own listings; whatever else shows it is out of date. */
const showChanged = (client: QueryClient, changed: OwnListing) => {
  client.setQueryData(stockQuery().queryKey, (cars) =>
    // Only dealerships have a table.
    cars?.map((car) =>
      car.id === changed.id ? changedStockCar(car, changed, { role: 'SELLER_DEALERSHIP' }) : car,
    ),
  )
  client.setQueryData(ownListingsQuery.queryKey, (listings) =>
    listings?.map((listing) => (listing.id === changed.id ? changed : listing)),
  )
  invalidateShown(client, 'listings')
}

const invalidateOwn = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: stockQuery().queryKey }),
    client.invalidateQueries({ queryKey: ownListingsQuery.queryKey }),
  ])

const reloadListings = async (client: QueryClient): Promise<void> => {
  invalidateShown(client, 'listings')
  await invalidateOwn(client)
}

/** Changes a part of the user's own listing, such as its price or status. */
export const useUpdateListing = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: ListingChange & { id: string }) => updateListing(id, body),
    onSuccess: (changed) => showChanged(client, changed),
    // The list may be old: the next try starts from what is stored now.
    onError: () => invalidateOwn(client),
  })
}

/** Sets whether the user's own car is available, reserved, sold or paused. */
export const useSetAvailability = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof setAvailability>) =>
      call<typeof setAvailability>('PUT /api/listings/{id}/availability', {
        params: { id },
        body,
      }),
    onSuccess: (changed) => showChanged(client, changed),
    onError: () => void invalidateOwn(client),
  })
}

/** Deletes the user's own listing for good. */
export const useDeleteListing = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, version }: { id: string; version?: number | undefined }) => {
      try {
        await call<typeof deleteListing>('DELETE /api/listings/{id}', { params: { id }, query: { version } })
      } catch (error) {
        // It may have been deleted in another tab.
        if (!hasCode(error, 'LISTING_NOT_FOUND')) throw error
      }
    },
    onError: () => void invalidateOwn(client),
    onSuccess: (_, { id }) => {
      client.setQueryData(ownListingsQuery.queryKey, (listings) =>
        listings?.filter((listing) => listing.id !== id),
      )
      client.setQueryData(stockQuery().queryKey, (cars) => cars?.filter((car) => car.id !== id))
      invalidateShown(client, 'listings')
    },
  })
}

/** A price as it was seen, and as it is to be. */
export type PriceMove = { from: number; to: number }

type Seen = {
  /** The version of each that the seller looked at. */
  seen: ReadonlyMap<string, number>
  /** The price of each, where prices change. */
  prices: ReadonlyMap<string, PriceMove>
}

/** Applies one action to at most fifty own listings as they were seen, and answers with the result of each. */
export const changeListings = async (action: BulkAction, ids: readonly string[], { seen, prices }: Seen) => {
  const { results } = await call<typeof bulkContract>('POST /api/seller/listings/bulk', {
    body: {
      action,
      ids: [...ids],
      versions: Object.fromEntries(
        ids.flatMap((id) => {
          const version = presentVersion(id, seen.get(id))
          return version === undefined ? [] : [[id, version]]
        }),
      ),
      ...(action === 'PRICE' && {
        prices: ids.flatMap((id) => {
          const { from, to } = prices.get(id) ?? {}
          return from === undefined || to === undefined ? [] : [{ from, to }]
        }),
      }),
    },
  })
  for (const { id, version } of results) noteVersion(id, seen.get(id), version)
  return results
}

/** Gives a function that refetches the own listings and invalidates public lists. */
export const useReloadListings = (): (() => Promise<void>) => {
  const client = useQueryClient()
  return useCallback(() => reloadListings(client), [client])
}

/**
 * Puts what one act has made of many into the lists of own listings, and refetches them. Without the first, an answer that does not come
 * would leave them as they were before the act.
 */
export const showManyChanged = async (
  client: QueryClient,
  results: readonly BulkResult[],
  shownAs: UndoableAct['shownAs'],
): Promise<void> => {
  const done = new Map(results.filter(({ failure }) => failure === null).map((one) => [one.id, one]))
  const changed = <Item extends StockCar | OwnListing>(item: Item): Item[] => {
    const result = done.get(item.id)
    if (!result) return [item]
    const { status = item.status, version = item.version } = result
    return shownOf([item], [{ on: [item.id], shownAs }]).map((shown) => ({ ...shown, status, version }))
  }
  client.setQueryData(stockQuery().queryKey, (cars) =>
    cars?.flatMap((car) =>
      changed(car).map((shown) => ({ ...shown, market: marketAt(car, shown.priceQAR) })),
    ),
  )
  client.setQueryData(ownListingsQuery.queryKey, (listings) => listings?.flatMap(changed))
  await reloadListings(client)
}
