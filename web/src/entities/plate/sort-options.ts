/** The orders of the sort list, each as `sortBy-sortOrder`; the first is the default without a text. */
export const plateSorts = [
  'createdAt-desc',
  'price-asc',
  'price-desc',
  'digits-asc',
  'featured-desc',
] as const
export type PlateSort = (typeof plateSorts)[number]

/** What a visitor chooses from: a text can also sort by how well plates fit it. */
export type PlateSortChoice = PlateSort | 'relevance'

export const defaultPlateSort: PlateSort = 'createdAt-desc'
