import type { Language } from '#shared/constants/languages.ts'
import { features } from '#shared/reference/features.ts'
import { findMake, findModel } from '#shared/reference/find-make.ts'
import { vocabularies } from './vocabularies.ts'

const wordsOf: typeof vocabularies = {
  ...vocabularies,
  features: Object.fromEntries(features.map((feature) => [feature.key, feature])),
}

/** What a stored text of a field is called in a language; `make` is the car's, for its model. Others stay as they are. */
export const valueWord = (field: string, value: string, language: Language, make = ''): string => {
  if (field === 'make') return (language === 'ar' && findMake(value)?.ar) || value
  if (field === 'model') return (language === 'ar' && findModel(make, value)?.ar) || value
  return wordsOf[field]?.[value]?.[language] ?? value
}
