import { describe, expect, it } from 'vitest'
import { plateCategories, plateTags, proposedCategory } from './plate-tags.ts'

describe('plateTags', () => {
  it.each([
    ['7', []],
    ['55', ['same-digit']],
    ['333', ['same-digit']],
    ['777777', ['same-digit']],
    ['411', []],
    ['123', ['ladder']],
    ['54321', ['ladder']],
    ['12', []],
    ['1235', []],
    ['1122', ['repeating-pairs', 'few-digits']],
    ['1212', ['repeating-pairs', 'few-digits']],
    ['363636', ['repeating-pairs', 'few-digits']],
    ['112233', ['repeating-pairs']],
    ['123123', ['repeating-pairs']],
    ['121', ['mirror']],
    ['12321', ['mirror']],
    ['335533', ['repeating-pairs', 'mirror', 'few-digits']],
    ['30003', ['mirror', 'bookend', 'few-digits']],
    ['5000', ['round', 'few-digits']],
    ['12000', ['round']],
    ['100', ['round']],
    ['000', ['same-digit']],
    ['1971', ['year']],
    ['2022', ['year', 'few-digits']],
    ['2036', []],
    ['377773', ['mirror', 'bookend', 'few-digits']],
    ['335353', ['few-digits']],
    ['482915', []],
  ])('%s: %j', (number, tags) => expect(plateTags(number)).toEqual(tags))
})

describe('plateCategories', () => {
  it('says what the number says and what its seller calls it', () => {
    expect(plateCategories({ number: '12345' })).toEqual(['sequential', 'special'])
    expect(plateCategories({ number: '77' })).toEqual(['premium', 'lucky-number', 'repeating', 'special'])
    expect(plateCategories({ number: '178620' })).toEqual(['lucky-number'])
    expect(plateCategories({ number: '482915' })).toEqual([])
    expect(plateCategories({ number: '482915', category: 'premium' })).toEqual(['premium'])
    expect(plateCategories({ number: '482915', category: 'lucky-number' })).toEqual(['lucky-number'])
  })
})

it.each([
  ['5', 'single-digit'],
  ['12', 'double-digit'],
  ['123', 'triple-digit'],
  ['7786', 'lucky-number'],
  ['5555', 'premium'],
  ['482915', 'other'],
])('proposes for %s the category %s', (number, category) => expect(proposedCategory(number)).toBe(category))
