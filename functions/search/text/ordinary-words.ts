import { fineWords } from '#functions/search/text/fine-words.ts'
import { wordSet } from '#functions/search/text/query-words.ts'
import { wordsOf } from '#functions/search/words.ts'
import { makes } from '#shared/reference/makes.ts'

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

const letterWithDigit = /^[a-z]\d$/

/**
 * Whether an ordinary name means a car of itself: an X5 does, a GX or a 200 only beside its make, and an ordinary word
 * only where no other plain words stand beside it: "edge 2018" is a Ford, "one owner" no MG.
 */
export const meansCar = (key: string, hasOtherWords: boolean): boolean =>
  !trims.has(key) && (letterWithDigit.test(key) || (otherwise.has(key) && !hasOtherWords))

// What descriptions are made of. None of it is a misspelt car: "wheels" is not "wheel", nor "family" a Camry.
const described = wordSet(`
  accident accidents free owner owners first second third single family ladies lady driven service serviced history agency
  full option options loaded clean super perfect excellent condition original paint painted body engine gear gearbox
  cylinder cylinders cyl turbo twin door doors registration insurance finance loan bank installment installments cash urgent
  negotiable final price offer deal cheap best new like imported import american european japanese korean chinese german
  spec specs kilometers mileage inspection fahes istimara plate number special edition limited line pack package sport
  sports black white maintenance dealer showroom private exchange trade export company owned personal use rent rental lease
  motor motors transmission max min low high not no non without
  حوادث بدون صبغ صبغة وكالة الوكالة صيانة فل كامل اوبشن أوبشن كاملة المواصفات مواصفات مالك اول أول ثاني واحد نظيف جدا
  عائلي عائلية نسائي استخدام شخصي فحص استمارة تأمين تجديد اقساط كاش تمويل بنك بدل مقايضة سعر السعر نهائي قابل للتفاوض
  السوم مستعجل سفر مكينة ماكينة قير جير وارد امريكي أمريكي ياباني كوري اوروبي ألماني خليجي قطر قطري رقم لوحة مميز سلندر
  تيربو توين محرك ملكية فرصة عرض حالة بحالة غير مو قليل نظافة
`)

// What cars have. None is a misspelt car either, but a part of a feature's name: "leather", "camera".
const equipment = wordSet(`
  tires tyres wheel wheels rims interior exterior leather seats seat screen camera radar bluetooth
  شاشة كاميرا رادار جلد مخمل كراسي مقاعد تواير رنجات بصمة فتحة سقف بانوراما بارد مكيف
`)

/** Whether a word is one that descriptions are made of, whatever names it stands in or begins. */
export const isDescribing = (word: string): boolean => described.has(word)

/** Whether a word is known without being a name, so that no name is meant by it. */
export const isKnownWord = (word: string): boolean =>
  described.has(word) || equipment.has(word) || trims.has(word)
