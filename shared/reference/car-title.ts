import { findMake, findModel } from './find-make.ts'

type TitledCar = { make?: string; model?: string; variant?: string; year?: number }

/**
 * A car's name in one language: make, model, variant, year ("Toyota Land Cruiser GXR 2021"). A draft may lack
 * any part. A make or model that is not in our list, or has no Arabic name, keeps its Latin one, and so does
 * the variant: Gulf sellers write GXR and X5 in Latin letters.
 */
export const carTitle = (car: TitledCar, language: 'en' | 'ar'): string => {
  const { make = '', model = '', variant, year } = car
  const names =
    language === 'ar' ? [findMake(make)?.ar ?? make, findModel(make, model)?.ar ?? model] : [make, model]
  return [...names, variant?.trim(), year].filter(Boolean).join(' ')
}
