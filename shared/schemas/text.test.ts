import { expect, test } from 'vitest'
import { webAddress } from './text.ts'

const accepts = (text: string, min = 1) => webAddress(300, min).safeParse(text).success

test.each([
  'https://example.qa',
  'http://www.example.com:8080/cars?a=b#c',
  'HTTPS://EXAMPLE.QA/',
  'https://سيارات.قطر/معرض',
  'https://xn--mgbh0fb.xn--wgbl6a',
])('%s is a web address', (text) => expect(accepts(text)).toBe(true))

test.each([
  'http://[',
  'https://',
  'example.qa',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.qa',
  '//example.qa',
  'https://bank.qa@evil.example',
  'https://:secret@example.qa',
  'https://exa mple.qa',
  'https://example.qa/\nx',
  'http://169.254.169.254/latest/meta-data',
  'http://2852039166/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://localhost:3000',
  'http://intranet/',
  'https://example.qa/\ud800',
])('%j is none', (text) => expect(accepts(text)).toBe(false))

test('nothing is one only where it may be left out', () => {
  expect(accepts('', 0)).toBe(true)
  expect(accepts('')).toBe(false)
})
