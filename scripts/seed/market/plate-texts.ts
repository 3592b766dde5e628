import { plateTags } from '#shared/rules/plate-tags.ts'
import type { PlateTag } from '#shared/reference/plate-vocabulary.ts'
import type { Random } from '../random.ts'

type Language = 'en' | 'ar'

/** What people say of a number that has this to it. */
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

/** What its seller wrote about a number, in either language; undefined for the fourth who write nothing. */
export const describePlate = (number: string, isDealers: boolean, random: Random): string | undefined => {
  if (random.chance(0.25)) return undefined
  const language = random.pick(['en', 'ar'] as const)
  const [tag] = plateTags(number)
  const remark = years[number] ?? (tag && ofTag[tag])
  const said = random.pick((isDealers ? ofShowroom : ofPrivate)[language])
  return remark && random.chance(0.7) ? `${remark[language]} ${said}` : said
}
