import { expect, test } from 'vitest'
import { setListingFeatured, setPlateFeatured } from '#shared/api/admin.ts'
import { leadEdit, newViewing, viewingEdit } from './lead.ts'
import { displayName, instant, line, sentInstant, webAddress } from './text.ts'
import { userStatusChange } from './user.ts'

test('a line keeps the marks that a pattern is read by, and loses what could turn a name round', () => {
  expect(line(20).parse(' \u200e7?7?\u200e ')).toBe('\u200e7?7?\u200e')
  expect(line(20).parse('\u2066Qatar\u2069\u202e')).toBe('Qatar')
})

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
  'https://@example.qa',
  'https://evil.example\\@bank.qa',
  'https://evil.example\\.bank.qa',
  'https:\\\\evil.example',
  'https://bank.qa/\\evil',
  'https://evil.example%5C@bank.qa',
  'https://evil.example\t.bank.qa',
  'https://bank.qa\u0085.evil.example',
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

const named = (text: string) => displayName(40).safeParse(text)

test.each([
  ['Khalid Al-Kuwari', 'Khalid Al-Kuwari'],
  ['  خالد بن محمد ', 'خالد بن محمد'],
  ['Sid\u00adra\u3164 Gate', 'Sidra Gate'],
  ['O’Connor & Sons (W.L.L.)', 'O’Connor & Sons (W.L.L.)'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Kha\u200clid', 'Khalid'],
  ['معرض BMW قطر', 'معرض BMW قطر'],
  ['A+B Motors™', 'A+B Motors™'],
  ['प्रकाश शर्मा', 'प्रकाश शर्मा'],
  ['王小明', '王小明'],
  ['Ngọc Ánh', 'Ngọc Ánh'],
  ['مُحَمَّد', 'مُحَمَّد'],
])('%j is a name, kept as %j', (text, kept) => expect(named(text)).toMatchObject({ data: kept }))

test.each([
  '',
  '\u3164\u2800',
  '\u00ad\u200d',
  '...',
  '123',
  'Khalid ✅',
  'Khalid ✔',
  'Khalid √',
  'S˛dra',
  'Khalid 🏎️',
  'Sіdra',
  'Khalid\u20dd',
  'K\u0301\u0301\u0301\u0301\u0301',
  'Khalid\u0000',
  'x'.repeat(41),
])('%j is no name', (text) => expect(named(text).success).toBe(false))

// A pattern that reads a word again from each of its letters takes a minute over these.
const long = 100_000

test('a long word is read once', () => {
  expect(displayName(long).safeParse('a'.repeat(long)).success).toBe(true)
  expect(displayName(long).safeParse(`${'ب'.repeat(long - 1)}a`).success).toBe(false)
})

const sends = (text: string) => sentInstant.safeParse(text).success

test.each(['2027-06-30T12:00:00.000Z', '2028-02-29T00:00:00.000Z', '2027-12-31T23:59:59.999Z'])(
  '%s is an instant that can be sent',
  (text) => expect(sends(text)).toBe(true),
)

test.each([
  '2027-06-31T12:00:00.000Z',
  '2027-02-29T12:00:00.000Z',
  '2027-13-01T12:00:00.000Z',
  '2027-06-30T24:00:00.000Z',
  '2027-06-30T12:00:60.000Z',
  '2027-06-30',
  '',
])('%s is none, and what is stored is read as it stands', (text) => {
  expect(sends(text)).toBe(false)
  expect(instant.safeParse('2027-06-31T12:00:00.000Z').success).toBe(true)
})

test.each([
  [
    'the end of a suspension',
    userStatusChange,
    (until: string) => ({ status: 'SUSPENDED', reasonCodes: ['SPAM'], until }),
  ],
  ['the end of a featured car', setListingFeatured.body, (until: string) => ({ isFeatured: true, until })],
  ['the end of a featured plate', setPlateFeatured.body, (until: string) => ({ isFeatured: true, until })],
  ['a reminder', leadEdit, (at: string) => ({ reminder: { at, note: '' } })],
  ['the times of a viewing', newViewing, (time: string) => ({ times: [time], note: '' })],
  ['the accepted time of a viewing', viewingEdit, (time: string) => ({ state: 'ACCEPTED', time })],
])('%s is on a day that exists', (_, schema, bodyWith) => {
  expect(schema.safeParse(bodyWith('2027-06-30T12:00:00.000Z')).success).toBe(true)
  expect(schema.safeParse(bodyWith('2027-06-31T12:00:00.000Z')).success).toBe(false)
})
