import { afterEach, expect, it, vi } from 'vitest'
import { isMadeUp, isWebAddress } from './web-address.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['care@sadaf.example', true],
  ['https://www.sadaf.example', true],
  ['https://www.sadaf.example/cars?x=1', true],
  ['https://www.SADAF.EXAMPLE:8443', true],
  ['care@example.com', false],
  ['https://example.qa/cars.example', false],
  ['https://sadaf.examples.qa', false],
  [null, false],
])('tells that %s is made up: %s', (address, expected) => expect(isMadeUp(address)).toBe(expected))

it('tells an address on the web in the oldest browsers that the site is for', () => {
  // Safari 17 and Chrome 125 have no `URL.parse`.
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { parse: undefined }))
  expect(isWebAddress('https://autohaus.qa')).toBe(true)
  expect(isWebAddress('https://a')).toBe(false)
  expect(isWebAddress('https://a:b.qa')).toBe(false)
})
