import type { CarDraft, ListingCard } from '#shared/schemas/listing.ts'

/** The version and time of a change, by which two changes of one listing or plate are ordered. */
export type Stamp = { version: number; changedAt: string }

/** What the search filters by and no card shows. */
type Details = Pick<CarDraft, 'driveType' | 'seats' | 'doors' | 'cylinders'> & {
  isAccidentFree: boolean
  isFirstOwner: boolean
  /** Always serviced at the agency. */
  hasFullService: boolean
  /** A report of an inspection is attached. */
  hasInspectionReport: boolean
  /** When it was first public. */
  listedAt: string
  /** When its price last came down, null for one that did not. */
  droppedAt: string | null
  /** The code of its generation and its trim, '' where unknown. */
  generation: string
  trim: string
}

/** One public listing as the search knows it. */
export type SearchDocument = Stamp & {
  id: string
  card: ListingCard
  details: Details
  /** Keys of our list of features, or the seller's own words. */
  features: readonly string[]
  /** Further text for the free-text search, as it was written: engine size and description, a line each. */
  words: string
}

/** Something became public or changed (`document`), or is no longer to be seen (`removed`). */
export type Change<D = SearchDocument> = Stamp & { id: string } & ({ document: D } | { removed: true })

/**
 * Whether `next` is newer than `known`. The version decides; the time decides between two writes of one version, which only a
 * counter makes (a view does not count as an edit). ISO instants sort as text.
 */
export const supersedes = (next: Stamp, known: Stamp | undefined): boolean => {
  if (!known || next.version !== known.version) return !known || next.version > known.version
  return next.changedAt > known.changedAt
}
