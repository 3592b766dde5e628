import type { BodyType } from './body-types.ts'
import type { FuelType } from './fuel-types.ts'
import type { Transmission } from './transmissions.ts'
import type { Condition } from './conditions.ts'
import type { Color } from './colors.ts'
import type { CityName } from './cities.ts'

/**
 * What else people type for a value, in either script: slang, other spellings, the feminine of a colour. Apart from the
 * words themselves, because only the search needs them and the words travel to every browser.
 */
export const synonyms: Readonly<
  Record<BodyType | FuelType | Transmission | Condition | Color | CityName, readonly string[]>
> = {
  Sedan: ['saloon', 'صالون'],
  SUV: ['jeep', '4x4', 'دفع رباعي', 'جيب', 'جيوب'],
  Hatchback: ['hatch', 'هاتش باك', 'هاتش'],
  Coupe: ['coupé', '2 door', 'بابين', 'كوبية'],
  Convertible: ['cabriolet', 'cabrio', 'roadster', 'كشف', 'كابريوليه', 'مكشوف'],
  Pickup: ['pick-up', 'truck', 'بكب', 'بيكب', 'ونيت', 'حوض', 'غمارتين'],
  Van: ['minivan', 'mpv', 'bus', 'ميني فان', 'باص'],
  Wagon: ['estate', 'station wagon', 'ستيشن', 'ستيشن واجن'],

  Petrol: ['gasoline', 'gas', 'بترول'],
  Diesel: ['ديزيل'],
  Hybrid: ['plug-in', 'phev', 'هجين', 'هجينة', 'بلق إن'],
  Electric: ['ev', 'كهرباء', 'كهربائي'],

  Automatic: ['auto', 'اوتوماتك', 'تماتيك', 'اوتو'],
  Manual: ['stick', 'عادي', 'مانيوال', 'جير عادي'],
  CVT: ['continuously variable'],

  Excellent: ['ممتاز', 'نظيفة', 'نظيف', 'حالة الوكالة'],
  'Very Good': ['جيد جدا'],
  Good: ['جيد'],
  Fair: ['مقبول'],
  New: ['brand new', 'zero', 'جديد', 'زيرو', 'صفر'],
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
