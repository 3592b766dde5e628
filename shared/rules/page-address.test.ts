import { describe, expect, it } from 'vitest'
import { isPrivatePath, pageAddress } from './page-address.ts'

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

it('tells people’s own pages and documents from those that are for everybody', () => {
  for (const path of ['/dashboard', '/admin-listings', '/cars/kia-1/agreement', '/sell-your-car'])
    expect(isPrivatePath(path)).toBe(true)
  for (const path of ['/', '/cars', '/cars/kia-1', '/sell', '/dealers'])
    expect(isPrivatePath(path)).toBe(false)
})
