import type { BodyType, FuelType, Transmission, Condition } from './car-vocabulary.ts'
import type { Color } from './colors.ts'
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
  Coupe: ['coupé', '2 door', '2 doors', 'two door', 'بابين', 'كوبية'],
  Convertible: ['cabriolet', 'cabrio', 'roadster', 'كشف', 'كابريوليه', 'مكشوف'],
  Pickup: ['pick-up', 'truck', 'trucks', 'بكب', 'بيكب', 'ونيت', 'حوض', 'غمارتين'],
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
    'جير اوتوماتيك',
    'قير اوتوماتيك',
    'ناقل اوتوماتيك',
    'اوتوماتك',
    'تماتيك',
    'اوتو',
  ],
  Manual: ['stick', 'manual transmission', 'manual gear', 'قير عادي', 'عادي', 'مانيوال', 'جير عادي'],
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

/** Words that people type for values of several vocabularies: a دبل is an SUV, a pickup or anything driven by four wheels. */
export const sharedSynonyms: readonly {
  words: readonly string[]
  bodyTypes: readonly BodyType[]
  features: readonly string[]
}[] = [
  {
    words: ['4x4', '4wd', '4 wheel drive', 'four wheel drive', 'دبل', 'دبل قير', 'دفع رباعي', '4 في 4'],
    bodyTypes: ['SUV', 'Pickup'],
    features: ['four-wheel-drive'],
  },
  {
    words: [
      '7 seats',
      '7 seater',
      'seven seats',
      'seven seater',
      '8 seats',
      '8 seater',
      'third row',
      '3rd row',
      '7 مقاعد',
      '7 راكب',
      '7 ركاب',
      '8 مقاعد',
      '8 راكب',
      '8 ركاب',
      'سبع مقاعد',
      'سبعة ركاب',
    ],
    bodyTypes: [],
    features: ['third-row'],
  },
  {
    words: ['family', 'family car', 'عائلي', 'عائلية', 'سيارة عائلية'],
    bodyTypes: ['SUV', 'Van', 'Wagon'],
    features: [],
  },
]

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
