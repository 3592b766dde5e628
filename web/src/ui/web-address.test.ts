import { expect, it } from 'vitest'
import { webAddress } from './web-address.ts'

it('links to what people type, and names it shortly', () => {
  expect(webAddress('https://www.autohaus.qa/cars?x=1')).toEqual({
    href: 'https://www.autohaus.qa/cars?x=1',
    name: 'autohaus.qa',
  })
  expect(webAddress(' autohaus.qa ')).toEqual({ href: 'https://autohaus.qa/', name: 'autohaus.qa' })
})

it('makes no link of anything else', () => {
  for (const text of [
    null,
    '',
    ' ',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'http://',
    'https://evil.example\\@bank.qa',
    'https://bank.qa@evil.example',
    'https://@evil.example',
  ])
    expect(webAddress(text)).toBeNull()
})
