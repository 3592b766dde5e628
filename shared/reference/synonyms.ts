import type { BodyType, FuelType, Transmission, Condition } from './car-vocabulary.ts'
import type { Color } from './colors.ts'
import type { AreaName } from './areas.ts'
import type { CityName } from './cities.ts'
import type { Label } from '#shared/constants/market.ts'

/**
 * Further words that people type for a value, in either script: slang, other spellings, the feminine of a colour. Apart from
 * the labels themselves, because only the search needs them and the labels are sent to every browser.
 */
export const synonyms: Readonly<
  Record<BodyType | FuelType | Transmission | Condition | Color | CityName, readonly string[]>
> = {
  Sedan: ['saloon', 'صالون'],
  SUV: ['SUVs', 'jeep', 'crossover', 'جيب', 'جيوب', 'كروس اوفر'],
  Hatchback: ['hatch', 'هاتش باك', 'هاتش'],
  Coupe: ['coupé', 'كوبية'],
  Convertible: ['cabriolet', 'cabrio', 'roadster', 'كشف', 'كابريوليه', 'مكشوف'],
  Pickup: ['pick-up', 'truck', 'trucks', 'بكب', 'بيكب', 'ونيت', 'حوض'],
  Van: ['vans', 'minivan', 'mpv', 'bus', 'ميني فان', 'باص'],
  Wagon: ['estate', 'station wagon', 'ستيشن', 'ستيشن واجن'],

  Petrol: ['gasoline', 'gas', 'بترول'],
  Diesel: ['ديزيل'],
  Hybrid: ['plug-in', 'phev', 'هجين', 'هجينة', 'بلق إن'],
  Electric: ['ev', 'كهرباء', 'كهربائي'],

  Automatic: [
    'auto',
    'automatic transmission',
    'automatic gear',
    'automatic gearbox',
    'auto gearbox',
    'auto gear',
    'gear automatic',
    'جير اوتوماتيك',
    'قير اوتوماتيك',
    'ناقل اوتوماتيك',
    'اوتوماتك',
    'تماتيك',
    'اوتو',
  ],
  Manual: [
    'stick',
    'stick shift',
    'manual transmission',
    'manual gear',
    'manual gearbox',
    'gear manual',
    'قير عادي',
    'عادي',
    'مانيوال',
    'جير عادي',
    'قير يدوي',
    'جير يدوي',
    'قير مانيوال',
    'ناقل يدوي',
  ],
  CVT: ['continuously variable'],

  Excellent: ['excellent condition', 'ممتاز', 'حالة ممتازة', 'بحالة ممتازة', 'حالة الوكالة'],
  'Very Good': ['very good condition', 'جيد جدا', 'حالة جيدة جدا'],
  Good: ['good condition', 'جيد', 'حالة جيدة', 'بحالة جيدة'],
  Fair: ['مقبول'],
  New: [
    'brand new',
    'zero',
    '0 km',
    '0 kms',
    'zero km',
    'صفر كم',
    'زيرو كم',
    '0 كم',
    '0 كيلو',
    'زيرو كيلو',
    'جديد',
    'زيرو',
    'صفر',
  ],
  Used: ['second hand', 'pre-owned', 'مستعمل'],
  Certified: ['certified pre-owned', 'cpo', 'معتمد'],

  White: ['بيضاء', 'بيضا'],
  Pearl: ['pearl white', 'أبيض لؤلؤي', 'لؤلؤية'],
  Black: ['سوداء', 'سودا'],
  Silver: ['فضية', 'سلفر'],
  Grey: ['gray', 'رمادية'],
  'Dark Grey': ['dark gray', 'charcoal', 'gunmetal', 'رصاصية', 'رمادي غامق'],
  Red: ['حمراء', 'حمرا'],
  Maroon: ['burgundy', 'عنابية', 'خمري'],
  Blue: ['زرقاء', 'زرقا'],
  Navy: ['dark blue', 'كحلية', 'أزرق غامق'],
  Brown: ['bronze', 'بنية', 'برونزي'],
  Beige: ['sand', 'cream', 'رملي', 'كريمي'],
  Gold: ['golden', 'champagne', 'ذهبية', 'شامبين'],
  Green: ['خضراء', 'خضرا'],
  Olive: ['olive green', 'زيتية'],
  Orange: ['برتقالية'],
  Yellow: ['صفراء', 'صفرا'],
  Purple: ['violet', 'بنفسجية', 'موف'],

  Doha: ['Ad Dawhah'],
  'Al Rayyan': ['Rayyan', 'Al Rayan'],
  'Al Wakrah': ['Wakrah', 'Al Wakra', 'Wakra'],
  'Umm Salal': ['Um Salal', 'Umm Slal'],
  'Al Khor': ['Khor', 'Al Khawr'],
  'Al Shamal': ['Madinat ash Shamal', 'مدينة الشمال'],
  'Al Daayen': ['Al Dhaayen', 'Daayen', 'الظعاين'],
  'Al Shahaniya': ['Al Sheehaniya', 'Shahaniya', 'الشيحانية'],
  Lusail: ['Losail'],
  Mesaieed: ['Messaieed', 'Umm Said', 'أم سعيد'],
  Dukhan: [],
}

/** Further names of equipment, by its key: stock files of before have them, too. */
export const featureSynonyms: Readonly<Record<string, readonly string[]>> = {
  'power-tailgate': ['شنطة كهربائية'],
  'tyre-pressure-monitor': ['حساس ضغط التواير'],
}

/** The same of areas; those that are not here are typed as they are called. */
export const areaSynonyms: Readonly<Partial<Record<AreaName, readonly string[]>>> = {
  'West Bay': ['Al Dafna', 'Dafna', 'وست باي', 'الويست باي'],
  'The Pearl': ['Pearl Qatar', 'Pearl Island', 'جزيرة اللؤلؤة'],
  'Al Sadd': ['Al Sad', 'Sadd'],
  'Industrial Area': ['الصناعية'],
  'Al Thumama': ['Thumama'],
  'Bin Mahmoud': ['Fereej Bin Mahmoud', 'فريج بن محمود'],
  'Al Mansoura': ['Mansoura'],
  'Umm Ghuwailina': ['Umm Ghuwalina'],
  Msheireb: ['Musheireb'],
  'Al Duhail': ['Duhail'],
  'Al Waab': ['Waab'],
  'Al Gharrafa': ['Gharrafa', 'Al Gharafa', 'Gharafa'],
  Muaither: ['Moaither'],
  'Abu Hamour': ['Bu Hamour', 'أبو هامور'],
  'Al Aziziya': ['Aziziya'],
  'Al Sailiya': ['Sailiya'],
  'Al Wukair': ['Wukair'],
  'Al Kharaitiyat': ['Kharaitiyat'],
}

/** The labels of a listing's flags, and further words that people type for them. */
export const flagWords: Readonly<
  Record<'isGCCSpec' | 'hasWarranty', Label & { synonyms: readonly string[] }>
> = {
  isGCCSpec: {
    en: 'GCC specs',
    ar: 'مواصفات خليجية',
    synonyms: [
      'GCC',
      'GCC spec',
      'Gulf spec',
      'Gulf specs',
      'خليجي',
      'خليجية',
      'مواصفات خليجي',
      'مواصفات الخليج',
    ],
  },
  hasWarranty: {
    en: 'Under warranty',
    ar: 'تحت الضمان',
    synonyms: [
      'warranty',
      'with warranty',
      'ضمان',
      'عليها ضمان',
      'فيها ضمان',
      'بالضمان',
      'ضمان الوكالة',
      'ضمان وكالة',
    ],
  },
}
