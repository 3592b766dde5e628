import { describe, expect, it } from 'vitest'
import { shellFor, shellOf } from './shell.ts'

describe('the shell of an address', () => {
  it.each([
    ['/', {}, 'home'],
    ['/', { lang: 'ar', utm_source: 'x' }, 'home'],
    ['/cars', {}, 'cars'],
    ['/cars/', { lang: 'ar' }, 'cars'],
    ['/cars', { fbclid: 'x', make: '' }, 'cars'],
    ['/cars', { gclid: 'x', gad_source: '1', gad_campaignid: '2', srsltid: 'x', ScCid: 'x' }, 'cars'],
    ['/cars', { make: 'Toyota' }, 'other'],
    ['/cars', { page: '2' }, 'other'],
    ['/cars/a-car', {}, 'car'],
    ['/cars/a-car/', { from: 'x' }, 'car'],
    ['/cars/a-car/agreement', {}, 'other'],
    ['//', {}, 'other'],
    ['/dealers', {}, 'other'],
    ['/shells/home-en.html', {}, 'other'],
  ] as const)('%s with %o is %s', (path, query, shell) => expect(shellOf(path, query)).toBe(shell))
})

describe('its language', () => {
  it.each([
    [undefined, undefined, 'en'],
    [undefined, '*', 'en'],
    [undefined, 'ar-QA,en;q=0.9', 'ar'],
    [undefined, 'AR', 'ar'],
    [undefined, 'en-GB,ar;q=0.9', 'en'],
    // Aramaic.
    [undefined, 'arc', 'en'],
    ['ar', 'en', 'ar'],
    ['en', 'ar', 'en'],
    ['fr', 'ar', 'ar'],
  ])('asked for %s by a browser of %s is %s', (lang, acceptLanguage, language) =>
    expect(shellFor({ path: '/', query: { lang }, acceptLanguage })).toBe(`/shells/home-${language}.html`),
  )
})
