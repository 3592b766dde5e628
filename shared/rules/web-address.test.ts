import { expect, it } from 'vitest'
import { isMadeUp } from './web-address.ts'

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
