import {
  attributeKey,
  generationValue,
  modelValue,
  type AttributeKey,
} from '#functions/search/interpretation.ts'
import type { SearchDocument } from '#functions/search/document.ts'
import { countChoice } from '#shared/reference/car-vocabulary.ts'
import { features } from '#shared/reference/features.ts'
import { generationOf } from '#shared/reference/generations.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

const featureKeys = new Map(features.map(({ key }) => [key, attributeKey('feature', key)]))

const chosen = ['make', 'bodyType', 'fuelType', 'transmission', 'condition', 'color', 'city', 'year'] as const
type Described = Pick<
  ListingCard,
  (typeof chosen)[number] | 'model' | 'area' | 'dealerProfile' | 'isGCCSpec' | 'hasWarranty'
>

/** Everything a listing is, each once. A flag is an attribute only when it is set. */
export const attributesOf = (document: {
  card: Described
  details?: Omit<SearchDocument['details'], 'listedAt' | 'droppedAt' | 'generation' | 'trim'>
  features: readonly string[]
}): AttributeKey[] => {
  const { card, details } = document
  const keys = chosen.map((kind) => attributeKey(kind, card[kind]))
  keys.push(attributeKey('model', modelValue(card.make, card.model)))
  const generation = generationOf(card.make, card.model, card.year)
  if (generation)
    keys.push(attributeKey('generation', generationValue(card.make, card.model, generation.code)))
  keys.push(attributeKey('dealerOnly', String(card.dealerProfile !== null)))
  if (card.area) keys.push(attributeKey('area', card.area))
  if (details?.driveType) keys.push(attributeKey('driveType', details.driveType))
  if (details?.isAccidentFree) keys.push('isAccidentFree:true')
  if (details?.isFirstOwner) keys.push('isFirstOwner:true')
  if (details?.hasFullService) keys.push('hasFullService:true')
  if (details?.hasInspectionReport) keys.push('hasInspectionReport:true')
  for (const kind of ['seats', 'doors', 'cylinders'] as const) {
    const choice = countChoice(kind, details?.[kind])
    if (choice) keys.push(attributeKey(kind, choice))
  }
  for (const feature of new Set(document.features)) {
    const key = featureKeys.get(feature)
    if (key) keys.push(key)
  }
  if (card.isGCCSpec) keys.push('isGCCSpec:true')
  if (card.hasWarranty) keys.push('hasWarranty:true')
  return keys
}
