import { driveTypeLabels, stateOf, transmissionLabels } from '#shared/reference/car-vocabulary.ts'
import { conditionLabels, type FuelType, qualityOf } from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { features as known } from '#shared/reference/features.ts'
import { type Language, locales, dateLocales } from '#shared/constants/market.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { counted } from './ar-counted.ts'

// The glossary by which the details of a listing become a short text in either language, for the page of a car and its document.

/** The names in the reader's language, from lists that a page has anyway. */
export type CarNames = { make: string; model: string; body: string; city: string }

type Told = Omit<ListingDetail, 'features'> & { features: readonly { feature: string }[] }

/** Features named; the others are counted. */
const namedFeatures = 6

const isolate = (text: string): string => `\u2068${text}\u2069`
const number = (value: number): string => value.toLocaleString(locales.en)
const sentence = (parts: readonly (string | false | undefined)[], comma: string): string =>
  parts.filter(Boolean).join(comma)

const featureNames = ({ features }: Told, language: Language): string[] =>
  features.map(({ feature }) => known.find(({ key }) => key === feature)?.[language] ?? isolate(feature))

const fuelInArabic: Record<FuelType, string> = {
  Petrol: 'تعمل بالبنزين',
  Diesel: 'تعمل بالديزل',
  Hybrid: 'هايبرد',
  Electric: 'كهربائية بالكامل',
}

const fuelInEnglish: Record<FuelType, string> = {
  Petrol: 'runs on petrol',
  Diesel: 'runs on diesel',
  Hybrid: 'is a hybrid',
  Electric: 'is fully electric',
}

const cylinders = (count: number): string =>
  counted(count, {
    zero: '',
    one: 'سلندر واحد',
    two: 'سلندران',
    few: '# سلندرات',
    many: '# سلندرًا',
    other: '# سلندر',
  })

const seats = (count: number): string =>
  counted(count, {
    zero: '',
    one: 'مقعد واحد',
    two: 'مقعدان',
    few: '# مقاعد',
    many: '# مقعدًا',
    other: '# مقعد',
  })

const doors = (count: number): string =>
  counted(count, {
    zero: '',
    one: 'باب واحد',
    two: 'بابان',
    few: '# أبواب',
    many: '# بابًا',
    other: '# باب',
  })

const moreFeatures = (count: number): string =>
  counted(count, {
    zero: '',
    one: 'ومزية أخرى',
    two: 'ومزيتان أخريان',
    few: 'و# مزايا أخرى',
    many: 'و# مزية أخرى',
    other: 'و# مزية أخرى',
  })

/** A car is feminine in Arabic: what describes it agrees with it, what describes its colour or engine with that. */
const inArabic = (car: Told, { make, model, body, city }: CarNames): string[] => {
  const { generation, driveType, seats: seatCount, doors: doorCount } = car
  const quality = qualityOf(car.condition)
  const state = stateOf(car.condition)
  const named = featureNames(car, 'ar')
  const first = named.slice(0, namedFeatures)
  const more = named.length - first.length
  return [
    sentence(
      [
        `${isolate(`${make} ${model}`)} موديل ${isolate(`${car.year}`)}`,
        car.variant && `فئة ${isolate(car.variant)}`,
        generation && `من جيل ${isolate(generation.label.ar)}`,
        `سيارة ${body}`,
        `موجودة في ${city}`,
      ],
      '، ',
    ),
    sentence(
      [
        state === 'New' ? 'السيارة جديدة' : state === 'Certified' && 'السيارة مستعملة معتمدة',
        car.mileage > 0 ? `ممشاها ${isolate(`${number(car.mileage)} كم`)}` : 'عدادها صفر',
        `لونها ${colorLabels[car.color].ar}`,
        quality && `حالتها ${conditionLabels[quality].ar}`,
      ],
      '، ',
    ),
    sentence(
      [
        fuelInArabic[car.fuelType],
        `ناقل الحركة ${transmissionLabels[car.transmission].ar}`,
        driveType && `نظام الدفع ${driveTypeLabels[driveType].ar.replace('دفع ', '')}`,
        car.engineSize && `المحرك ${isolate(car.engineSize)}`,
        car.cylinders && cylinders(car.cylinders),
        seatCount && `فيها ${seats(seatCount)}${doorCount ? ` و${doors(doorCount)}` : ''}`,
        !seatCount && doorCount && `فيها ${doors(doorCount)}`,
      ].map((part) => part || undefined),
      '، ',
    ),
    sentence(
      [
        car.isGCCSpec ? 'مواصفاتها خليجية' : 'مواصفاتها غير خليجية',
        car.hasWarranty && 'تحت الضمان',
        car.owners === '1' && 'مالك أول',
        car.serviceHistory === 'Agency' && 'صيانتها في الوكالة',
        car.isAccidentFree && 'خالية من الحوادث حسب البائع',
      ],
      '، ',
    ),
    first.length > 0 && `من مزاياها: ${sentence([...first, more > 0 && moreFeatures(more)], '، ')}`,
  ].flatMap((text) => (text ? [`${text}.`] : []))
}

const article = (word: string): string => (/^[aeiou]|^SUV/i.test(word) ? 'an' : 'a')

const counts = ({ cylinders: count, engineSize }: Told): string | undefined => {
  if (!engineSize) return count ? `${count} cylinders` : undefined
  return `a ${isolate(engineSize)} engine${count ? ` of ${count} cylinders` : ''}`
}

const inEnglish = (car: Told, { make, model, body, city }: CarNames): string[] => {
  const { generation, driveType } = car
  const quality = qualityOf(car.condition)
  const state = stateOf(car.condition)
  const named = featureNames(car, 'en')
  const first = named.slice(0, namedFeatures)
  const more = named.length - first.length
  const kind = body === 'SUV' ? body : body.toLowerCase()
  const adjective = { New: 'new', Used: '', Certified: 'certified used' }[state]
  const described = [adjective, colorLabels[car.color].en.toLowerCase(), kind].filter(Boolean).join(' ')
  const built = [
    counts(car),
    `${transmissionLabels[car.transmission].en === 'CVT' ? 'a CVT' : `${article(transmissionLabels[car.transmission].en)} ${transmissionLabels[car.transmission].en.toLowerCase()}`} gearbox`,
    driveType && (driveType === '4WD' ? 'four-wheel drive' : driveTypeLabels[driveType].en.toLowerCase()),
    car.seats && `${car.seats} seats`,
    car.doors && `${car.doors} doors`,
  ].flatMap((part) => (part ? [part] : []))
  const list = new Intl.ListFormat(dateLocales.en)
  const marks = [
    car.isGCCSpec ? 'GCC specs' : 'no GCC specs',
    car.hasWarranty && 'under warranty',
    car.owners === '1' && 'first owner',
    car.serviceHistory === 'Agency' && 'always serviced at the agency',
    car.isAccidentFree && 'accident-free according to the seller',
  ].flatMap((part) => (part ? [part] : []))
  const marked = list.format(marks)
  return [
    `${isolate(`${make} ${model}`)}${car.variant ? ` ${isolate(car.variant)}` : ''} of ${car.year}${generation ? ` (${isolate(generation.label.en)})` : ''}, ${article(described)} ${described} in ${city}`,
    `${car.mileage > 0 ? `It has run ${number(car.mileage)} km` : 'It has not been driven'}${quality ? ` and is in ${conditionLabels[quality].en.toLowerCase()} condition` : ''}`,
    `It ${fuelInEnglish[car.fuelType]} and has ${list.format(built)}`,
    marked.charAt(0).toUpperCase() + marked.slice(1),
    first.length > 0 && `Features: ${[...first, ...(more > 0 ? [`and ${more} more`] : [])].join(', ')}`,
  ].flatMap((text) => (text ? [`${text}.`] : []))
}

/** A car in a few sentences, made from its details alone, in the reader's language. */
export const tellCar = (car: Told, language: Language, names: CarNames): string =>
  (language === 'ar' ? inArabic(car, names) : inEnglish(car, names)).join(' ')
