import { viewsAtOnce } from '#shared/constants/offer-limits.ts'
import type { recordContact, recordView } from '#shared/api/visits.ts'
import { call } from '#web/api/client.ts'
import { visitorField } from '#web/stores/visitor.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { searchListings } from '#web/entities/listing/queries.ts'

/** A look at one car takes a minute; who rests longer may be gone. */
const restMs = 120_000

const seen = new Set<string>()
let resting: ReturnType<typeof setTimeout> | undefined

/** A count that is lost is no reason to disturb anybody. */
const tellSeen = (): void => {
  clearTimeout(resting)
  const [id, ...also] = seen
  seen.clear()
  if (id)
    void call<typeof recordView>('POST /api/listings/{id}/views', {
      params: { id },
      body: { ...visitorField(), ...(also.length > 0 && { also }) },
    }).catch(() => {})
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', tellSeen)
  document.addEventListener('visibilitychange', () => document.hidden && tellSeen())
}

/** Counts a view of the car's page. The views of a visit are told by one call: when the page goes out of sight, or after a rest. */
export const countView = (listingId: string): void => {
  seen.add(listingId)
  clearTimeout(resting)
  if (seen.size === viewsAtOnce) tellSeen()
  else resting = setTimeout(tellSeen, restMs)
}

/** Counts a press on WhatsApp or call. */
export const countContact = (listingId: string, channel: 'whatsapp' | 'call'): Promise<void> =>
  call<typeof recordContact>('POST /api/listings/{id}/contacts', {
    params: { id: listingId },
    body: { ...visitorField(), channel },
  }).catch(() => {})

/** How many other cars are shown at most (spec 9). */
export const similarCount = 4

type Car = Pick<ListingCard, 'id' | 'make' | 'model'>

const similarQuery = ({ make, model }: Car) =>
  queryOptions({
    queryKey: ['listings', 'similar', make, model],
    queryFn: ({ signal }) =>
      // One more, because the car itself may be among them.
      searchListings({ make, model, limit: similarCount + 1 }, signal),
  })

/** Other cars of the same make and model. */
export const useSimilar = (car: Car) =>
  useQuery({
    ...similarQuery(car),
    select: ({ listings }) => listings.filter(({ id }) => id !== car.id).slice(0, similarCount),
  })
