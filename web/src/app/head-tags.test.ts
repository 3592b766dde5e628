import { describe, expect, it } from 'vitest'
import { canonicalPage } from './head-tags.tsx'

describe('canonicalPage', () => {
  it('drops what only changes how a page is read', () => {
    expect(canonicalPage('/cars/kia-1/', '?lang=ar&from=mail')).toEqual({ path: '/cars/kia-1', robots: null })
    expect(canonicalPage('/', '')).toEqual({ path: '/', robots: null })
  })

  it('keeps the filters that result pages are found by, in one order', () => {
    expect(canonicalPage('/cars', '?city=Doha&make=Land+Rover&page=2&lang=ar')).toEqual({
      path: '/cars?make=Land+Rover&city=Doha&page=2',
      robots: null,
    })
    expect(canonicalPage('/cars', '?page=1')).toEqual({ path: '/cars', robots: null })
  })

  it('takes any other choice for a variant of the page', () => {
    expect(canonicalPage('/cars', '?make=Kia&minPrice=10000')).toEqual({
      path: '/cars?make=Kia',
      robots: 'noindex, follow',
    })
    expect(canonicalPage('/cars', '?make=Kia,BMW')).toEqual({ path: '/cars', robots: 'noindex, follow' })
    expect(canonicalPage('/cars', '?model=Rio')).toEqual({ path: '/cars', robots: 'noindex, follow' })
    expect(canonicalPage('/number-plates', '?pattern=7**')).toEqual({
      path: '/number-plates',
      robots: 'noindex, follow',
    })
  })

  it('does not mind where somebody came from', () => {
    expect(canonicalPage('/cars', '?make=Kia&fbclid=x&utm_medium=social')).toEqual({
      path: '/cars?make=Kia',
      robots: null,
    })
  })

  it('leaves private pages out', () => {
    expect(canonicalPage('/dashboard', '?tab=favorites').robots).toBe('noindex')
    expect(canonicalPage('/cars/kia-1/agreement', '').robots).toBe('noindex')
  })
})
