import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type PlainField, readCell, readList, readNumber } from './read-cell.ts'
import { limits } from '#shared/constants/limits.ts'

const at = new Date('2026-05-01T10:00:00.000Z')
const read = (field: PlainField, text: string) => {
  const cell = readCell(field, text, at)
  return 'problem' in cell ? cell.problem : cell.value
}

test.each([
  '45000',
  '45,000',
  '45.000',
  '45 000',
  '45\u00a0000',
  'QAR 45,000',
  '45,000 QR',
  'Q.R. 45000',
  '45.000 ر.ق',
  '٤٥٬٠٠٠',
  '٤٥٠٠٠ ريال قطري',
  '۴۵۰۰۰',
  '45,000.00',
  '45.000,00',
  '45000/-',
  ' 45000 km ',
  '٤٥،٠٠٠ كم',
])('%s is a number', (text) => expect(readNumber(text)).toBe(45_000))

test.each(['', 'abc', '45,5', '45.50', '4,50', '45k', '4.5E+04', '1,2,3', '45000 USD', '0x10', '--1', '1/2'])(
  '%s is none',
  (text) => expect(readNumber(text)).toBeUndefined(),
)

test('any whole number is read however its digits are grouped and written', () => {
  const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  fc.assert(
    fc.property(fc.nat(limits.listing.price.max), fc.constantFrom(',', '.', ' ', '٬', ''), (number, sign) => {
      const text = String(number).replace(/\B(?=(?:\d{3})+$)/g, sign)
      expect(readNumber(text)).toBe(number)
      expect(readNumber(`QAR ${arabic(text)}`)).toBe(number)
    }),
    { seed: 8 },
  )
})

test.each<[PlainField, string, unknown]>([
  ['year', '٢٠٢١', 2021],
  ['year', '2027', 2027],
  ['year', '2028', 'OUT_OF_RANGE'],
  ['year', '21', 'OUT_OF_RANGE'],
  ['priceQAR', '0', 'OUT_OF_RANGE'],
  ['priceQAR', '-5', 'OUT_OF_RANGE'],
  ['priceQAR', 'on request', 'NOT_A_NUMBER'],
  ['mileage', '0 km', 0],
  ['mileage', '-0', 0],
  ['bodyType', 'suv', 'SUV'],
  ['bodyType', 'صالون', 'Sedan'],
  ['bodyType', 'إس يو في', 'SUV'],
  ['bodyType', 'دفع رباعي', 'SUV'],
  ['fuelType', 'PETROL', 'Petrol'],
  ['fuelType', 'كهرباء', 'Electric'],
  ['transmission', 'اوتوماتيك', 'Automatic'],
  ['condition', 'very-good', 'Very Good'],
  ['condition', 'جيده جدا', 'Very Good'],
  ['color', 'Gray', 'Grey'],
  ['color', 'أبيــض', 'White'],
  ['color', 'Blurple', 'UNKNOWN_VALUE'],
  ['city', 'الوكره', 'Al Wakrah'],
  ['city', 'Dubai', 'UNKNOWN_VALUE'],
  ['isGCCSpec', 'نعم', true],
  ['isGCCSpec', 'GCC', true],
  ['hasWarranty', 'لا', false],
  ['hasWarranty', 'FALSE', false],
  ['isAccidentFree', '1', true],
  ['isAccidentFree', 'maybe', 'UNKNOWN_VALUE'],
  ['variant', ' GXR\nTwin Turbo ', 'GXR Twin Turbo'],
  ['variant', 'x'.repeat(61), 'TOO_LONG'],
  ['variant', 'a\u0007b', 'BAD_CHARACTERS'],
  ['description', 'two\nlines', 'two\nlines'],
  ['description', '\ud800', 'BAD_CHARACTERS'],
  ['features', 'Sunroof | مقاعد جلد|Champagne bar', ['sunroof', 'leather-seats', 'Champagne bar']],
  ['features', 'sunroof, SUNROOF؛ Bluetooth', ['sunroof', 'bluetooth']],
  ['features', 'x;'.repeat(1_000_000), ['x']],
  ['features', Array.from({ length: 300_000 }, (_, index) => index).join(';'), 'TOO_MANY'],
  ['features', 'x'.repeat(2_000_000), 'TOO_LONG'],
  ['priceQAR', '9'.repeat(2_000_000), 'NOT_A_NUMBER'],
  ['priceQAR', 'ر.ق'.repeat(500_000), 'NOT_A_NUMBER'],
  ['features', Array.from({ length: 51 }, (_, index) => `f${index}`).join(';'), 'TOO_MANY'],
])('%s: %.60s', (field, text, expected) => expect(read(field, text)).toEqual(expected))

describe('readList', () => {
  it('separates by commas only where there is no bar', () => {
    expect(readList('a, b; c\nd')).toEqual(['a', 'b', 'c', 'd'])
    expect(readList('a, b | c ')).toEqual(['a, b', 'c'])
  })
})
