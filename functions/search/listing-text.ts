import { bodyTypeWords } from '#shared/reference/body-types.ts'
import { cityWords, type CityName } from '#shared/reference/cities.ts'
import { colorWords } from '#shared/reference/colors.ts'
import { conditionWords } from '#shared/reference/conditions.ts'
import { features as allFeatures } from '#shared/reference/features.ts'
import { findMake, findModel } from '#shared/reference/find-make.ts'
import { fuelTypeWords } from '#shared/reference/fuel-types.ts'
import { transmissionWords } from '#shared/reference/transmissions.ts'
import { synonyms } from '#shared/reference/synonyms.ts'
import type { Words } from '#shared/reference/words.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

type Details = { engineSize?: string; description?: string; features?: readonly string[] }

/** A value in both languages, and what else people type for it. */
const said = <V extends keyof typeof synonyms>(value: V, words: Readonly<Record<V, Words>>): string[] => [
  words[value].en,
  words[value].ar,
  ...synonyms[value],
]

const equipment = new Map(allFeatures.map(({ key, en, ar }) => [key, [en, ar]]))

/**
 * What the free text of a listing may match: its words in both languages with what else people type for them, a line
 * each. Expanded here, once per change, rather than in every query.
 */
export const listingText = (card: ListingCard, details: Details): string =>
  [
    card.title,
    card.titleAr,
    ...(findMake(card.make)?.aliases ?? []),
    ...(findModel(card.make, card.model)?.aliases ?? []),
    ...said(card.bodyType, bodyTypeWords),
    ...said(card.fuelType, fuelTypeWords),
    ...said(card.transmission, transmissionWords),
    ...said(card.color, colorWords),
    ...said(card.condition, conditionWords),
    ...(card.city in cityWords ? said(card.city as CityName, cityWords) : [card.city]),
    ...(card.isGCCSpec ? ['GCC', 'خليجي', 'مواصفات خليجية'] : []),
    ...(card.hasWarranty ? ['warranty', 'ضمان'] : []),
    card.dealerProfile?.businessName ?? '',
    details.engineSize ?? '',
    ...(details.features ?? []).flatMap((key) => equipment.get(key) ?? key),
    details.description ?? '',
  ]
    .filter(Boolean)
    .join('\n')
