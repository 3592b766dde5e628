import type { FacetName } from '#shared/schemas/listing-query.ts'

/** The facets that every compared system counts: those that nearly every visitor looks at. */
export const comparedFacets = [
  'make',
  'model',
  'bodyType',
  'fuelType',
  'transmission',
  'condition',
  'city',
  'dealerOnly',
  'isGCCSpec',
  'hasWarranty',
] as const satisfies readonly FacetName[]
export type ComparedFacet = (typeof comparedFacets)[number]
