import { normalise } from '#shared/rules/normalise.ts'
import {
  bodyTypes,
  bodyTypeLabels,
  conditions,
  conditionLabels,
  type DriveType,
  fuelTypes,
  fuelTypeLabels,
  transmissions,
  driveTypes,
  driveTypeLabels,
  transmissionLabels,
} from '#shared/reference/car-vocabulary.ts'
import { colors, colorLabels } from '#shared/reference/colors.ts'
import { areaLabels, areaNames } from '#shared/reference/areas.ts'
import { cityNames, cityLabels } from '#shared/reference/cities.ts'
import { ownerCounts, ownerLabels, serviceHistories, serviceLabels } from '#shared/reference/evidence.ts'
import { features } from '#shared/reference/features.ts'
import { type CarModel, type Make, makes } from '#shared/reference/makes.ts'
import { areaSynonyms, featureSynonyms, flagWords, synonyms } from '#shared/reference/synonyms.ts'
import type { Label } from '#shared/constants/market.ts'
import { availabilities } from '#shared/rules/availability.ts'
import { listingStatuses } from '#shared/schemas/listing.ts'
import { stockAvailabilityLabels, stockStatusLabels } from '#shared/reference/stock-columns.ts'

/**
 * The one spelling under which a header or a value of a file is looked up: as the search folds both scripts, and without
 * spaces and punctuation, so that `Price (QAR)`, `PRICE_QAR` and `price qar` are one.
 */
export const spellingKey = (text: string): string => normalise(text).replace(/[^\p{L}\p{N}]/gu, '')

type Spelled<T> = readonly [value: T, ...spellings: (readonly string[])[]]

/**
 * Finds a value by any of its spellings. They are given in ranks (stored value, names, what else people type): a spelling of
 * one rank is never hidden by another value's of a later one.
 */
export const spellingTable = <T>(values: readonly Spelled<T>[]): ((text: string) => T | undefined) => {
  const found = new Map<string, T>()
  const ranks = Math.max(0, ...values.map(([, ...spellings]) => spellings.length))
  for (let rank = 0; rank < ranks; rank++) {
    for (const [value, ...spellings] of values) {
      for (const key of (spellings[rank] ?? []).map(spellingKey))
        if (key && !found.has(key)) found.set(key, value)
    }
  }
  return (text) => found.get(spellingKey(text))
}

const named = <T extends keyof typeof synonyms>(
  values: readonly T[],
  words: Readonly<Record<T, Label>>,
  more: Partial<Record<T, readonly string[]>> = {},
) =>
  spellingTable(
    values.map(
      (value) =>
        [
          value,
          [value],
          [words[value].en, words[value].ar],
          [...synonyms[value], ...(more[value] ?? [])],
        ] as const,
    ),
  )

// In a column of bodies this means one; the search must take it for the drive, which pickups have too.
const fourByFour = { SUV: ['دفع رباعي', 'سيارة دفع رباعي', '4x4', '4WD'] }

const driveWords: Record<DriveType, readonly string[]> = {
  FWD: ['front', 'front wheel', 'دفع امامي', 'امامي'],
  RWD: ['rear', 'rear wheel', 'back', 'خلفي'],
  AWD: ['all wheel', 'quattro', '4matic', 'xdrive', 'كلي'],
  '4WD': ['4x4', 'four-wheel drive', 'four wheel', '4 wheel drive', 'رباعي', 'دبل', 'دبل قير', '4 في 4'],
}

const ownerWords = {
  '1': ['one owner', 'single owner', '1st owner', 'first', 'مالك واحد', 'اول مالك', 'المالك الاول', 'وكالة'],
  '2': ['two owners', '2nd owner', 'مالك ثاني', 'ثاني مالك', 'مالكين'],
  '3': ['three owners', '3rd owner', 'ثالث مالك', 'ثلاثة ملاك'],
  '4+': ['4', '5', '6', '4 or more', 'four owners', 'اربعة ملاك'],
}

const serviceWords = {
  Agency: [
    'full',
    'full service history',
    'agency service',
    'agency serviced',
    'full agency service',
    'dealer serviced',
    'صيانة وكالة',
    'صيانة الوكالة',
    'صيانة كاملة',
    'كامل',
    'كاملة',
  ],
  Partial: ['partly', 'some', 'جزئي', 'جزئية', 'صيانة جزئية'],
  None: ['no', 'unknown', 'no history', 'لا', 'لا يوجد', 'بدون', 'غير معروف'],
}

/** The stored value of a cell, by field: by stored value, name in either language, or what else people type for it. */
export const valueOf = {
  bodyType: named(bodyTypes, bodyTypeLabels, fourByFour),
  fuelType: named(fuelTypes, fuelTypeLabels),
  transmission: named(transmissions, transmissionLabels),
  driveType: spellingTable(
    driveTypes.map((drive) => [
      drive,
      [drive],
      [driveTypeLabels[drive].en, driveTypeLabels[drive].ar],
      driveWords[drive],
    ]),
  ),
  owners: spellingTable(
    ownerCounts.map((count) => [
      count,
      [count],
      [ownerLabels[count].en, ownerLabels[count].ar],
      ownerWords[count],
    ]),
  ),
  serviceHistory: spellingTable(
    serviceHistories.map((kind) => [
      kind,
      [kind],
      [serviceLabels[kind].en, serviceLabels[kind].ar],
      serviceWords[kind],
    ]),
  ),
  color: named(colors, colorLabels),
  condition: named(conditions, conditionLabels),
  city: named(cityNames, cityLabels),
  area: spellingTable(
    areaNames.map((area) => [
      area,
      [area],
      [areaLabels[area].en, areaLabels[area].ar],
      areaSynonyms[area] ?? [],
    ]),
  ),
}

const availabilityWords = {
  AVAILABLE: ['for sale', 'in stock', 'متوفرة', 'متوفر', 'متاح', 'للبيع'],
  RESERVED: ['on hold', 'booked', 'محجوز', 'حجز'],
  SOLD: ['sold out', 'مباع', 'تم البيع', 'بيعت'],
  PAUSED: ['hidden', 'unavailable', 'متوقفة', 'موقوفة', 'موقوف', 'غير متاحة'],
}

const statusWords = {
  DRAFT: ['unpublished', 'غير منشور', 'مسوده'],
  PENDING: ['pending', 'in review', 'بانتظار المراجعة'],
  APPROVED: ['approved', 'live', 'public', 'مقبول', 'منشورة', 'نشر'],
  REJECTED: ['refused', 'مرفوضة'],
}

/** The state of a listing that a cell names, by field. */
export const stateOf = {
  availability: spellingTable(
    availabilities.map((value) => {
      const { en, ar } = stockAvailabilityLabels[value]
      return [value, [value], [en, ar], availabilityWords[value]] as const
    }),
  ),
  status: spellingTable(
    listingStatuses.map((value) => {
      const { en, ar } = stockStatusLabels[value]
      return [value, [value], [en, ar], statusWords[value]] as const
    }),
  ),
}

/** The make of this name in either language. */
export const makeOf = spellingTable(
  makes.map((make) => [make, [make.name], [make.ar], make.aliases] as const),
)

const modelTables = new Map<Make, (text: string) => CarModel | undefined>()

/** The make's model of this name in either language. */
export const modelOf = (make: Make, text: string): CarModel | undefined => {
  let table = modelTables.get(make)
  if (!table) {
    table = spellingTable(
      make.models.map((model) => [model, [model.name], model.ar ? [model.ar] : [], model.aliases ?? []]),
    )
    modelTables.set(make, table)
  }
  return table(text)
}

/** The key of a piece of equipment by its name in either language, or undefined: a dealer may name others. */
export const featureOf = spellingTable(
  features.map(({ key, en, ar }) => [key, [key], [en, ar], featureSynonyms[key] ?? []] as const),
)

const yes = ['yes', 'y', 'true', '1', 'نعم', 'صح', 'صحيح', 'صواب', 'يوجد', 'موجود']
const no = ['no', 'n', 'false', '0', 'none', 'لا', 'خطأ', 'خاطئ', 'لا يوجد', 'غير موجود', 'بدون']

const flagOf = (more: readonly string[]) =>
  spellingTable<boolean>([
    [true, yes, more],
    [false, no],
  ])

const wordsOf = ({ en, ar, synonyms }: (typeof flagWords)[keyof typeof flagWords]) => [en, ar, ...synonyms]

/** The meaning of a cell with yes or no, by field. */
export const answerOf = {
  isGCCSpec: flagOf(wordsOf(flagWords.isGCCSpec)),
  hasWarranty: flagOf(wordsOf(flagWords.hasWarranty)),
  isAccidentFree: flagOf([]),
  /** In a column that asks whether a car is available; in one of a status or a condition the same words mean nothing. */
  isAvailable: flagOf([]),
  isPriceFixed: flagOf(['fixed', 'firm', 'no offers', 'ثابت', 'نهائي']),
}
