import type { Language, Label } from '#shared/constants/market.ts'
import {
  bodyTypeLabels,
  conditionLabels,
  driveTypeLabels,
  fuelTypeLabels,
  transmissionLabels,
} from '#shared/reference/car-vocabulary.ts'
import { ownerLabels, serviceLabels } from '#shared/reference/evidence.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { areaLabels } from '#shared/reference/areas.ts'
import { cityLabels } from '#shared/reference/cities.ts'
import { features } from '#shared/reference/features.ts'
import { findMake, findModel } from '#shared/reference/makes.ts'
import {
  stockAvailabilityLabels,
  stockColumns,
  type StockField,
  stockListSeparator,
  stockNotes,
  stockStatusLabels,
  yesNoLabels,
} from '#shared/reference/stock-columns.ts'
import type { Availability } from '#shared/rules/availability.ts'
import type { CarDraft, ListingStatus, OwnListing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'

/** A car in a stock file. `photos` are file names; an example has no state. */
export type StockCar = CarDraft & {
  stockNumber: string
  photos: readonly string[]
  status?: ListingStatus
  availability?: Availability
}

/** The headers of a stock file in a language, in order. */
export const stockHeaders = (language: Language): string[] => stockColumns.map((column) => column[language])

const cellOf = (field: StockField, car: StockCar, language: Language): string | number => {
  const value = car[field]
  // Availability means nothing before it is public.
  if (value === undefined || (field === 'availability' && car.status !== 'APPROVED')) return ''
  if (typeof value === 'boolean') return yesNoLabels[value ? 'yes' : 'no'][language]
  if (typeof value === 'string') return valueLabel(field, value, language, car.make)
  if (typeof value === 'number') return value
  return value.map((part) => valueLabel(field, part, language)).join(` ${stockListSeparator} `)
}

/** The cells of a car in a language, in the order of the headers; an import of them changes nothing about it. */
export const stockCells = (car: StockCar, language: Language): (string | number)[] =>
  stockColumns.map(({ field }) => cellOf(field, car, language))

/** The columns of an export beyond those of a template. By its link an import knows a car whatever stock number is typed beside it. */
const notes = ['views', 'contacts', 'link'] as const

/** The headers of an export in a language, in order. */
export const exportHeaders = (language: Language): string[] => [
  ...stockHeaders(language),
  ...notes.map((note) => stockNotes[note][language]),
]

/** A car in a dealer's export. */
type ExportedCar = Omit<StockCar, 'stockNumber' | 'photos'> &
  Pick<OwnListing, 'id' | 'slug' | 'stockNumber' | 'viewCount' | 'contactCount'>

/** The cells of a car in an export, in the order of its headers. `origin` is that of its links. */
export const exportCells = (car: ExportedCar, language: Language, origin: string): (string | number)[] => [
  // Photo names are only for importing photos.
  ...stockCells({ ...car, stockNumber: car.stockNumber ?? '', photos: [] }, language),
  car.viewCount,
  car.contactCount,
  // A draft has no page yet.
  origin + (car.slug ? paths.car(car.slug) : paths.sellYourCar(car.id)),
]

/** The values of each closed list with their labels. */
export const vocabularies: Readonly<Record<string, Readonly<Record<string, Label>>>> = {
  bodyType: bodyTypeLabels,
  fuelType: fuelTypeLabels,
  transmission: transmissionLabels,
  driveType: driveTypeLabels,
  owners: ownerLabels,
  serviceHistory: serviceLabels,
  color: colorLabels,
  condition: conditionLabels,
  city: cityLabels,
  area: areaLabels,
  status: stockStatusLabels,
  availability: stockAvailabilityLabels,
}

const labelsOf: typeof vocabularies = {
  ...vocabularies,
  features: Object.fromEntries(features.map((feature) => [feature.key, feature])),
}

/** The label of a stored value of a field; `make` is the car's, for its model. Values without a label stay as they are. */
export const valueLabel = (field: string, value: string, language: Language, make = ''): string => {
  if (field === 'make') return (language === 'ar' && findMake(value)?.ar) || value
  if (field === 'model') return (language === 'ar' && findModel(make, value)?.ar) || value
  return labelsOf[field]?.[value]?.[language] ?? value
}
