import { expect, test } from 'vitest'
import { fieldsOfReasons, includesDocumentField, refusalCodes } from './refusal.ts'

test('an admin who says nothing gives the reason of the specification', () => {
  expect(refusalCodes('PENDING', {})).toEqual(['REVIEW_REQUIRED'])
  expect(refusalCodes('APPROVED', { reasonCodes: [], rejectionReason: '' })).toEqual(['CONTENT_REVIEW'])
})

test('what an admin says is all that is said', () => {
  expect(refusalCodes('APPROVED', { rejectionReason: 'No.' })).toEqual([])
  expect(refusalCodes('PENDING', { reasonCodes: ['WRONG_PRICE'] })).toEqual(['WRONG_PRICE'])
})

test('reasons lead to their fields, each once', () => {
  expect(fieldsOfReasons(['DOCUMENTS_UNREADABLE', 'WRONG_PRICE', 'DOCUMENTS_MISMATCH'])).toEqual([
    'registrationCard',
    'idCard',
    'priceQAR',
  ])
  expect(fieldsOfReasons(['REVIEW_REQUIRED'])).toEqual([])
})

test('a refusal is about the documents when it names one of them', () => {
  expect(includesDocumentField(['images', 'idCard'])).toBe(true)
  expect(includesDocumentField(['images'])).toBe(false)
})
