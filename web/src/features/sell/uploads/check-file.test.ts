import { expect, it } from 'vitest'
import { problemOfDocument, problemOfPhoto } from './check-file.ts'

it('takes the three image formats as photos', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(problemOfPhoto({ type, size: 1 })).toBeUndefined()
  for (const type of ['image/heic', 'image/svg+xml', 'application/pdf', ''])
    expect(problemOfPhoto({ type, size: 1 })).toBe('PHOTO_TYPE')
})

it('takes images and PDF as documents, up to exactly 10 MB', () => {
  expect(problemOfDocument({ type: 'application/pdf', size: 10_485_760 })).toBeUndefined()
  expect(problemOfDocument({ type: 'application/pdf', size: 10_485_761 })).toBe('DOCUMENT_SIZE')
  expect(problemOfDocument({ type: 'text/plain', size: 5 })).toBe('DOCUMENT_TYPE')
})

it('refuses an empty file', () => {
  expect(problemOfPhoto({ type: 'image/png', size: 0 })).toBe('DAMAGED')
  expect(problemOfDocument({ type: 'application/pdf', size: 0 })).toBe('DAMAGED')
})
