import { plateTags } from '#shared/rules/plate-tags.ts'
import type { PlateTag } from '#shared/reference/plate-vocabulary.ts'
import type { Random } from '#scripts/seed/random.ts'
import type { MunicipalitySlug } from '#shared/reference/cities.ts'

type Language = 'en' | 'ar'

/** Remarks on a number with this tag. */
const ofTag: Record<PlateTag, Readonly<Record<Language, string>>> = {
  'same-digit': { en: 'All the same digit, nothing more to say.', ar: 'رقم واحد مكرر ولا يحتاج إلى وصف.' },
  'repeating-pairs': { en: 'Neat pairs, easy to remember.', ar: 'أزواج مرتبة سهلة الحفظ.' },
  ladder: {
    en: 'Every digit in its order. You hardly see these.',
    ar: 'متسلسل بالكامل، ومثله نادر في السوق.',
  },
  bookend: { en: 'Same digit at both ends.', ar: 'متطابق الطرفين.' },
  mirror: { en: 'Reads the same both ways.', ar: 'يُقرأ من الجهتين.' },
  round: { en: 'A round number that nobody forgets.', ar: 'رقم مدوّر لا يُنسى.' },
  year: { en: 'A gift for somebody born that year.', ar: 'هدية لمواليد هذه السنة.' },
  'few-digits': { en: 'Only two different digits.', ar: 'من رقمين فقط.' },
}

const years: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '1971': { en: 'The year of independence.', ar: 'سنة استقلال قطر.' },
  '2022': { en: 'The World Cup year.', ar: 'سنة كأس العالم في قطر.' },
}

const ofPrivate: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Registered in my name, transfer the same day.',
    'Price is final, no exchange please.',
    'I bought a shorter number and do not need this one any more.',
    'Open to sensible offers.',
    'Serious buyers only. Bank transfer or manager’s cheque.',
    'Transfer through Metrash, we share the fee.',
    'Sold my car and kept the number. It can go to a new owner at once.',
    'Price can be talked about, but please no half price offers.',
  ],
  ar: [
    'السلام عليكم، الرقم باسمي والتنازل فوري.',
    'السعر نهائي، ولا أقبل البدل.',
    'للبيع لعدم الحاجة، والسعر قابل للتفاوض بالمعقول.',
    'على السوم، ومن يحضر جادًا نتفق إن شاء الله.',
    'للجادين فقط، والدفع بتحويل بنكي أو شيك مصدّق.',
    'نقل الملكية عن طريق مطراش، والرسوم على المشتري.',
    'بعت السيارة واحتفظت بالرقم، وهو جاهز للتنازل.',
    'أقبل البدل برقم أقل مع أخذ الفرق.',
  ],
}

const ofShowroom: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Held by our showroom. We go to the traffic department with you.',
    'Can be taken with any car of our stock, or alone.',
    'Payment by bank transfer or manager’s cheque, transfer within an hour.',
  ],
  ar: [
    'من أرقام المعرض، ونتولى معكم إجراءات نقل الملكية.',
    'يُباع وحده أو مع أي سيارة من سيارات المعرض.',
    'الدفع بتحويل بنكي أو شيك مصدّق، والتنازل خلال ساعة.',
  ],
}

/** Why admins sent one back, and what had been written. */
export const rejections = [
  {
    description: 'رقم مميز، للتواصل 55123456 اتصال أو واتساب.',
    reason: 'الوصف يحتوي على رقم هاتف. يرجى حذفه وإعادة الإرسال، فالمشترون يصلون إليك من زر التواصل.',
  },
  {
    description: 'Sold together with my 2019 Patrol only, price is for the number.',
    reason:
      'A plate is offered alone here. Please take the car out of the description, or list it for itself.',
  },
  {
    description: 'My cousin’s number, ask me and I ask him.',
    reason: 'Only the person a plate is registered to, or a dealership, may offer it.',
  },
] as const

/** A seller's description of a number, in either language; undefined for the fourth who write nothing. */
export const describePlate = (number: string, isDealers: boolean, random: Random): string | undefined => {
  if (random.chance(0.25)) return undefined
  const language = random.pick(['en', 'ar'] as const)
  const [tag] = plateTags(number)
  const remark = years[number] ?? (tag && ofTag[tag])
  const said = random.pick((isDealers ? ofShowroom : ofPrivate)[language])
  return remark && random.chance(0.7) ? `${remark[language]} ${said}` : said
}

/** A number that somebody of the demo market offers, and what has become of it. */
export type PlateOffer = {
  /** The number as the seller typed it. */
  number: string
  /** The asking price now, in riyals. */
  price: number
  /** The seller; a private person if absent. */
  by?: 'seller' | 'dealer' | 'showroom'
  /** Absent: approved by an admin, and available. */
  state?: 'PENDING' | 'REJECTED' | 'RESERVED' | 'SOLD' | 'PAUSED'
  /** Absent: the seller's own municipality. */
  location?: MunicipalitySlug
  isFeatured?: boolean
  /** The price was higher at first. */
  isLowered?: boolean
}

type Rest = Omit<PlateOffer, 'number' | 'price'>

const offer = (number: string, price: number, rest: Rest = {}): PlateOffer => ({ number, price, ...rest })

/**
 * Plates of the demo market. The prices go by what is known of plates in Qatar: a four-digit number costs some hundred thousand, an
 * ordinary one of six digits a few thousand, and 363636 was sold for 802,000. A number with a letter costs less, the later the
 * letter in the alphabet.
 */
export const plateOffers: readonly PlateOffer[] = [
  offer('8', 21_000_000, { by: 'showroom', isFeatured: true }),

  offer('77', 9_500_000, { by: 'showroom' }),
  offer('19', 4_800_000),
  offer('Q 55', 5_200_000, { by: 'dealer', isFeatured: true }),

  offer('333', 4_250_000, { isFeatured: true }),
  offer('786', 3_400_000, { by: 'showroom' }),
  offer('212', 1_450_000, { by: 'dealer' }),
  offer('345', 1_900_000, { isLowered: true }),
  offer('700', 2_100_000, { state: 'RESERVED' }),
  offer('904', 890_000, { by: 'showroom', isLowered: true }),
  offer('268', 720_000, { state: 'SOLD' }),
  offer('Q 313', 1_250_000),
  offer('868', 1_450_000, { location: 'umm-salal' }),

  offer('7777', 3_350_000, { by: 'showroom', isFeatured: true }),
  offer('2022', 680_000, { by: 'dealer', isFeatured: true }),
  offer('1971', 390_000, { by: 'seller' }),
  offer('1988', 330_000),
  offer('5000', 850_000, { state: 'SOLD', by: 'dealer' }),
  offer('6006', 520_000),
  offer('4321', 560_000, { by: 'showroom' }),
  offer('2525', 610_000, { state: 'PENDING' }),
  offer('8364', 135_000, { isLowered: true }),
  offer('1995', 320_000),
  offer('2008', 290_000),
  offer('3847', 128_000, { state: 'SOLD' }),
  offer('T 1001', 240_000, { location: 'al-shamal' }),
  offer('5678', 540_000, { by: 'showroom' }),
  offer('Q 4444', 1_900_000, { isLowered: true }),

  offer('10000', 240_000, { by: 'showroom' }),
  offer('54321', 265_000, { isLowered: true }),
  offer('70007', 285_000, { by: 'seller', state: 'RESERVED' }),
  offer('55055', 165_000),
  offer('12321', 68_000, { by: 'dealer', state: 'PENDING' }),
  offer('Q 77177', 95_000, { location: 'al-khor' }),
  offer('55555', 1_750_000),
  offer('17860', 48_000, { state: 'PENDING' }),
  offer('Q 24680', 19_500),
  offer('R 11511', 58_000),
  offer('73094', 24_500, { state: 'SOLD' }),
  offer('23456', 185_000),
  offer('26418', 19_000, { by: 'seller', isLowered: true }),
  offer('40972', 16_500, { location: 'al-shahaniya' }),
  offer('88188', 92_000, { by: 'seller', state: 'REJECTED' }),

  offer('888888', 2_900_000, { by: 'showroom', isFeatured: true }),
  offer('123456', 1_250_000),
  offer('282828', 520_000),
  offer('767676', 640_000),
  offer('500005', 640_000, { by: 'showroom', state: 'PAUSED' }),
  offer('112233', 165_000, { by: 'seller', state: 'SOLD' }),
  offer('470470', 65_000, { state: 'RESERVED' }),
  offer('901109', 42_000, { by: 'dealer' }),
  offer('606066', 78_000, { state: 'REJECTED' }),
  offer('T 178620', 7500),
  offer('346829', 6000, { location: 'al-daayen' }),
  offer('758136', 5500, { by: 'seller', state: 'PENDING' }),
  offer('137058', 5200, { state: 'PAUSED', by: 'seller' }),
  offer('290461', 4200, { state: 'PENDING' }),
  offer('617304', 3900, { state: 'SOLD' }),
  offer('Q 640285', 3500, { state: 'REJECTED' }),
  offer('Q 503718', 3000),
]
