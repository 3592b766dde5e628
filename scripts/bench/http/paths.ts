import type { ListingQuery } from '#shared/schemas/listing-query.ts'

/** The address under which the API answers a query, as the web app writes it. */
export const pathOf = (query: ListingQuery): string => {
  const parameters = Object.entries(query).map(([name, value]) => [name, [value].flat().join(',')] as const)
  return `/api/listings?${new URLSearchParams(Object.fromEntries(parameters))}`
}
