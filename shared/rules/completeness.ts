import type { OwnListing } from '#shared/schemas/listing.ts'

type Scored = Pick<OwnListing, 'variant' | 'engineSize' | 'description' | 'features'> & {
  images: readonly unknown[]
}

/** What sells a car beyond the required answers, each with the points it is worth; together with the base they make 100. */
const parts = [
  { gap: 'photos', points: 20, isThere: ({ images }: Scored) => images.length > 0 },
  { gap: 'morePhotos', points: 15, isThere: ({ images }: Scored) => images.length >= 6 },
  {
    gap: 'description',
    points: 15,
    isThere: ({ description = '' }: Scored) => description.trim().length >= 120,
  },
  { gap: 'features', points: 10, isThere: ({ features = [] }: Scored) => features.length >= 5 },
  { gap: 'variant', points: 5, isThere: ({ variant }: Scored) => Boolean(variant) },
  { gap: 'engineSize', points: 5, isThere: ({ engineSize }: Scored) => Boolean(engineSize) },
] as const
export type CompletenessGap = (typeof parts)[number]['gap']

/** What the required answers alone are worth: a listing without them cannot be submitted at all. */
const requiredPoints = 30

/**
 * How complete a listing is, 0 to 100, and what would add most, dearest first. Photos weigh most: they are what buyers
 * open a listing for. `requiredShare` is how much of what must be answered is answered, 0 to 1.
 */
export const completenessOf = (
  listing: Scored,
  requiredShare: number,
): { score: number; gaps: { gap: CompletenessGap; points: number }[] } => {
  const gaps = parts.filter(({ isThere }) => !isThere(listing))
  const lost = gaps.reduce((sum, { points }) => sum + points, 0)
  return {
    score: Math.round(100 - lost - requiredPoints * (1 - requiredShare)),
    gaps: gaps.map(({ gap, points }) => ({ gap, points })).toSorted((a, b) => b.points - a.points),
  }
}
