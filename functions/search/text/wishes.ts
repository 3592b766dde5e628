import { type CarCount, carsOf, kindOf, trimWish, type Wish } from './wish.ts'
import { wishWords } from './wish-words.ts'
import { spelled, spellingsOf } from './number-words.ts'
import { phraseAt, phrases } from './phrases.ts'
import type { Token } from './tokens.ts'
import { spelledInArabic } from '#shared/reference/letters.ts'

type Spelled = readonly [spellings: string, meaning: Wish]

const nouns: Readonly<Record<CarCount, string>> = {
  seats: 'seat | seats | seater | seaters | مقعد | مقاعد | راكب | ركاب | كراسي | نفر',
  doors: 'door | doors | باب | ابواب | بيبان',
  cylinders: 'cylinder | cylinders | cyl | cylender | سلندر | سلندرات | سليندر | اسطوانه | اسطوانات',
}

/** "7 seater", "سته سلندر", "two doors". */
const counts = (kind: CarCount, numbers: readonly number[], en: string, ar: string): Spelled[] =>
  numbers.map((number) => {
    const written = [String(number), ...spellingsOf(spelled[number]!)]
    const spellings = written.flatMap((first) => spellingsOf(nouns[kind]).map((noun) => `${first} ${noun}`))
    // Who asks for seven seats has room for eight.
    const values =
      kind === 'seats' && number >= 7
        ? ['7', '8', '9'].filter((value) => Number(value) >= number)
        : [String(number)]
    return [
      [...spellings, ...(kind === 'cylinders' ? [`v${number}`, `في ${number}`] : [])].join('|'),
      {
        ...kindOf(kind, String(number), `${number} ${en}`, `${number} ${ar}`),
        terms: [
          carsOf(
            [
              [kind, values],
              ...(kind === 'seats' && number >= 7 ? [['feature', ['third-row']] as const] : []),
              ...(kind === 'doors' && number === 2 ? [['bodyType', ['Coupe']] as const] : []),
            ],
            spellingsOf(nouns[kind])
              .map((noun) => `${number}${noun}`)
              .concat(kind === 'cylinders' ? [`v${number}`] : []),
          ),
        ],
      },
    ]
  })

// Grades that mean themselves without a model beside them; others (LE, Sport, 350) are words of every second listing.
const grades = [
  'GXR',
  'VXR',
  'EXR',
  'VXS',
  'GXR Twin Turbo',
  'VXR Twin Turbo',
  'GR Sport',
  'SLE',
  'SLT',
  'AT4',
  'LTZ',
  'Z71',
  'RST',
  'ZR2',
  'XLT',
  'XLE',
  'XLI',
  'HSE',
  'SVR',
  'SR5',
  'F Sport',
  'Denali',
  'Platinum',
  'Titanium',
  'Nismo',
  'Rubicon',
  'Sahara',
  'Laramie',
  'Lariat',
  'King Ranch',
  'High Country',
  'Trail Boss',
  'Autobiography',
  'Vogue',
  'Hellcat',
  'Trackhawk',
  'GT3',
  'GT3 RS',
]

const table = phrases<Wish>([
  ...wishWords,
  ...counts('seats', [2, 4, 5, 6, 7, 8, 9], 'seats', 'مقاعد'),
  ...counts('doors', [2, 3, 4, 5], 'doors', 'أبواب'),
  ...counts('cylinders', [3, 4, 5, 6, 8, 10, 12], 'cylinders', 'سلندر'),
  ...grades.map((grade): Spelled => [`${grade} | ${spelledInArabic(grade)}`, trimWish(grade)]),
])

/** The longest wish that begins at a token, and the token after it. */
export const wishAt = (tokens: readonly Token[], at: number) => phraseAt(tokens, at, table)
