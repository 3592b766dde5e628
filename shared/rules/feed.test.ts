import { afterEach, expect, it, vi } from 'vitest'
import { areTooManyGone, isFeedAddress, nextNight, shownFeedAddress } from './feed.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https://dms.example/stock.csv', true],
  ['https://dms.example:443/stock.csv?token=a%20b', true],
  ['https://dms.example:8443/stock.csv', false],
  ['http://dms.example/stock.csv', false],
  ['https://user@dms.example/stock.csv', false],
  ['https://10.0.0.1/stock.csv', false],
  ['https://localhost/stock.csv', false],
])('that %s may be fetched is %s', (address, may) => {
  expect(isFeedAddress(address)).toBe(may)
})

it('tells it in the oldest browsers that the site is for', () => {
  // Safari 17 and Chrome 125 have no `URL.parse`.
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { parse: undefined }))
  expect(isFeedAddress('https://dms.example/stock.csv')).toBe(true)
  expect(isFeedAddress('https://dms.example:8443/stock.csv')).toBe(false)
})

it('shows an address without what may be a secret', () => {
  expect(shownFeedAddress('https://dms.example/k3y/stock.csv?token=secret')).toBe('https://dms.example/…')
})

it('has each feed fetched once a night, between 1 and 5 in Doha', () => {
  for (let dealer = 0; dealer < 50; dealer++) {
    const id = `usr_${dealer}`
    const first = nextNight(new Date('2026-11-27T12:00:00.000Z'), id)
    expect(first.getTime()).toBeGreaterThanOrEqual(Date.parse('2026-11-27T22:00:00.000Z'))
    expect(first.getTime()).toBeLessThan(Date.parse('2026-11-28T02:00:00.000Z'))
    expect(nextNight(new Date(first.getTime() - 1), id)).toEqual(first)
    expect(nextNight(first, id).getTime()).toBe(first.getTime() + 86_400_000)
  }
})

it.each([
  [5, 6, false],
  [6, 20, true],
  [20, 100, false],
  [21, 100, true],
])('%i cars gone of %i are too many: %s', (gone, known, areTooMany) => {
  expect(areTooManyGone(gone, known)).toBe(areTooMany)
})
