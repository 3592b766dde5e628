import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productName } from '#shared/constants/market.ts'
import ar from './ar/common.ts'
import en from './en/common.ts'

test('the site bears the name that letters and shared links bear', () => {
  expect({ en: en.brand, ar: ar.brand }).toEqual(productName)
})

test('the document without a page says what the site is, as its pages do', () => {
  const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
  expect(html).toContain(`<title>${en.brand}</title>`)
  expect(html).toContain(`content="${en['meta.description']}"`)
})
