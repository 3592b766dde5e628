import { arabicCarNames } from './arabic-car-names.ts'

type TitledCar = { make?: string; model?: string; variant?: string; year?: number }

// Every card's title asks for both, so neither may take a walk through the whole list.
const arabicNames = new Map(
  arabicCarNames.map(({ name, ar, models }) => [name, { ar, models: new Map(models) }]),
)

/**
 * A car's name in one language: make, model, variant, year ("Toyota Land Cruiser GXR 2021"). A draft may lack
 * any part. A make or model that is not in our list, or has no Arabic name, keeps its Latin one, and so does
 * the variant: Gulf sellers write GXR and X5 in Latin letters.
 */
export const carTitle = (car: TitledCar, language: 'en' | 'ar'): string => {
  const { make = '', model = '', variant, year } = car
  const arabic = language === 'ar' ? arabicNames.get(make) : undefined
  const names = [arabic?.ar ?? make, arabic?.models.get(model) ?? model]
  return [...names, variant?.trim(), year].filter(Boolean).join(' ')
}
