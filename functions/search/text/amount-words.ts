import { phrases } from '#functions/search/text/phrases.ts'

/** What stands after a number: a multiplier, or what is counted. */
export type Unit = { scale?: number; kind?: 'price' | 'mileage' }

const thousand = { scale: 1000 }
const million = { scale: 1_000_000 }
const price = { kind: 'price' } as const
const mileage = { kind: 'mileage' } as const

/** Units as words of their own or at the end of a number. */
export const units = phrases<Unit>([
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
export const touchingUnits = phrases<Unit>([
  ['m | mn', million],
  ['kkm', { ...thousand, ...mileage }],
  ['kqar | kqr', { ...thousand, ...price }],
  // "2020م" is the year of the common calendar.
  ['م', {}],
])

/** A half that is added to the multiplier before it. */
export const andHalf = phrases<number>([
  ['and a half | ونص | ونصف | و نص | و نصف', 0.5],
  ['and a quarter | وربع | و ربع', 0.25],
])

/** Amounts in words that need no multiplier. */
export const wordAmounts = phrases<number>([
  ['million | a million | one million | مليون | المليون', 1_000_000],
  ['half million | half a million | نص مليون | نصف مليون', 500_000],
  ['quarter million | quarter of a million | ربع مليون', 250_000],
  ['مليونين | two million', 2_000_000],
])

/** Numbers in words that count thousands: خمسين الف. */
export const wordNumbers = phrases<number>([
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
])
