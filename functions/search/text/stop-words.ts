import { wordSet } from '#functions/search/text/query-words.ts'

/** Words between the parts of a query that say nothing about a car. */
export const stopWords = wordSet(`
  car cars vehicle vehicles for sale forsale sell selling buy buying the a an in at on of with and or to
  from by my me i im we is are it its want wanted need looking search searching find show any some please near only cheap cheapest best used
  سيارة سيارات السيارة السيارات سياره عربية موتر مواتر للبيع بيع للشراء شراء مطلوب مطلوبة ابي ابغى ابغا ابا اريد أريد نبي
  ودي محتاج ادور أدور ابحث دور في مع من الى إلى على عن و او أو يا ال هل لو سمحت فقط بس عندك عندكم فيه فيها يكون تكون رخيص رخيصة رخيصه مستعمل مستعملة
`)
