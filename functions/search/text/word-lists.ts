import { fineWords, type Token, wordSet, wordsOf } from './tokens.ts'
import { makes } from '#shared/reference/makes.ts'

/** Words between the parts of a query that say nothing about a car. */
export const stopWords = wordSet(`
  car cars vehicle vehicles for sale forsale sell selling buy buying the a an in at on of with and or to
  from by my me i im we is are it its want wanted need looking search searching find show any some please near only best used
  سيارة سيارات السيارة السيارات سياره عربية موتر مواتر للبيع بيع للشراء شراء مطلوب مطلوبة ابي ابغى ابغا ابا اريد أريد نبي
  ودي محتاج ادور أدور ابحث دور في مع من الى إلى على عن و او أو يا ال هل لو سمحت فقط بس عندك عندكم فيه فيها يكون تكون مستعمل مستعملة
`)

/** Words after which an attribute is not wanted. */
export const negations = wordSet('not no non without بدون غير مو مب مش')
// In Arabic the colour follows its noun.
const after = wordSet(`
  edition badge pack package line interior inside leather seats roof rims wheels اديشن ايديشن اديشين
`)
const before = wordSet('interior inside داخلية داخلي الداخلية جلد كراسي رنجات سقف')

/** Whether a colour belongs to a grade or a part: a Black Edition may be white, and so may a car with black leather. */
export const isOfPart = (tokens: readonly Token[], from: number, to: number): boolean =>
  after.has(tokens[to]?.word ?? '') || before.has(tokens[from - 1]?.word ?? '')

// Names of makes and models that sellers also write for something else.
const otherwise = wordSet(`
  one crown city edge escape seal soul fusion flex transit territory pilot legacy compass charger symbol ghost dawn roma
  california shark dolphin tank hunter whale mirage accent rush spark groove venue carnival golf beetle journey mini ram
  kicks sunny rio optima preface song han tang mage neon convertible cabrio cooper continental
  ون كراون سيتي إيدج إسكيب سيل سول فيوجن فليكس ترانزيت تيريتوري بايلوت ليجاسي كومباس سيمبول جوست داون روما كاليفورنيا
  شارك دولفين تانك هنتر ويل ميراج أكسنت راش سبارك جروف كروز رام ميني ريو هان تانج ميج ماج باور جاز سفاري كشف كابريوليه
  جاك بيتل نيون كوبر
`)

const trims = new Set(
  makes.flatMap(({ models }) =>
    models.flatMap((model) => (model.trims ?? []).flatMap(wordsOf).flatMap(fineWords)),
  ),
)

/** Whether a name's key may also be a plain word of a listing: an ordinary word, a grade, or very short, or a number. */
export const isOrdinary = (key: string): boolean =>
  key.length <= 2 || otherwise.has(key) || trims.has(key) || !/\D/.test(key)

// A grade of the Bronco, too; alone it is the pickup.
const bestKnownAsModel = 'raptor'

const letterWithDigit = /^[a-z]\d$/

/**
 * Whether an ordinary name means a car of itself: an X5 does, a GX or a 200 only beside its make, and an ordinary word
 * only where no other plain words stand beside it: "edge 2018" is a Ford, "one owner" no MG.
 */
export const meansCar = (key: string, hasOtherWords: boolean): boolean =>
  (key === bestKnownAsModel && !hasOtherWords) ||
  (!trims.has(key) && (letterWithDigit.test(key) || (otherwise.has(key) && !hasOtherWords)))

// Words of descriptions. None of them is a misspelt car: "wheels" is not "wheel", nor "family" a Camry.
const described = wordSet(`
  accident accidents free owner owners first second third single family ladies lady driven service serviced history agency
  old full option options loaded clean super perfect excellent condition original paint painted body engine gear gearbox
  cylinder cylinders cyl turbo twin door doors registration insurance finance loan bank installment installments cash urgent
  negotiable final price offer deal cheap best new like imported import american european japanese korean chinese german
  spec specs kilometers mileage inspection fahes istimara plate number special edition limited line pack package sport
  sports black white maintenance dealer showroom private exchange trade export company owned personal use rent rental lease
  motor motors transmission max min low high not no non without
  حوادث بدون صبغ صبغة وكالة الوكالة صيانة فل كامل اوبشن أوبشن كاملة المواصفات مواصفات مالك اول أول ثاني واحد نظيف جدا
  عائلي عائلية نسائي استخدام شخصي فحص استمارة تأمين تجديد اقساط كاش تمويل بنك بدل مقايضة سعر السعر نهائي قابل للتفاوض
  السوم مستعجل سفر مكينة ماكينة قير جير وارد امريكي أمريكي امريكية ياباني يابانية كوري كورية صيني صينية اوروبي اوروبية ألماني ألمانية
  خليجي قطر قطري قسط القسط شهري شهرية شهريا رقم لوحة مميز سلندر
  تيربو توين محرك ملكية فرصة عرض حالة بحالة غير مو قليل نظافة
`)

// Words of equipment. None is a misspelt car either, but a part of a feature's name: "leather", "camera".
const equipment = wordSet(`
  tires tyres wheel wheels rims interior exterior leather seats seat screen camera radar bluetooth
  شاشة كاميرا رادار جلد مخمل كراسي مقاعد تواير اطارات رنجات بصمة فتحة سقف بانوراما بارد مكيف
`)

/** Whether a word is typical of descriptions, whatever names it is part of. */
export const isDescribing = (word: string): boolean => described.has(word)

/** Whether a word is known without being a name, so that no name is meant by it. */
export const isKnownWord = (word: string): boolean =>
  described.has(word) || equipment.has(word) || trims.has(word)
