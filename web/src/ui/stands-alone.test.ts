import { expect, test } from 'vitest'
import { standsAlone } from './stands-alone.ts'

test('a sentence stays with the lines around it', () => {
  expect(standsAlone('Please upload a clear photo of both sides.')).toBe(false)
  expect(standsAlone('')).toBe(false)
})

test('a long text, and one of several paragraphs, stands by itself', () => {
  expect(standsAlone('word '.repeat(30))).toBe(true)
  expect(standsAlone('مرحبا\nhello')).toBe(true)
})
