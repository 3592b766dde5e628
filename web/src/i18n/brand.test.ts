import { expect, test } from 'vitest'
import { productName } from '#shared/constants/market.ts'
import ar from './ar/common.ts'
import en from './en/common.ts'

test('the site bears the name that letters and shared links bear', () => {
  expect({ en: en.brand, ar: ar.brand }).toEqual(productName)
})
