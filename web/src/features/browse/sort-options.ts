/** The ten orders of the sort list (spec 9), each as `sortBy-sortOrder`; the first is the default without a text. */
export const sortOptions = [
  'createdAt-desc',
  'createdAt-asc',
  'priceQAR-asc',
  'priceQAR-desc',
  'year-desc',
  'year-asc',
  'mileage-asc',
  'mileage-desc',
  'viewCount-desc',
  'featured-desc',
] as const
export type SortValue = (typeof sortOptions)[number]

/** What a visitor chooses from: a text can also sort by how well cars fit it. */
export type SortChoice = SortValue | 'relevance'

export const defaultSort: SortValue = 'createdAt-desc'

export const isSortValue = (text: string): text is SortValue =>
  (sortOptions as readonly string[]).includes(text)
