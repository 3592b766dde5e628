import { describe, expect, test } from 'vitest'
import { listDialCodes } from './all-dial-codes.ts'
import { findDialCodes, flagOf, isGulf } from '#web/features/account/dial-codes.ts'

const english = listDialCodes('en')
const arabic = listDialCodes('ar')
const found = (codes: typeof english, search: string) =>
  findDialCodes(codes, search).map(({ country }) => country)

describe('dial codes', () => {
  test('there are about 240, the Gulf first, Qatar before all', () => {
    expect(english.length).toBeGreaterThan(230)
    expect(english.slice(0, 6).map(({ country }) => country)).toEqual(['QA', 'BH', 'KW', 'OM', 'SA', 'AE'])
    expect(english.filter(isGulf)).toHaveLength(6)
    expect(english[0]).toMatchObject({ code: '+974', name: 'Qatar' })
    expect(arabic[0]).toMatchObject({ code: '+974', name: 'قطر' })
  })

  test('every code is one that registration accepts', () => {
    for (const { code } of english) expect(code).toMatch(/^\+\d{1,4}$/)
  })

  test.each(['974', '+974', '00974', '٩٧٤', ' +974 '])('finds Qatar by %j', (search) => {
    expect(found(english, search)).toEqual(['QA'])
  })

  test('finds by name in the language in use and in English, whatever the spelling', () => {
    expect(found(english, 'turk')).toContain('TR')
    expect(found(english, 'CURACAO')).toEqual(['CW'])
    expect(found(arabic, 'عمان')).toContain('OM')
    expect(found(arabic, 'الامارات')).toEqual(['AE'])
    expect(found(arabic, 'germany')).toEqual(['DE'])
    expect(found(english, 'gb')).toContain('GB')
    expect(found(english, 'zzz')).toEqual([])
  })

  test('an empty search finds all', () => expect(found(english, '  ')).toHaveLength(english.length))

  test('flags are regional indicators', () => expect(flagOf('QA')).toBe('🇶🇦'))
})
