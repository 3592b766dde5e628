import { missingAnswers, requiredByStep } from './listing.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'

const evidence = ['owners', 'serviceHistory', 'istimaraUntil', 'fahesAt', 'vin'] as const

type Scored = Pick<
  OwnListing,
  'variant' | 'engineSize' | 'description' | 'features' | (typeof evidence)[number]
> & {
  images: readonly unknown[]
}

/** The optional parts that help to sell a car, each with its points; together with the base they make 100. */
const parts = [
  { gap: 'photos', points: 20, isThere: ({ images }: Scored) => images.length > 0 },
  { gap: 'morePhotos', points: 10, isThere: ({ images }: Scored) => images.length >= 6 },
  {
    gap: 'description',
    points: 10,
    isThere: ({ description = '' }: Scored) => description.trim().length >= 120,
  },
  {
    gap: 'evidence',
    points: 10,
    // Most cars have three: few are sold with every paper at hand.
    isThere: (car: Scored) => evidence.filter((name) => car[name]).length >= 3,
  },
  { gap: 'features', points: 10, isThere: ({ features = [] }: Scored) => features.length >= 5 },
  { gap: 'variant', points: 5, isThere: ({ variant }: Scored) => Boolean(variant) },
  { gap: 'engineSize', points: 5, isThere: ({ engineSize }: Scored) => Boolean(engineSize) },
] as const
export type CompletenessGap = (typeof parts)[number]['gap']

type Completeness = { score: number; gaps: { gap: CompletenessGap; points: number }[] }

/** The points of the required answers alone: a listing without them cannot be submitted at all. */
const requiredPoints = 30

/**
 * The completeness of a listing, 0 to 100, and the gaps that would add most, the largest first. Photos weigh most: they are
 * what buyers open a listing for. `requiredShare` is the share of the required answers that are given, 0 to 1.
 */
export const completenessOf = (listing: Scored, requiredShare: number): Completeness => {
  const gaps = parts.filter(({ isThere }) => !isThere(listing))
  const lost = gaps.reduce((sum, { points }) => sum + points, 0)
  return {
    score: Math.round(100 - lost - requiredPoints * (1 - requiredShare)),
    gaps: gaps.map(({ gap, points }) => ({ gap, points })).toSorted((a, b) => b.points - a.points),
  }
}

const required = requiredByStep.basics.length + requiredByStep.details.length

/** How complete an own listing is, 0 to 100, and what is missing. */
export const completenessOfOwn = (listing: OwnListing): Completeness =>
  completenessOf(listing, 1 - missingAnswers(listing).length / required)
