import type * as z from 'zod/mini'
import type { financingProvider, insuranceProvider } from '#shared/schemas/provider.ts'

type Insurer = Omit<z.output<typeof insuranceProvider>, 'id' | 'version'>
type Lender = Omit<z.output<typeof financingProvider>, 'id' | 'version'>

// Names and addresses are invented; `.example` is reserved, so no email or click can reach anybody. No phone numbers:
// every number of the right form might be somebody's.
const reach = (host: string) => ({
  logoUrl: null,
  phoneNumber: null,
  email: `care@${host}.example`,
  website: `https://www.${host}.example`,
})

const insurer = (
  [name, nameAr, host]: readonly [string, string, string],
  rating: number,
  [description, descriptionAr]: readonly [string, string],
  [coverage, coverageAr]: readonly [string, string],
): Insurer => ({ name, nameAr, rating, description, descriptionAr, coverage, coverageAr, ...reach(host) })

const lender = (
  [name, nameAr, host]: readonly [string, string, string],
  rating: number,
  [interestRateFrom, interestRateTo]: readonly [number, number],
  [maxLoanAmount, maxLoanTerm]: readonly [number, number],
  [description, descriptionAr]: readonly [string, string],
  rateKind: Lender['rateKind'] = 'INTEREST',
): Lender => ({
  name,
  nameAr,
  rating,
  rateKind,
  interestRateFrom,
  interestRateTo,
  maxLoanAmount,
  maxLoanTerm,
  description,
  descriptionAr,
  ...reach(host),
})

/** Insurance companies of the demo. */
export const insurers: readonly Insurer[] = [
  insurer(
    ['Sadaf Insurance', 'صدف للتأمين', 'sadaf-insurance'],
    4.7,
    [
      'Claims handled in the app, usually within one working day, with repair at the agency for cars up to five years old.',
      'المطالبات عبر التطبيق، وغالبًا خلال يوم عمل واحد، مع إصلاح في الوكالة للسيارات حتى خمس سنوات.',
    ],
    ['Comprehensive with agency repair', 'تأمين شامل مع إصلاح وكالة'],
  ),
  insurer(
    ['Dhow Takaful', 'الداو للتكافل', 'dhow-takaful'],
    4.5,
    [
      'Cooperative (takaful) cover: what is left of the fund at the end of the year goes back to the members.',
      'تأمين تكافلي: الفائض في نهاية السنة يعود إلى المشتركين.',
    ],
    ['Takaful comprehensive and third party', 'تكافل شامل وضد الغير'],
  ),
  insurer(
    ['Falcon Shield', 'درع الصقر', 'falcon-shield'],
    4.4,
    [
      'Made for 4x4s: recovery from the desert, off-road cover and tyre damage are part of the policy, not extras.',
      'لسيارات الدفع الرباعي: السحب من البر وتغطية القيادة خارج الطريق والإطارات ضمن الوثيقة وليست إضافات.',
    ],
    ['Comprehensive with off-road cover', 'تأمين شامل مع تغطية البر'],
  ),
  insurer(
    ['Corniche General Insurance', 'الكورنيش للتأمين العام', 'corniche-general'],
    4.2,
    [
      'The everyday choice: third-party cover issued in five minutes, renewal with one message.',
      'خيار كل يوم: تأمين ضد الغير خلال خمس دقائق، والتجديد برسالة واحدة.',
    ],
    ['Third party', 'ضد الغير'],
  ),
  insurer(
    ['Lulu Coast Assurance', 'ساحل اللولو للتأمين', 'lulucoast'],
    4.3,
    [
      'Replacement car for fourteen days after an accident, and no deduction for age on original parts in the first three years.',
      'سيارة بديلة لمدة أربعة عشر يومًا بعد الحادث، وبدون استهلاك على قطع الغيار الأصلية في أول ثلاث سنوات.',
    ],
    ['Comprehensive with replacement car', 'تأمين شامل مع سيارة بديلة'],
  ),
  insurer(
    ['Barr Motor Cover', 'البر لتأمين السيارات', 'barr-motor'],
    4.0,
    [
      'For older cars: partial cover for fire, theft and flood at a price that makes sense for a ten-year-old sedan.',
      'للسيارات القديمة: تغطية جزئية للحريق والسرقة والسيول بسعر يناسب سيارة عمرها عشر سنوات.',
    ],
    ['Fire, theft and natural hazards', 'حريق وسرقة وكوارث طبيعية'],
  ),
  insurer(
    ['Seven Dunes Insurance', 'الكثبان السبعة للتأمين', 'seven-dunes'],
    4.1,
    [
      'Cover that is valid in all six GCC countries, with roadside help in Arabic, English, Hindi and Urdu.',
      'تغطية في دول الخليج الست، مع مساعدة على الطريق بعدة لغات.',
    ],
    ['Comprehensive, all GCC countries', 'تأمين شامل في كل دول الخليج'],
  ),
  insurer(
    ['Marsa Prestige', 'مرسى بريستيج', 'marsa-prestige'],
    4.6,
    [
      'Agreed value for luxury, sports and classic cars: what you insured is what you are paid.',
      'قيمة متفق عليها للسيارات الفاخرة والرياضية والكلاسيكية: تستلم المبلغ الذي أمّنت عليه.',
    ],
    ['Agreed value for luxury cars', 'قيمة متفق عليها للسيارات الفاخرة'],
  ),
]

/** Banks and finance houses of the demo; Islamic ones quote a profit rate. */
export const lenders: readonly Lender[] = [
  lender(
    ['Bank of the Dunes', 'بنك الكثبان', 'bank-of-the-dunes'],
    4.6,
    [3.75, 5.25],
    [1_000_000, 60],
    [
      'New and used cars up to seven years old; answer within two hours for salaries transferred to the bank.',
      'سيارات جديدة ومستعملة حتى سبع سنوات؛ الرد خلال ساعتين لمن يحوّل راتبه إلى البنك.',
    ],
  ),
  lender(
    ['Al Sidrah Islamic Bank', 'بنك السدرة الإسلامي', 'sidrah-islamic'],
    4.7,
    [3.5, 4.95],
    [1_200_000, 72],
    [
      'Murabaha finance: the bank buys the car and sells it to you at a price fixed on the first day.',
      'تمويل بالمرابحة: يشتري البنك السيارة ويبيعها لك بسعر ثابت من اليوم الأول.',
    ],
    'PROFIT',
  ),
  lender(
    ['Gulf Pearl Bank', 'بنك لؤلؤة الخليج', 'gulf-pearl-bank'],
    4.3,
    [4.1, 5.6],
    [800_000, 60],
    [
      'No down payment for citizens, twenty per cent for residents; early settlement at any time.',
      'بدون دفعة أولى للمواطنين، وعشرون بالمئة للمقيمين؛ والسداد المبكر متاح في أي وقت.',
    ],
  ),
  lender(
    ['Tadamun Finance', 'تضامن للتمويل', 'tadamun-finance'],
    4.1,
    [4.75, 6.25],
    [400_000, 48],
    [
      'For residents from a salary of QAR 4,000, without transferring the salary.',
      'للمقيمين من راتب 4,000 ريال، وبدون تحويل الراتب.',
    ],
  ),
  lender(
    ['Dukhan Road Finance House', 'بيت تمويل طريق دخان', 'dukhan-road-finance'],
    3.9,
    [5.25, 6.5],
    [300_000, 48],
    [
      'Older cars welcome: up to twelve years old at the end of the term.',
      'نموّل السيارات القديمة أيضًا: حتى اثنتي عشرة سنة عند نهاية المدة.',
    ],
  ),
  lender(
    ['Marina Commercial Bank', 'بنك المارينا التجاري', 'marina-commercial'],
    4.4,
    [3.9, 5.4],
    [1_500_000, 60],
    [
      'Luxury and sports cars, with a first instalment after six months.',
      'سيارات فاخرة ورياضية، مع أول قسط بعد ستة أشهر.',
    ],
  ),
  lender(
    ['Noor Takaful Finance', 'نور تكافل للتمويل', 'noor-takaful-finance'],
    4.2,
    [4.25, 5.75],
    [500_000, 60],
    [
      'Sharia-compliant ijara: lease the car and own it with the last payment; insurance included.',
      'إجارة منتهية بالتمليك: السيارة لك مع آخر قسط، والتأمين ضمن القسط.',
    ],
    'PROFIT',
  ),
  lender(
    ['Green Mile Bank', 'بنك الميل الأخضر', 'green-mile-bank'],
    4.5,
    [3.6, 4.8],
    [700_000, 72],
    [
      'A lower rate for electric and hybrid cars, and a home charger in the same contract.',
      'نسبة أقل للسيارات الكهربائية والهايبرد، مع شاحن منزلي في نفس العقد.',
    ],
  ),
]
