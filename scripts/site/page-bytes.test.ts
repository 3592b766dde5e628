import { expect, test } from 'vitest'
import { pageWeight } from './weigh-site.ts'

const sizes: Record<string, number> = {
  'base.js': 1,
  'home.js': 10,
  'car.js': 100,
  'en-first.js': 1000,
  'ar-first.js': 2000,
  'en-listing.js': 30_000,
  'ar-listing.js': 40_000,
}
const sizeOf = (file: string): number => sizes[file] ?? Number.NaN

const home = { files: ['base.js', 'home.js'], messages: { en: ['en-first.js'], ar: ['ar-first.js'] } }
const car = {
  files: ['base.js', 'car.js'],
  messages: { en: ['en-first.js', 'en-listing.js'], ar: ['ar-first.js', 'ar-listing.js'] },
}

test('the weight of a page is its files and the messages of the heavier language', () =>
  expect(pageWeight([home], sizeOf)).toBe(2011))

test('the weight of two pages counts what they share once', () =>
  expect(pageWeight([home, car], sizeOf)).toBe(42_111))
