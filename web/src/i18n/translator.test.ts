import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import ar from './ar/common.ts'
import en from './en/common.ts'
import { pickForm } from './messages.ts'
import { createTranslator } from './translator.ts'

describe('plurals', () => {
  const english = createTranslator(en, 'en')
  const arabic = createTranslator(ar, 'ar')

  it('have two forms in English', () => {
    expect(english.t('age.days', { count: 1 })).toBe('1 day ago')
    expect(english.t('age.days', { count: 2 })).toBe('2 days ago')
  })

  it.each([
    [0, 'اليوم'],
    [1, 'منذ يوم'],
    [2, 'منذ يومين'],
    [3, 'منذ 3 أيام'],
    [10, 'منذ 10 أيام'],
    [11, 'منذ 11 يومًا'],
    [100, 'منذ 100 يوم'],
    [103, 'منذ 103 أيام'],
  ])('have six forms in Arabic: %i', (count, text) => expect(arabic.t('age.days', { count })).toBe(text))

  it('fall back to `other` where a form is missing', () => {
    expect(pickForm({ other: 'x' }, 1, 'en')).toBe('x')
  })
})

describe('interpolation', () => {
  const messages = { named: 'Save {title} for {price}', bare: 'Save' } as const

  it('fills every place and groups numbers', () => {
    const { t } = createTranslator(messages, 'en')
    expect(t('named', { title: 'Camry', price: 52_000 })).toBe('Save Camry for 52,000')
    expect(t('bare')).toBe('Save')
  })

  it('does not read a value as a message', () => {
    expect(createTranslator(messages, 'en').t('named', { title: '{price}', price: 1 })).toBe(
      'Save {price} for 1',
    )
  })

  it('isolates Latin names inside Arabic, and only those', () => {
    const { t } = createTranslator({ saved: 'حفظ {title}' } as const, 'ar')
    expect(t('saved', { title: 'GMC Yukon' })).toBe('حفظ \u2068GMC Yukon\u2069')
    expect(t('saved', { title: 'تويوتا' })).toBe('حفظ تويوتا')
    expect(t('saved', { title: '+974 3312 3456' })).toBe('حفظ \u2068+974 3312 3456\u2069')
  })

  it('isolates Arabic names inside English, and only those', () => {
    const { t, rich } = createTranslator({ saved: 'Save {title} (2)' } as const, 'en')
    expect(t('saved', { title: 'تويوتا' })).toBe('Save \u2068تويوتا\u2069 (2)')
    expect(t('saved', { title: 'GMC Yukon' })).toBe('Save GMC Yukon (2)')
    expect(renderToStaticMarkup(rich('saved', { title: 'تويوتا' }))).toBe('Save \u2068تويوتا\u2069 (2)')
  })
})

it('a value that only a newer release knows reads as it is, and breaks no page', () => {
  const { t } = createTranslator({ 'status.OPEN': 'Open' }, 'en')
  const status: string = 'ON_HOLD'
  expect(t(`status.${status}` as 'status.OPEN')).toBe('ON_HOLD')
})
