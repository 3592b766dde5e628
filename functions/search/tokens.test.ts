import { describe, expect, test } from 'vitest'
import { createIndex } from '#functions/search/search-index.ts'
import { search } from '#functions/search/search.ts'
import { soundKey } from '#functions/search/sound-key.ts'
import { randomDocument, seededRandom } from '#functions/search/testing/documents.ts'
import { plainQuery } from '#functions/search/testing/queries.ts'
import { termsOf } from '#functions/search/tokens.ts'

/** Whether a listing with this text (and Arabic title) is found by a query. */
const finds = (text: string, query: string, titleAr = '') => {
  const document = randomDocument(seededRandom(1), 1, { titleAr })
  return search(createIndex([{ ...document, text }]), { ...plainQuery, search: query }).total === 1
}

describe('spelling: either finds the other', () => {
  const pairs: [string, string][] = [
    ['أودي', 'اودي'],
    ['الوكرة', 'وكره'],
    ['٢٠٢٠', '2020'],
    ['مَرْسِيدِس', 'مرسيدس'],
    ['لاند كروزر', 'لاندكروزر'],
    ['CX-5', 'cx5'],
    ['CX5', 'cx 5'],
    ['cx 5', 'CX-5'],
    ['Land Cruiser', 'LANDCRUISER'],
    ['RAV4', 'rav 4'],
    ['F-150', 'f150'],
    ['Škoda', 'skoda'],
    ['للبيع', 'بيع'],
    ['2.5', '٢٫٥'],
  ]
  test.each(pairs)('%s = %s', (one, other) => {
    expect([finds(one, other), finds(other, one)]).toEqual([true, true])
  })

  const names: [string, string][] = [
    ['صني', 'سني'],
    ['تيجوان', 'تيغوان'],
    ['جراند', 'غراند'],
  ]
  test.each(names)('car names that sound alike: %s = %s', (one, other) => {
    expect([finds('', other, one), finds('', one, other)]).toEqual([true, true])
    // Outside of names these letters make other words.
    expect(finds(one, other)).toBe(false)
  })
})

describe('must not match', () => {
  test('a name with another long vowel or one letter less', () => {
    expect(finds('جلي', 'جيلي', 'جلي')).toBe(false)
    expect(finds('جيلي', 'جلي', 'جيلي')).toBe(false)
    expect(finds('كي', 'كيا', 'كي')).toBe(false)
    expect(soundKey('جيلي')).not.toBe(soundKey('جلي'))
  })

  test('the article of a word too short to stand without it', () => {
    expect(finds('الفا', 'فا')).toBe(false)
  })
})

describe('a query', () => {
  test('needs all of its words, in any order', () => {
    expect(finds('Toyota Land Cruiser GXR', 'gxr toyota')).toBe(true)
    expect(finds('Toyota Land Cruiser GXR', 'gxr nissan')).toBe(false)
  })

  test('finds by the beginning of a word, not by its middle', () => {
    expect(finds('Toyota Corolla', 'toy cor')).toBe(true)
    expect(finds('Toyota Corolla', 'yota')).toBe(false)
  })

  test('joins neighbours of one line only', () => {
    expect(finds('Land Cruiser', 'landcruiser')).toBe(true)
    expect(finds('Land\nCruiser', 'landcruiser')).toBe(false)
  })

  test('without a word in it is no filter', () => {
    expect(termsOf(' -!؟ ')).toEqual([])
    expect(finds('Toyota', '؟!')).toBe(true)
  })

  test('that says one word fifty times asks for it once', () => {
    expect(termsOf('a '.repeat(50)).length).toBeLessThanOrEqual(3)
  })
})
