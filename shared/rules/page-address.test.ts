import { describe, expect, it } from 'vitest'
import { pageAddress } from '#shared/rules/page-address.ts'

describe('pageAddress', () => {
  it('is the plain address in English', () => {
    expect(pageAddress('https://cars.example', '/cars?make=Kia', 'en')).toBe(
      'https://cars.example/cars?make=Kia',
    )
  })

  it('names Arabic, also behind a query', () => {
    expect(pageAddress('https://cars.example', '/', 'ar')).toBe('https://cars.example/?lang=ar')
    expect(pageAddress('', '/cars?make=Kia', 'ar')).toBe('/cars?make=Kia&lang=ar')
  })
})
