import { bodyTypeLabels } from '#shared/reference/car-vocabulary.ts'
import { placeIn } from '#shared/reference/areas.ts'
import { findMake, findModel } from '#shared/reference/makes.ts'
import type { Label, Language } from '#shared/constants/market.ts'

/** The name of a make in a language; one that we do not list stays as it is written. */
export const makeName = (make: string, language: Language): string =>
  language === 'ar' ? (findMake(make)?.ar ?? make) : make

/** The name of a model in a language; many have Latin names only. */
export const modelName = (make: string, model: string, language: Language): string =>
  language === 'ar' ? (findModel(make, model)?.ar ?? model) : model

/** The name of a city in a language; one that we do not list stays as it is written. */
export const cityName = (city: string, language: Language): string => placeIn({ city }, language)

export const bodyTypeName = (bodyType: string, language: Language): string =>
  (bodyTypeLabels as Readonly<Record<string, Label | undefined>>)[bodyType]?.[language] ?? bodyType
