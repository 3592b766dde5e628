import { describe, expect, test } from 'vitest'
import { limits } from '#shared/constants/limits.ts'
import {
  emptyRefusal,
  hasReason,
  offeredCodes,
  toggleCode,
  toRefusalDecision,
  type ReasonCode,
  type Refusal,
} from './refusal.ts'

const toggle = (refusal: Refusal, code: ReasonCode) => toggleCode('listing', refusal, code)
const choose = (...codes: ReasonCode[]) => codes.reduce(toggle, emptyRefusal)

describe('toggleCode', () => {
  test('brings its fields along', () =>
    expect(choose('PHOTOS_UNCLEAR', 'WRONG_PRICE').fields).toEqual(['images', 'priceQAR']))
  test('takes them back, but not those of another reason', () => {
    const both = choose('PHOTOS_UNCLEAR', 'PHOTOS_MARKED')
    expect(toggle(both, 'PHOTOS_MARKED').fields).toEqual(['images'])
    expect(choose('PHOTOS_UNCLEAR', 'PHOTOS_UNCLEAR')).toEqual(emptyRefusal)
  })
  test('keeps fields that were chosen by hand', () => {
    const byHand = { ...emptyRefusal, fields: ['city'] as const }
    expect(toggle(toggle(byHand, 'WRONG_PRICE'), 'WRONG_PRICE').fields).toEqual(['city'])
  })
  test('takes no more reasons than may be sent', () => {
    const codes = offeredCodes('listing', { isLive: false, hasDocuments: true })
    expect(codes.reduce(toggle, emptyRefusal).codes).toHaveLength(limits.reasonCodes)
  })
  test('brings no fields for the reasons of a plate or an application', () => {
    expect(toggleCode('plate', emptyRefusal, 'DUPLICATE').fields).toEqual([])
    expect(toggleCode('application', emptyRefusal, 'INCOMPLETE')).toMatchObject({
      codes: ['INCOMPLETE'],
      fields: [],
    })
  })
})

describe('offeredCodes', () => {
  test('the general reason fits whether the listing is live', () => {
    const live = offeredCodes('listing', { isLive: true, hasDocuments: true })
    const waiting = offeredCodes('listing', { isLive: false, hasDocuments: true })
    expect([live.includes('CONTENT_REVIEW'), live.includes('REVIEW_REQUIRED')]).toEqual([true, false])
    expect([waiting.includes('CONTENT_REVIEW'), waiting.includes('REVIEW_REQUIRED')]).toEqual([false, true])
  })
  test('a dealership has no documents to refuse', () => {
    const codes = offeredCodes('listing', { isLive: false, hasDocuments: false })
    expect(codes.filter((code) => code.startsWith('DOCUMENTS'))).toEqual([])
    expect(codes).toContain('DUPLICATE')
  })
  test('a plate and an application have their own', () => {
    expect(offeredCodes('plate', { isLive: false, hasDocuments: false })).toContain('NOT_OWNED')
    expect(offeredCodes('application', { isLive: false, hasDocuments: true })).toContain('INCOMPLETE')
  })
})

test.each([
  [{}, false],
  [{ text: '  ' }, false],
  [{ fields: ['businessName' as const], notes: 'x' }, false],
  [{ text: 'Too dark' }, true],
  [{ codes: ['DUPLICATE' as const] }, true],
])('hasReason: %j gives a reason: %s', (part, has) =>
  expect(hasReason({ ...emptyRefusal, ...part })).toBe(has),
)

test('toRefusalDecision sends what each kind has', () => {
  const refusal = { ...choose('WRONG_PRICE'), text: ' Too high ', notes: ' Call us ' }
  const both = { status: 'REJECTED', reasonCodes: ['WRONG_PRICE'], rejectionReason: 'Too high' }
  expect(toRefusalDecision('listing', refusal)).toEqual({ ...both, rejectionFields: ['priceQAR'] })
  expect(toRefusalDecision('plate', refusal)).toEqual(both)
  expect(toRefusalDecision('application', { ...refusal, text: ' ' })).toEqual({
    status: 'REJECTED',
    reasonCodes: ['WRONG_PRICE'],
    rejectionFields: ['priceQAR'],
    adminNotes: 'Call us',
  })
})
