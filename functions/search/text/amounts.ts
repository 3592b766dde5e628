import { phraseAt, phrases } from './phrases.ts'
import { type Token, wordSet } from './tokens.ts'

/** The unit of a number: a multiplier, or the kind of amount. */
type Unit = { scale?: number; kind?: 'price' | 'mileage' }

const thousand = { scale: 1000 }
const million = { scale: 1_000_000 }
const price = { kind: 'price' } as const
const mileage = { kind: 'mileage' } as const

/** Units as words of their own or at the end of a number. */
const units = phrases<Unit>([
  ['k | thousand | thousands | الف | الاف | ك', thousand],
  ['million | millions | mln | مليون | ملايين', million],
  [
    'qar | qr | qatari riyal | qatari riyals | riyal | riyals | rial | rials | riyal qatari | ريال | ريالات | ريال قطري | ر ق | ق ر',
    price,
  ],
  [
    'km | kms | kilometer | kilometers | kilometre | kilometres | k m | كم | كلم | كيلو | كيلومتر | كيلو متر | كيلوات | ك م',
    mileage,
  ],
])

/** Units that are understood only when they touch their number. */
const touchingUnits = phrases<Unit>([
  ['m | mn', million],
  ['kkm', { ...thousand, ...mileage }],
  ['kqar | kqr', { ...thousand, ...price }],
  // "2020م" is the year of the common calendar.
  ['م', {}],
])

/** What numbers of a car count besides riyals and kilometres. */
export const counted = wordSet(`
  door doors seat seats seater seaters cylinder cylinders cyl year years owner owners hp bhp ps horsepower cc inch inches month months
  باب ابواب مقعد مقاعد راكب ركاب سلندر سلندرات سنة سنوات سنين مالك ملاك حصان شهر اشهر شهور انش بوصه
`)

/** A half that is added to the multiplier before it. */
const andHalf = phrases<number>([
  ['and a half | ونص | ونصف | و نص | و نصف', 0.5],
  ['and a quarter | وربع | و ربع', 0.25],
])

/** Amounts in words that need no multiplier. */
const wordAmounts = phrases<number>([
  ['million | a million | one million | مليون | المليون', 1_000_000],
  ['half million | half a million | نص مليون | نصف مليون', 500_000],
  ['quarter million | quarter of a million | ربع مليون', 250_000],
  ['مليونين | two million', 2_000_000],
])

/** The spellings, and those in Arabic with the article too: تحت التسعين. */
const withArticle = (spellings: string): string =>
  spellings
    .split(/\s*[|]\s*/)
    .flatMap((spelling) => (/^\p{Script=Arabic}/u.test(spelling) ? [spelling, `ال${spelling}`] : [spelling]))
    .join('|')

const countedThousands: readonly (readonly [string, number])[] = [
  ['ten | عشره | عشر', 10],
  ['twenty | عشرين | عشرون', 20],
  ['thirty | ثلاثين | ثلاثون', 30],
  ['forty | اربعين | اربعون', 40],
  ['fifty | خمسين | خمسون', 50],
  ['sixty | ستين | ستون', 60],
  ['seventy | سبعين | سبعون', 70],
  ['eighty | ثمانين | ثمانون', 80],
  ['ninety | تسعين | تسعون', 90],
  ['hundred | a hundred | one hundred | ميه | مايه', 100],
  ['ميه وخمسين | مايه وخمسين', 150],
  ['two hundred | ميتين | مايتين | ميتان', 200],
  ['three hundred | ثلاثميه | ثلاث ميه | ثلاثمايه', 300],
  ['four hundred | اربعميه | اربع ميه | اربعمايه', 400],
  ['five hundred | خمسميه | خمس ميه | خمسمايه', 500],
]

/** Numbers in words that count thousands: خمسين الف. */
const wordNumbers = phrases<number>(
  countedThousands.map(([spellings, value]) => [withArticle(spellings), value]),
)

/** A number with what counts it. */
export type Amount = {
  value: number
  /** 1 when no multiplier was said. */
  scale: number
  kind?: 'price' | 'mileage'
  /** Digits without sign or unit, as they were typed; empty for a number in words. */
  digits: string
  /** Letters that touch the number's beginning: و100 is "and 100". */
  lead: string
  /** The token after it. */
  end: number
}

const number = /^(\p{L}*)(\d+(?:\.\d+)*)(\p{L}*)$/u
const leads = new Set(['', 'و', 'ل', 'ب', 'qar', 'qr'])
// "100.000" is what half of the world writes for 100,000; no engine has three decimals.
const dottedThousands = /^\d{1,3}(?:\.\d{3})+$/

const valueOf = (text: string): number => Number(dottedThousands.test(text) ? text.replaceAll('.', '') : text)

const withUnit = (amount: Amount, unit: Unit, end = amount.end): Amount | undefined => {
  if (unit.scale && amount.scale > 1) return undefined
  if (unit.kind && amount.kind) return undefined
  const { scale = amount.scale, kind = amount.kind } = unit
  return { ...amount, value: amount.value * (unit.scale ?? 1), scale, ...(kind ? { kind } : {}), end }
}

/** The m of "1.5 m". Behind whole numbers it is a BMW's. */
const millionAt = (tokens: readonly Token[], { digits, end }: Amount) =>
  tokens[end]?.word === 'm' && /^\d\.\d+$/.test(digits)
    ? { meaning: { scale: 1_000_000 }, end: end + 1 }
    : undefined

const withUnits = (tokens: readonly Token[], first: Amount): Amount => {
  let amount = first
  for (;;) {
    const half = amount.scale > 1 ? phraseAt(tokens, amount.end, andHalf) : undefined
    if (half) amount = { ...amount, value: amount.value + half.meaning * amount.scale, end: half.end }
    const unit = phraseAt(tokens, amount.end, units) ?? millionAt(tokens, amount)
    const next = unit && withUnit(amount, unit.meaning, unit.end)
    if (!next) return amount
    amount = next
  }
}

const inDigits = (tokens: readonly Token[], at: number): Amount | undefined => {
  const found = number.exec(tokens[at]?.word ?? '')
  if (!found) return undefined
  const [, lead = '', digits = '', rest = ''] = found
  if (!leads.has(lead)) return undefined
  const kind = lead.startsWith('q') ? ({ kind: 'price' } as const) : {}
  const amount: Amount = { value: valueOf(digits), scale: 1, ...kind, digits, lead, end: at + 1 }
  if (!rest) return withUnits(tokens, amount)
  const unit = units.meanings.get(rest) ?? touchingUnits.meanings.get(rest)
  const whole = unit && withUnit(amount, unit)
  return whole && withUnits(tokens, whole)
}

const inWords = (tokens: readonly Token[], at: number): Amount | undefined => {
  const whole = phraseAt(tokens, at, wordAmounts)
  const millions = { scale: 1_000_000, digits: '', lead: '' }
  if (whole) return withUnits(tokens, { value: whole.meaning, ...millions, end: whole.end })
  const word = phraseAt(tokens, at, wordNumbers)
  if (!word) return undefined
  return withUnits(tokens, { value: word.meaning, scale: 1, digits: '', lead: '', end: word.end })
}

/** The number that begins at a token: 100, 100k, 1.5 مليون, 80 الف كم, نص مليون. */
export const amountAt = (tokens: readonly Token[], at: number): Amount | undefined => {
  const amount = inDigits(tokens, at) ?? inWords(tokens, at)
  return amount && Number.isFinite(amount.value) ? { ...amount, value: Math.round(amount.value) } : undefined
}
