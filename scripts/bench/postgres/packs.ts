import type { FacetName } from '#shared/schemas/listing-query.ts'

// Facets that are counted together: four hash tables instead of ten, with hardly more groups than the ten would have.
const together: readonly (readonly FacetName[])[] = [
  ['make', 'model'],
  ['bodyType', 'condition'],
  ['city', 'transmission'],
  ['fuelType', 'dealerOnly', 'isGCCSpec', 'hasWarranty'],
]

// More values than any facet has: there are about 620 models.
const base = 1024

/** Facets as one number: `sql` makes it, `read` gives the code of each facet again. */
export type Pack = { sql: string; read: (packed: number) => [facet: FacetName, code: number][] }

/** The packs of all facets but those named. */
export const packsWithout = (left: ReadonlySet<FacetName>): Pack[] =>
  together
    .map((facets) => facets.filter((facet) => !left.has(facet)))
    .filter((facets) => facets.length > 0)
    .map((facets) => ({
      sql: facets.map((facet, place) => `${facet}::bigint * ${base ** place}`).join(' + '),
      read: (packed) => facets.map((facet, place) => [facet, Math.floor(packed / base ** place) % base]),
    }))
