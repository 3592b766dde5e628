import type { Language } from '#shared/constants/languages.ts'
import { bodyTypeWords } from '#shared/reference/body-types.ts'
import { cityWords } from '#shared/reference/cities.ts'
import { colorWords } from '#shared/reference/colors.ts'
import { conditionWords } from '#shared/reference/conditions.ts'
import { features } from '#shared/reference/features.ts'
import { fuelTypeWords } from '#shared/reference/fuel-types.ts'
import { transmissionWords } from '#shared/reference/transmissions.ts'
import type { Words } from '#shared/reference/words.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import { formatKilometres, formatMoney } from '#web/i18n/format.ts'
import type { CarNames } from './car-names.ts'

const word = (words: Readonly<Record<string, Words>>, value: string | undefined, language: Language) =>
  value && (words[value]?.[language] ?? value)

type YesNo = (value: boolean | undefined) => string | undefined

/** What the seller says about the car, in the words of a language; undefined where nothing was said. */
export const factsOf = (car: CarDraft, language: Language, yesNo: YesNo, { makeName, modelName }: CarNames) =>
  ({
    make: car.make && makeName(car.make),
    model: car.model && modelName(car.model),
    variant: car.variant,
    // A year is a name, not a quantity: no thousands separator.
    year: car.year === undefined ? undefined : String(car.year),
    mileage: car.mileage === undefined ? undefined : formatKilometres(car.mileage, language),
    priceQAR: car.priceQAR === undefined ? undefined : formatMoney(car.priceQAR, language),
    bodyType: word(bodyTypeWords, car.bodyType, language),
    fuelType: word(fuelTypeWords, car.fuelType, language),
    transmission: word(transmissionWords, car.transmission, language),
    engineSize: car.engineSize,
    color: word(colorWords, car.color, language),
    condition: word(conditionWords, car.condition, language),
    city: word(cityWords, car.city, language),
    isGCCSpec: yesNo(car.isGCCSpec),
    hasWarranty: yesNo(car.hasWarranty),
    isAccidentFree: yesNo(car.isAccidentFree),
  }) as const

/** One of the short answers about a car, by the name that its field has. */
export type FactName = keyof ReturnType<typeof factsOf>

/** A feature's name; sellers may also have written their own. */
export const featureName = (key: string, language: Language): string =>
  features.find((feature) => feature.key === key)?.[language] ?? key
