import { expect, it, test } from 'vitest'
import { canonicalPattern, shapesOf, understandPlateText } from './understand.ts'

it.each([
  ['*?*?*?*?', '????*'],
  ['*'.repeat(100), '*'],
  ['?*7**?8', '?*7?*8'],
  ['7?7?7?', '7?7?7?'],
  ['???????', undefined],
  ['1234567', undefined],
  ['1*2*3*4*5*6*7', undefined],
])('%s is %s', (pattern, canonical) => expect(canonicalPattern(pattern)).toBe(canonical))

test('no pattern stands for more than 35 shapes, each once', () => {
  let most = 0
  const grow = (pattern: string): void => {
    const canonical = canonicalPattern(pattern)
    if (canonical === undefined) return
    const shapes = shapesOf(canonical)
    expect(new Set(shapes).size, canonical).toBe(shapes.length)
    most = Math.max(most, shapes.length)
    if (pattern.length < 9)
      for (const sign of ['1', '?', '*']) if (!pattern.endsWith('*') || sign === '1') grow(pattern + sign)
  }
  grow('*')
  grow('1')
  expect(most).toBe(35)
})

const any = { terms: [], numbers: [], minPrice: 0, maxPrice: Infinity }
const five = { ...any, terms: [{ digits: 5 }] }

it.each([
  ['5 digits under 100000', { ...five, maxPrice: 100_000 }],
  ['٥ أرقام تحت ١٠٠ ألف', { ...five, maxPrice: 100_000 }],
  ['under 100k, five digits', { ...five, maxPrice: 100_000 }],
  ['خماسي أقل من ٥٠٠٠٠', { ...five, maxPrice: 50_000 }],
  ['<50,000', { ...any, maxPrice: 50_000 }],
  // A car's year is a plate's price.
  ['under 2000', { ...any, maxPrice: 2000 }],
  ['من ٥٠ إلى ١٠٠ ألف', { ...any, minPrice: 50_000, maxPrice: 100_000 }],
  ['5000 - 20000', { ...any, minPrice: 5000, maxPrice: 20_000 }],
  ['over 50k 7?7 under 1 million', { ...any, numbers: ['7?7'], minPrice: 50_000, maxPrice: 1_000_000 }],
  ['Q 100k', { ...any, terms: [{ series: 'Q' }], maxPrice: 100_000 }],
])('reads the price in "%s"', (text, meant) => expect(understandPlateText(text)).toEqual(meant))

it.each([
  ['482916', '482916'],
  ['150 000', '150000'],
  ['من 50000', '50000'],
])('reads "%s" as the number %s and no price', (text, number) =>
  expect(understandPlateText(text)).toEqual({ terms: [], numbers: [number] }),
)

it.each(['premuim 777', '+333', '333+', 'under 100', 'under 100 km', '12345 67890', 'under 50k banana'])(
  'does not guess what "%s" means',
  (text) => expect(understandPlateText(text)).toBeUndefined(),
)
