import { phrases } from '#functions/search/text/phrases.ts'
import type { RangeKind } from '#shared/schemas/understood.ts'

/** The meaning of words around a number. */
export type LimitWord = {
  bound?: 'min' | 'max' | 'between' | 'about'
  /** The kind of limit: year, price or mileage. */
  kind?: RangeKind
  /** The number itself is left out: before 2015 ends with 2014. */
  strict?: true
  /** It belongs to the number before it: nobody begins a limit with "or less". */
  closes?: true
  /** A sign leaves out a year, not a price: <2020 ends with 2019, <100k with 100k. */
  strictYear?: true
  /** Says where one begins; words behind the number may say that one goes down: "from 100k and below". */
  start?: true
  /** Says nothing, and begins no phrase. */
  filler?: true
}

/** Words before a number. */
export const leadWords = phrases<LimitWord>([
  [
    'under | below | less than | lower than | cheaper than | up to | upto | to | until | till | max | maximum | at most | within | no more than | not more than | مو اكثر من | ليس اكثر من | لا اكثر من | اقل من | تحت | ما تحت | دون | ما دون | ادني من | ارخص من | لحد | الي حد | لين | لغايه | حتي | الي | حد اقصي | الحد الاقصي | بحد اقصي | كحد اقصي | اقصي حد | اقصي شي | ما يتعدي | ما تتعدي | لا يتعدي | لا تتعدي | ما يتجاوز | ما تتجاوز | لا يتجاوز | لا تتجاوز | لا يزيد عن | لا تزيد عن | ما يزيد عن | ما تزيد عن',
    { bound: 'max' },
  ],
  ['cheaper than | ارخص من', { bound: 'max', kind: 'price' }],
  ['more expensive than | اغلي من', { bound: 'min', kind: 'price' }],
  [
    'about | around | approx | approximately | nearly | بحدود | في حدود | حدود | حوالي | تقريبا',
    { bound: 'about' },
  ],
  [
    'over | above | more than | higher than | at least | min | minimum | starting from | starting at | start from | starting | not less than | no less than | مو اقل من | ليس اقل من | لا اقل من | اكثر من | فوق | ما فوق | ابتداء من | ابتدا من | يبدا من | تبدا من | اعلي من | ازيد من | لا يقل عن | لا تقل عن | ما يقل عن | ما تقل عن | علي الاقل | حد ادني | الحد الادني | بحد ادني',
    { bound: 'min' },
  ],
  ['from | من', { bound: 'min', start: true }],
  ['since', { bound: 'min', kind: 'year' }],
  ['من سنه | من موديل | from model | from year', { bound: 'min', kind: 'year', start: true }],
  [
    'newer than | later than | after | احدث من | اجدد من | بعد | ما بعد | بعد سنه | بعد موديل',
    { bound: 'min', kind: 'year', strict: true },
  ],
  [
    'older than | earlier than | before | prior to | pre | اقدم من | قبل | ما قبل | قبل سنه | قبل موديل',
    { bound: 'max', kind: 'year', strict: true },
  ],
  ['between | in between | بين | ما بين', { bound: 'between' }],
  [
    'model | model year | year | years | my | موديل | موديلات | الموديل | سنه | سنه الصنع | صنع | عام',
    { kind: 'year' },
  ],
  [
    'price | prices | priced | priced at | cost | costs | budget | my budget | حدي | ميزانيه | ميزانيتي | الميزانيه | بحدود ميزانيه | سعر | السعر | بسعر | سعرها | سعره | الاسعار | اسعار',
    { kind: 'price' },
  ],
  [
    'mileage | odometer | odo | driven | kms | km | عداد | العداد | عدادها | بعداد | ماشي | ماشيه | ماشيها | ممشي | الممشي | ممشاها | ممشاه | قاطع | قاطعه',
    { kind: 'mileage' },
  ],
  ['qar | qr | qatari riyal | qatari riyals | riyal | riyals | rial | rials | ر ق', { kind: 'price' }],
  ['ب', {}],
  // بدون is "without", no ب before دون.
  ['of | is | a | the | year of | هو | هي | يكون | تكون | ال | بدون', { filler: true }],
])

/** Words that turn the limit behind them round: "not over". Those of verbs (لا يزيد عن) stand with them. */
export const turning = /^(?:no|not|nothing|none|و?(?:مو|مب|مش|ليس|ليست|لا|غير|ما|مهو|مهوب))$/

/** Those of them that may be an answer as well, and turn ages alone: "no older than". */
export const answer = /^(?:no|لا)$/

/** Words after a number. */
export const trailWords = phrases<LimitWord>([
  [
    'max | maximum | and less | and below | and under | and lower | at most | no more | not more | واقل | فاقل | فما اقل | وتحت | وانزل | فما دون | ودون | وما دون | وما تحت | كحد اقصي | حد اقصي | بحد اقصي | بالكثير | بالكتير | وبس | مو اكثر | لا اكثر',
    { bound: 'max' },
  ],
  ['or less | or below | or under | or lower | او اقل | ونازل | وانت نازل', { bound: 'max', closes: true }],
  [
    'or older | and older | and earlier | or earlier | واقدم | فاقدم | او اقدم',
    { bound: 'max', kind: 'year' },
  ],
  [
    'up | and up | and above | and over | and more | or above | or over | or more | or higher | and higher | onward | onwards | plus | minimum | at least | وفوق | وما فوق | فما فوق | فاعلي | واعلي | او اعلي | واكثر | فاكثر | او اكثر | وطالع | وانت طالع | كحد ادني | حد ادني | علي الاقل',
    { bound: 'min' },
  ],
  [
    'or newer | and newer | or later | and later | واحدث | فاحدث | فما احدث | او احدث | واجدد',
    { bound: 'min', kind: 'year' },
  ],
  ['model | models | model year | موديل', { kind: 'year' }],
  ['mileage | odometer | driven | ماشي | ماشيه | ممشي | عداد', { kind: 'mileage' }],
  ['budget | price | ميزانيه', { kind: 'price' }],
])

/** Kilometres that are few. */
export const lowMileage = phrases<true>([
  [
    'low mileage | low milage | low km | low kms | low kilometers | less mileage | ماشي قليل | ماشيه قليل | عداد قليل | العداد قليل | عدادها قليل | ممشي قليل | ممشاها قليل | ممشاه قليل | قليله المشي | قليل المشي | مشي قليل',
    true,
  ],
])

/** Words between the two ends of a range. Their own words for "and" count after "between" only. */
export const toWords = phrases<'to' | 'and'>([
  ['to | upto | up to | till | until | الي | الا | لين | لحد | حتي | ل | لغايه', 'to'],
  ['and | و', 'and'],
])
