import { cityLabels, type CityName, cityNames } from './cities.ts'
import type { Label, Language } from '#shared/constants/market.ts'

/** The towns and districts by the city that a listing names, with their Arabic names. One that is a city of its own is no area. */
const areasByCity = {
  Doha: {
    'West Bay': 'الدفنة',
    'The Pearl': 'اللؤلؤة',
    'Al Sadd': 'السد',
    'Old Airport': 'المطار القديم',
    Najma: 'نجمة',
    'Industrial Area': 'المنطقة الصناعية',
    'Madinat Khalifa': 'مدينة خليفة',
    'Al Thumama': 'الثمامة',
    'Bin Mahmoud': 'بن محمود',
    'Al Hilal': 'الهلال',
    'Al Mansoura': 'المنصورة',
    'Umm Ghuwailina': 'أم غويلينا',
    Msheireb: 'مشيرب',
    Nuaija: 'النعيجة',
    'Al Duhail': 'الدحيل',
  },
  'Al Rayyan': {
    'Al Waab': 'الوعب',
    'Al Gharrafa': 'الغرافة',
    Muaither: 'معيذر',
    'Ain Khaled': 'عين خالد',
    'Abu Hamour': 'بو هامور',
    'Al Aziziya': 'العزيزية',
    'Al Sailiya': 'السيلية',
  },
  'Al Wakrah': { 'Al Wukair': 'الوكير' },
  'Umm Salal': {
    'Umm Salal Mohammed': 'أم صلال محمد',
    'Umm Salal Ali': 'أم صلال علي',
    'Al Kharaitiyat': 'الخريطيات',
  },
  'Al Khor': { 'Al Thakhira': 'الذخيرة', 'Ras Laffan': 'راس لفان' },
  'Al Shamal': { 'Al Ruwais': 'الرويس' },
  'Al Daayen': { 'Umm Qarn': 'أم قرن', Simaisma: 'سميسمة' },
  'Al Shahaniya': { 'Umm Bab': 'أم باب', 'Al Jumailiya': 'الجميلية' },
} as const satisfies Partial<Record<CityName, Readonly<Record<string, string>>>>

type Table = typeof areasByCity
export type AreaName = { [City in keyof Table]: keyof Table[City] }[keyof Table]

const rows = Object.entries(areasByCity).flatMap(([city, areas]) =>
  Object.entries(areas).map(([en, ar]) => ({ name: en as AreaName, city: city as CityName, ar })),
)

/** The areas that a listing can name within its city. */
export const areaNames: readonly AreaName[] = rows.map(({ name }) => name)

export const areaLabels = Object.fromEntries(
  rows.map(({ name, ar }) => [name, { en: name, ar }]),
) as Readonly<Record<AreaName, Label>>

const cities: ReadonlyMap<string, CityName> = new Map(rows.map(({ name, city }) => [name, city]))

/** The city of an area; undefined for what is none. */
export const cityOfArea = (area: string): CityName | undefined => cities.get(area)

/** The areas of a city; none for a city that we do not divide. */
export const areasOf = (city: string): readonly AreaName[] =>
  areaNames.filter((name) => cities.get(name) === city)

/** A city, or one of its areas: what says no area counts as standing in the middle of its city. */
export type CityOrArea = CityName | AreaName

/** Every place that “nearest first” may begin at, the cities first. */
export const citiesAndAreas: readonly CityOrArea[] = [...cityNames, ...areaNames]

/** A city or area as a listing says it. */
export const placeOf = (name: CityOrArea): { city: CityName; area: AreaName | '' } => {
  const city = cityOfArea(name)
  return city ? { city, area: name as AreaName } : { city: name as CityName, area: '' }
}

const names: Readonly<Record<string, Label>> = { ...cityLabels, ...areaLabels }

/** The name of a city in a language, with its area before it; what we do not list stays as it is written. */
export const placeIn = (
  { city, area }: { city: string; area?: string | undefined },
  language: Language,
): string =>
  [area, city]
    .flatMap((name) => (name ? (Object.hasOwn(names, name) ? names[name]![language] : name) : []))
    .join(language === 'ar' ? '، ' : ', ')
