import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { Answer, Query } from '#shared/api/contract.ts'
import type { getPlate, listPlates, recordPlateContact, recordPlateView } from '#shared/api/plates.ts'
import { platePictureVersion } from '#shared/rules/plate.ts'
import type { PlateView } from '#shared/schemas/plate.ts'
import { ApiError, errorOfResponse } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { useSession } from '#web/stores/session.ts'
import { visitorField } from '#web/stores/visitor.ts'

export type FoundPlates = Answer<typeof listPlates>
type PlateQuery = Partial<Record<keyof Query<typeof listPlates>, string | number | undefined>>

/** The plates that match. The last answer stays, as `isPlaceholderData`, until the next is here. */
export const usePlates = (query: PlateQuery) =>
  useQuery({
    queryKey: ['plates', 'search', query],
    queryFn: ({ signal }) => call<typeof listPlates>('GET /api/number-plates', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** One plate with its seller, by its number as addresses have it (`333`, `q-333`) or by id. */
export const usePlate = (slugOrId: string) => {
  // Its owner, their staff and admins may see one that is not public, so a signed-in visitor's answer belongs to the account.
  const signedIn = useSession(({ token }) => token !== null)
  return useQuery({
    ...queryOptions({
      queryKey: [signedIn ? 'account' : 'public', 'plate', slugOrId],
      queryFn: ({ signal }) =>
        call<typeof getPlate>('GET /api/number-plates/{id}', { params: { id: slugOrId }, signal }),
    }),
    // A session that ends while somebody writes about the plate must not take the form away.
    placeholderData: (before, query) => (query?.queryKey[2] === slugOrId ? before : undefined),
  })
}

type PlatesById = {
  /** The plates that have loaded; undefined until each call was answered once. */
  plates: Answer<typeof getPlate>[] | undefined
  /** The ids of plates that are no longer public. */
  gone: string[]
  /** Why the first of the others did not load. */
  error: Error | undefined
  isPending: boolean
  retry: () => void
}

const isNotFound = (error: Error | null) => error instanceof ApiError && error.status === 404

/** Some plates by id, each with a call of its own. */
export const usePlatesById = (ids: readonly string[]): PlatesById => {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['public', 'plate', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call<typeof getPlate>('GET /api/number-plates/{id}', { params: { id }, signal }),
    })),
  })
  const failed = answers.filter(({ data, error }) => !data && error !== null && !isNotFound(error))
  return {
    // A second try of one leaves the others where they are.
    plates: answers.every(({ isFetched }) => isFetched)
      ? answers.flatMap(({ data }) => data ?? [])
      : undefined,
    gone: ids.filter((_, index) => isNotFound(answers[index]!.error)),
    error: failed[0]?.error ?? undefined,
    isPending: answers.some(({ isPending }) => isPending),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  }
}

/** Counts a view of the plate. A count that is lost is no reason to disturb anybody. */
export const countPlateView = (plateId: string): Promise<void> =>
  call<typeof recordPlateView>('POST /api/number-plates/{id}/views', {
    params: { id: plateId },
    body: visitorField(),
  }).catch(() => {})

/** Counts a contact by WhatsApp or phone. */
export const countPlateContact = (plateId: string, channel: 'whatsapp' | 'call'): Promise<void> =>
  call<typeof recordPlateContact>('POST /api/number-plates/{id}/contacts', {
    params: { id: plateId },
    body: { ...visitorField(), channel },
  }).catch(() => {})

const getPicture = async (plateId: string, version: number, signal: AbortSignal): Promise<Blob> => {
  try {
    const address = `/api/number-plates/${encodeURIComponent(plateId)}/image?v=${version}`
    const response = await fetch(address, { signal })
    if (response.ok) return await response.blob()
    throw await errorOfResponse(response)
  } catch (cause) {
    if (signal.aborted || cause instanceof ApiError) throw cause
    throw new ApiError(0, 'OFFLINE', { message: `0: ${String(cause)}`, cause })
  }
}

/** A plate's drawing as a PNG, to save or to share. Fails with ApiError. */
export const platePictureQuery = (plate: Pick<PlateView, 'id' | 'availability' | 'price'>) => {
  const version = platePictureVersion(plate)
  return queryOptions({
    queryKey: ['plates', 'picture', plate.id, version],
    queryFn: ({ signal }) => getPicture(plate.id, version, signal),
  })
}
