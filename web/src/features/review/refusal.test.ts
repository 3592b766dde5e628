import { describe, expect, test } from 'vitest'
import { limits } from '#shared/constants/limits.ts'
import { emptyRefusal, offeredCodes, saysWhy, toggleCode, type RefusalCode } from './refusal.ts'

const choose = (...codes: RefusalCode[]) => codes.reduce(toggleCode, emptyRefusal)

describe('toggleCode', () => {
  test('brings its fields along', () =>
    expect(choose('PHOTOS_UNCLEAR', 'WRONG_PRICE').fields).toEqual(['images', 'priceQAR']))
  test('takes them back, but not those of another reason', () => {
    const both = choose('PHOTOS_UNCLEAR', 'PHOTOS_MARKED')
    expect(toggleCode(both, 'PHOTOS_MARKED').fields).toEqual(['images'])
    expect(choose('PHOTOS_UNCLEAR', 'PHOTOS_UNCLEAR')).toEqual(emptyRefusal)
  })
  test('keeps what was chosen by hand', () => {
    const byHand = { ...emptyRefusal, fields: ['city'] as const }
    expect(toggleCode(toggleCode(byHand, 'WRONG_PRICE'), 'WRONG_PRICE').fields).toEqual(['city'])
  })
  test('takes no more reasons than may be sent', () => {
    const codes = offeredCodes('listing', { isLive: false, hasPapers: true })
    expect(codes.reduce(toggleCode, emptyRefusal).codes).toHaveLength(limits.reasonCodes)
  })
})

describe('offeredCodes', () => {
  test('the general reason fits what becomes of it', () => {
    const live = offeredCodes('listing', { isLive: true, hasPapers: true })
    const waiting = offeredCodes('listing', { isLive: false, hasPapers: true })
    expect([live.includes('CONTENT_REVIEW'), live.includes('REVIEW_REQUIRED')]).toEqual([true, false])
    expect([waiting.includes('CONTENT_REVIEW'), waiting.includes('REVIEW_REQUIRED')]).toEqual([false, true])
  })
  test('a dealership has no papers to refuse', () => {
    const codes = offeredCodes('listing', { isLive: false, hasPapers: false })
    expect(codes.filter((code) => code.startsWith('DOCUMENTS'))).toEqual([])
    expect(codes).toContain('DUPLICATE')
  })
  test('a plate has its own', () =>
    expect(offeredCodes('plate', { isLive: false, hasPapers: false })).toContain('NOT_OWNED'))
})

test('saysWhy', () => {
  expect(saysWhy(emptyRefusal)).toBe(false)
  expect(saysWhy({ ...emptyRefusal, text: '  ' })).toBe(false)
  expect(saysWhy({ ...emptyRefusal, text: 'Too dark' })).toBe(true)
  expect(saysWhy(choose('DUPLICATE'))).toBe(true)
})
