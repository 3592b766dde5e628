import { expect, it, test } from 'vitest'
import { pageForBeginning, pageForText, plateAlone, type WordPage } from './page-words.ts'

const golden: Record<WordPage, string> = {
  numberPlates:
    'رقم مميز | plate 7777 | رقم لوحة | لوحة ٧٧٧٧ | أرقام مميزة | number plates | vip number | نمرة 123 | لوحات قطر | اللوحات | plate 7?7?7?',
  dealers: 'dealers | معارض | المعارض | معرض سيارات | car dealers | showrooms',
  financing: 'تمويل | car loan | أقساط | finance | تمويل سيارات | بالتقسيط | التمويل | murabaha',
  insurance: 'insurance | تأمين | تأمين شامل | car insurance | التأمين | third party insurance',
  safetyTips: 'how to transfer ownership | نقل ملكية | نقل الملكية | كيف أنقل ملكية سيارة | scam',
  contact: 'contact | اتصل بنا | تواصل معنا | help | خدمة العملاء | customer service',
}

test.each(Object.entries(golden))('golden phrases for %s lead there', (page, phrases) => {
  const all = phrases.split(' | ')
  const missed = all.filter((phrase) => pageForText(phrase)?.page !== page)
  process.stdout.write(`Words that mean ${page}: ${all.length - missed.length} of ${all.length} phrases\n`)
  expect(missed).toEqual([])
})

it.each(['nissan patrol', 'dealer cars only', 'prado 2018 white', 'سيارة للبنت', 'لكزس تحت 150', ''])(
  'leaves a search for cars alone: %s',
  (text) => {
    expect(pageForText(text)).toBeUndefined()
  },
)

it.each([
  ['insur', 'insurance'],
  ['تأمي', 'insurance'],
  ['التموي', 'financing'],
  ['showr', 'dealers'],
  ['plat', 'numberPlates'],
  ['plate 7777', 'numberPlates'],
  ['pa', undefined],
  ['patrol', undefined],
])('suggests a page for the beginning of its words: %s', (text, page) => {
  expect(pageForBeginning(text)?.page).toBe(page)
})

it('takes a number alone for a plate only where nothing else is called so', () => {
  expect(pageForText('777')).toBeUndefined()
  expect(plateAlone('٧٧٧')).toEqual({ page: 'numberPlates', number: '777' })
  expect(plateAlone('q 333')).toEqual({ page: 'numberPlates', number: 'q 333' })
  for (const text of ['12345678', 'patrol 777', '']) expect(plateAlone(text)).toBeUndefined()
})

it.each([
  ['plate 7777', '7777'],
  ['لوحة ٧٧٧', '777'],
  ['plate 7?7?7?', '7?7?7?'],
  ['number plate q 333', 'q 333'],
  ['٧؟٧؟٧', '7?7?7'],
  ['55*', '55*'],
  ['رقم مميز', undefined],
  ['plate 12345678', undefined],
])('takes the number along: %s', (text, number) => {
  expect(pageForText(text)?.number).toBe(number)
})
