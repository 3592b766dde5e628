import { bodyTypeWords } from '#shared/reference/body-types.ts'
import { cityWords } from '#shared/reference/cities.ts'
import { colorWords } from '#shared/reference/colors.ts'
import { conditionWords } from '#shared/reference/conditions.ts'
import { features } from '#shared/reference/features.ts'
import { findMake, findModel } from '#shared/reference/find-make.ts'
import { fuelTypeWords } from '#shared/reference/fuel-types.ts'
import type { StockField } from '#shared/reference/stock-columns.ts'
import { transmissionWords } from '#shared/reference/transmissions.ts'
import type { Words } from '#shared/reference/words.ts'
import type { Language } from '#web/stores/language.ts'

const vocabularies: Partial<Record<StockField, Readonly<Record<string, Words>>>> = {
  bodyType: bodyTypeWords,
  fuelType: fuelTypeWords,
  transmission: transmissionWords,
  color: colorWords,
  condition: conditionWords,
  city: cityWords,
  features: Object.fromEntries(features.map((feature) => [feature.key, feature])),
}

/** What a stored text of a field is called in a language; `make` is the car's, for its model. Others stay as they are. */
export const valueWord = (field: string, value: string, language: Language, make = ''): string => {
  if (field === 'make') return (language === 'ar' && findMake(value)?.ar) || value
  if (field === 'model') return (language === 'ar' && findModel(make, value)?.ar) || value
  return vocabularies[field as StockField]?.[value]?.[language] ?? value
}
