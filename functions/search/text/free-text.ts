import type { ListingCard } from '#shared/schemas/listing.ts'
import { cityWords } from '#shared/reference/cities.ts'
import { features } from '#shared/reference/features.ts'
import { makes } from '#shared/reference/makes.ts'

const featureKeys = new Set(features.map(({ key }) => key))
const modelsOf = new Map(makes.map((make) => [make.name, new Set(make.models.map(({ name }) => name))]))

type Told = {
  card: Pick<ListingCard, 'make' | 'model' | 'city' | 'variant' | 'dealerProfile'>
  features: readonly string[]
  /** What else the seller wrote, a line each. */
  words: string
}

/**
 * The lines that a listing has of its own, beside its attributes: what the seller wrote, and names that the reference
 * lists do not know (a newer make), which no attribute's words cover.
 */
export const freeText = ({ card, features, words }: Told): string[] => {
  const models = modelsOf.get(card.make)
  return [
    card.variant,
    card.dealerProfile?.businessName ?? '',
    models ? '' : card.make,
    models?.has(card.model) ? '' : card.model,
    Object.hasOwn(cityWords, card.city) ? '' : card.city,
    ...features.filter((feature) => !featureKeys.has(feature)),
    ...words.split('\n'),
  ].filter(Boolean)
}
