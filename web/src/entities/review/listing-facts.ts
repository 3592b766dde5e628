import {
  bodyTypeLabels,
  conditionLabels,
  driveTypeLabels,
  fuelTypeLabels,
  transmissionLabels,
} from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { areaLabels } from '#shared/reference/areas.ts'
import { inspectorLabels, ownerLabels, serviceLabels } from '#shared/reference/evidence.ts'
import { cityLabels } from '#shared/reference/cities.ts'
import { features } from '#shared/reference/features.ts'
import type { Label, Language } from '#shared/constants/market.ts'
import type { CarDraft, CarField } from '#shared/schemas/listing.ts'
import { monthName } from '#shared/rules/qatar-day.ts'
import { useCarNames } from '#web/entities/catalogue/queries.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Answers that are shown by themselves; every other one is a fact, and does not compile before it is one. */
type LongAnswer = 'description' | 'secondDescription' | 'features'

/** The short answers about a car in the language in use, by the name of their field; undefined where there is none. */
export const useFactsOf = () => {
  const { t, language } = useT()
  const { makeName, modelName } = useCarNames()
  const labelOf = (words: Readonly<Record<string, Label>>, value: string | undefined) =>
    value && (words[value]?.[language] ?? value)
  const yesNo = (value: boolean | undefined) => (value === undefined ? undefined : t(value ? 'yes' : 'no'))
  return (car: CarDraft) =>
    ({
      make: car.make && makeName(car.make),
      model: car.model && modelName(car.model),
      variant: car.variant,
      // A year is a name, not a quantity: no thousands separator.
      year: car.year === undefined ? undefined : String(car.year),
      mileage: car.mileage === undefined ? undefined : formatKilometres(car.mileage, language),
      priceQAR: car.priceQAR === undefined ? undefined : formatMoney(car.priceQAR, language),
      bodyType: labelOf(bodyTypeLabels, car.bodyType),
      fuelType: labelOf(fuelTypeLabels, car.fuelType),
      transmission: labelOf(transmissionLabels, car.transmission),
      engineSize: car.engineSize,
      cylinders: car.cylinders === undefined ? undefined : String(car.cylinders),
      driveType: labelOf(driveTypeLabels, car.driveType),
      seats: car.seats === undefined ? undefined : String(car.seats),
      doors: car.doors === undefined ? undefined : String(car.doors),
      color: labelOf(colorLabels, car.color),
      condition: labelOf(conditionLabels, car.condition),
      city: labelOf(cityLabels, car.city),
      area: labelOf(areaLabels, car.area),
      isGCCSpec: yesNo(car.isGCCSpec),
      hasWarranty: yesNo(car.hasWarranty),
      isAccidentFree: yesNo(car.isAccidentFree),
      isPriceFixed: yesNo(car.isPriceFixed ?? false),
      owners: labelOf(ownerLabels, car.owners),
      serviceHistory: labelOf(serviceLabels, car.serviceHistory),
      istimaraUntil: monthName(car.istimaraUntil ?? '', language),
      fahesAt: monthName(car.fahesAt ?? '', language),
      inspectedBy: labelOf(inspectorLabels, car.inspectedBy),
      vin: car.vin,
    }) satisfies Record<Exclude<CarField, LongAnswer>, string | undefined>
}

/** One of the short answers about a car, by the name of its field. */
export type FactName = keyof ReturnType<ReturnType<typeof useFactsOf>>

/** The label of a feature; sellers may also have written their own. */
export const featureLabel = (key: string, language: Language): string =>
  features.find((feature) => feature.key === key)?.[language] ?? key
