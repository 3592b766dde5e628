import { weightedKey, whole } from './draws.ts'
import { thisYear } from './market-data.ts'
import { pick, type Random } from '#functions/search/testing/documents.ts'

const numbers: Readonly<Record<string, (random: Random) => number>> = {
  km: (random) => whole(random, 4, 240) * 1000,
  n: (random) => whole(random, 2, 11),
  k: (random) => whole(random, 8, 290),
  p: (random) => whole(random, 5, 10) * 10,
  y: (random) => thisYear - whole(random, 0, 5),
}

const fill = (phrase: string, random: Random): string =>
  phrase.replace(/\{(\w+)\}/, (_, kind: string) => String(numbers[kind]!(random)))

/** 8 to 25 words in one of the two languages, in phrases that do not come twice. */
export const drawDescription = (random: Random): string => {
  const phrases = random() < 0.5 ? arabicPhrases : englishPhrases
  const words = whole(random, 8, 25)
  const chosen = new Set<string>()
  for (let count = 0; ;) {
    const phrase = pick(random, phrases)
    const length = phrase.split(' ').length
    if (count >= 8 && count + length > words) break
    if (!chosen.has(phrase)) count += length
    chosen.add(phrase)
  }
  return [...chosen].map((phrase) => fill(phrase, random)).join(phrases === arabicPhrases ? '، ' : '. ')
}

/** The engine as sellers write it: litres, and now and then its cylinders. */
export const drawEngine: (random: Random) => string = weightedKey({
  '': 12,
  '1.5L': 8,
  '1.6L': 10,
  '1.8L': 5,
  '2.0L': 16,
  '2.4L': 4,
  '2.5L': 12,
  '2.7L': 5,
  '3.5L V6': 9,
  '4.0L V6': 9,
  '3.0L Turbo': 3,
  '5.3L V8': 3,
  '5.7L V8': 3,
  '6.2L V8': 1,
})

// Phrases of Gulf sellers. {km} is a distance, {n} a small number, {k} thousands of riyals, {p} a percentage, {y} a year.

const englishPhrases: readonly string[] = [
  'full option',
  'agency maintained',
  'single owner',
  'first owner',
  'no accidents',
  'original paint all around',
  'full service history available',
  'last service at {km} km',
  'next service due at {km} km',
  'new tyres fitted in {y}',
  'tyres about {p}%',
  'new battery',
  'istimara valid for {n} months',
  'fahes passed last month',
  'price slightly negotiable',
  'final price {k} thousand',
  'no time wasters please',
  'serious buyers only',
  'family used and lady driven',
  'always parked in the shade',
  'never used off road',
  'driven only on weekends',
  'engine and gearbox perfect',
  'AC very cold',
  'suspension replaced {n} months ago',
  'brake pads changed recently',
  'two keys available',
  'under warranty until {y}',
  'free service up to {km} km',
  'bank finance available from {k} thousand down',
  'monthly instalment {n}50 riyals',
  'exchange accepted with a smaller car',
  'leaving the country, urgent sale',
  'imported from America, clean title',
  'imported from Japan in {y}',
  'GCC specs bought new in Doha',
  'minor scratch on the rear bumper',
  'one door repainted',
  'chassis is not touched',
  'inspection at any garage is welcome',
  'ceramic coating done in {y}',
  'window tint with permit',
  'paint protection on the whole body',
  'touch screen with Apple CarPlay',
  'rear camera and parking sensors',
  'panoramic roof and cooled seats',
  'seven seats, third row folds flat',
  'leather interior like new',
  'no smoking car',
  'very economical, {n} litres per hundred',
  'oil changed every {n} thousand km',
  'all four discs replaced',
  'comes with roof rack and side steps',
  'lift kit and winch installed',
  'number plate not included',
  'registration transfer the same day',
  'call or WhatsApp after {n} pm',
  'see it in our showroom in Salwa Road',
  'first viewer will buy it',
  'more photos on request',
]

const arabicPhrases: readonly string[] = [
  'فل أوبشن',
  'صيانة وكالة',
  'مالك واحد',
  'المالك الأول',
  'بدون حوادث',
  'صبغ وكالة بالكامل',
  'كشف الصيانة موجود',
  'آخر صيانة على {km} كم',
  'الصيانة القادمة على {km} كم',
  'تواير جديدة موديل {y}',
  'التواير {p}%',
  'البطارية جديدة',
  'الاستمارة سارية {n} أشهر',
  'فاحصة ومجددة',
  'السعر قابل للتفاوض في حدود المعقول',
  'السعر النهائي {k} ألف',
  'للجادين فقط',
  'السوم على السيارة',
  'استعمال عائلي نظيف',
  'دايم تحت المظلة',
  'ما دخلت بر',
  'استخدام شخصي خفيف',
  'المكينة والجير على الشرط',
  'المكيف ثلج',
  'المساعدات مغيرة قبل {n} شهور',
  'فحمات جديدة',
  'مفتاحين موجودين',
  'تحت الضمان إلى {y}',
  'صيانة مجانية إلى {km} كم',
  'يوجد تمويل بنكي بدفعة أولى {k} ألف',
  'قسط شهري {n}50 ريال',
  'أقبل البدل بسيارة أصغر',
  'مستعجل على البيع بسبب السفر',
  'وارد أمريكا بدون حوادث',
  'وارد اليابان سنة {y}',
  'مواصفات خليجية شراء وكالة',
  'خدش بسيط في الدعامية الخلفية',
  'رش باب واحد للتجميل',
  'الشاصي سليم',
  'الفحص مفتوح في أي كراج',
  'نانو سيراميك سنة {y}',
  'تظليل مرخص',
  'حماية على كامل السيارة',
  'شاشة مع أبل كاربلاي',
  'كاميرا خلفية وحساسات',
  'بانوراما وتبريد مقاعد',
  'سبع مقاعد صف ثالث كهرباء',
  'جلد نظيف مثل الجديد',
  'ما دخن فيها أحد',
  'اقتصادية في البترول {n} لتر لكل مية',
  'الزيت كل {n} آلاف بدون تأخير',
  'هوبات جديدة كلها',
  'معها سلة سقف ودعسات',
  'مرفوعة ومعها ونش',
  'بدون رقم مميز',
  'التنازل في نفس اليوم',
  'اتصال أو واتساب بعد {n} مساء',
  'موجودة في المعرض شارع سلوى',
  'أول من يشوف يشتري',
  'صور إضافية عند الطلب',
]
