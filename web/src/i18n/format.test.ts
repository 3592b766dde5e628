import { describe, expect, it } from 'vitest'
import { languages, locales } from '#shared/constants/market.ts'
import {
  ageOf,
  formatDate,
  formatDollars,
  formatKilometres,
  formatMoney,
  formatNumber,
  formatPercent,
} from './format.ts'
import { formatFileSize } from './file-size.ts'

const arabicDigits = /[٠-٩۰-۹]/

describe('money', () => {
  it('stands in riyals before or after, grouped, without decimals, and never wraps', () => {
    expect(formatMoney(125_000, 'en')).toBe('QAR\u00a0125,000')
    expect(formatMoney(125_000, 'ar')).toBe('125,000\u00a0ر.ق')
    expect(formatMoney(999.6, 'en')).toBe('QAR\u00a01,000')
    expect(formatMoney(0, 'ar')).toBe('0\u00a0ر.ق')
  })

  it('in dollars is rounded after conversion', () => {
    expect(formatDollars(125_001, 0.275, 'en')).toBe('USD\u00a034,375')
    expect(formatDollars(100_000, 0.275, 'ar')).toBe('27,500\u00a0دولار')
  })
})

describe('digits', () => {
  it('are Western in Arabic too', () => {
    const instant = '2026-11-20T09:05:00.000Z'
    const texts = [
      formatNumber(1_234_567, 'ar'),
      formatKilometres(42_000, 'ar'),
      formatFileSize(3_210_000, 'ar'),
      formatDate(instant, 'ar', { long: true, time: true }),
    ]
    for (const text of texts) expect(text).not.toMatch(arabicDigits)
    expect(texts[0]).toBe('1,234,567')
    expect(texts[1]).toBe('42,000\u00a0كم')
    expect(texts[2]).toBe('3.2 ميغابايت')
  })
})

describe('whole numbers', () => {
  it.each(languages)('are written as Intl does, in %s', (language) => {
    const format = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 0 })
    const numbers = [0, 7, 12, 999, 1000, 9999, 10_000, 99_999, 100_000, 999_999, 1_000_000, 1_234_567_890]
    for (const number of [...numbers, ...numbers.map((each) => -each), 1234.5])
      expect(formatNumber(number, language)).toBe(format.format(number === 0 ? 0 : number))
  })

  it.each(languages)('of a hundred are written as Intl does, in %s', (language) => {
    const format = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 })
    for (let share = 0; share <= 1.2; share += 0.005) {
      const exact = Number(share.toFixed(3))
      // Intl would call this the whole.
      if (exact === 0.995) continue
      expect(formatPercent(exact, language)).toBe(format.format(exact))
    }
  })

  it('never call a part the whole', () => {
    expect(formatPercent(0.9996, 'en', 1)).toBe('99.9%')
    expect(formatPercent(0.995, 'en')).toBe('99%')
    expect(formatPercent(1, 'en', 1)).toBe('100%')
    expect(formatPercent(1.234, 'en')).toBe('123%')
  })
})

describe('file sizes', () => {
  it.each([
    [0, '0 byte'],
    [640_000, '640 kB'],
    [999_999, '1,000 kB'],
    [3_210_000, '3.2 MB'],
  ])('%i bytes', (bytes, text) => expect(formatFileSize(bytes, 'en')).toBe(text))
})

describe('dates', () => {
  it('are days in Qatar, three hours ahead of UTC', () => {
    expect(formatDate('2026-11-20T21:30:00.000Z', 'en')).toContain('21')
    expect(formatDate('2026-11-20T20:59:00.000Z', 'en')).toContain('20')
  })

  it('name their month, since figures alone may be read from either end', () => {
    expect(formatDate('2026-11-10T09:00:00.000Z', 'en')).toContain('Nov')
    expect(formatDate('2026-11-10T09:00:00.000Z', 'ar')).toContain('نوفمبر')
  })

  it('say twelve for the hour at noon', () => {
    for (const language of ['en', 'ar'] as const)
      expect(formatDate('2026-11-10T09:05:00.000Z', language, { time: true })).toContain('12:05')
  })
})

describe('age', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z')
  const before = (ms: number) => ageOf(new Date(now - ms).toISOString(), now)

  it.each([
    [0, { unit: 'justNow' }],
    [59_999, { unit: 'justNow' }],
    [60_000, { unit: 'minutes', count: 1 }],
    [3_599_999, { unit: 'minutes', count: 59 }],
    [3_600_000, { unit: 'hours', count: 1 }],
    [86_399_999, { unit: 'hours', count: 23 }],
    [86_400_000, { unit: 'days', count: 1 }],
    [40 * 86_400_000, { unit: 'days', count: 40 }],
    // A clock that runs behind the server's.
    [-5000, { unit: 'justNow' }],
  ])('%i ms', (ms, age) => expect(before(ms)).toEqual(age))
})
