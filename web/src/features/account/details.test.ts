import { describe, expect, test } from 'vitest'
import { type CurrentUser } from '#shared/schemas/user.ts'
import { userEdit } from '#shared/schemas/account.ts'
import { checkValues } from '#web/api/form-values.ts'
import { user as resident } from '#web/testing/fixtures.ts'
import { askedOf, changesOf, detailsOf, initialsOf, missingCode, type Details } from './details.ts'

const user: CurrentUser = { ...resident, city: 'Doha' }
const edit = (changes: Partial<Details>, of = user): Details => ({ ...detailsOf(of), ...changes })
const wrongFields = (changes: Partial<Details>, of = user) =>
  Object.keys(
    checkValues(edit(changes, of), {
      schema: userEdit,
      start: detailsOf(of),
      toBody: (typed) => askedOf(of, typed),
      alsoWrong: missingCode,
    }).errors,
  )

test.each([
  ['Khalid', 'Al Kuwari', 'KA'],
  ['خالد', 'الكواري', 'خ\u200cا'],
  ['خالد', 'Kuwari', 'خK'],
  ['خالد', '', 'خ'],
  ['', '', 'k'],
])(
  'the initials of %j %j are %j: a mark keeps Arabic letters apart, and only them',
  (firstName, lastName, initials) => expect(initialsOf({ ...user, firstName, lastName })).toBe(initials),
)

describe('the changes to send', () => {
  test.each([
    user,
    { ...user, phoneNumber: '+442079460000', city: null },
    { ...user, phoneNumber: '+9743312345', city: 'Ash Shahaniyah' },
    { ...user, phoneNumber: '' },
  ])('are none while nothing was changed', (untouched) => {
    expect(changesOf(untouched, detailsOf(untouched))).toEqual({})
    expect(wrongFields({}, untouched)).toEqual([])
  })

  test('are the fields that differ alone', () => {
    expect(changesOf(user, edit({ lastName: 'Al Thani', email: ' Khalid@Example.com ' }))).toEqual({
      lastName: 'Al Thani',
    })
  })

  test('take a city away', () => expect(changesOf(user, edit({ city: '' }))).toEqual({ city: '' }))

  test('have the phone number with its code, however it was typed', () => {
    const typed = { phoneNumber: '٥٠١٢٣٤٥٦٧', phoneCountry: 'AE', countryCode: '+971' }
    expect(changesOf(user, edit(typed))).toEqual({ phoneNumber: '+971501234567' })
    expect(changesOf(user, edit({ phoneNumber: '00974 3312-3456' }))).toEqual({})
  })
})

describe('what is wrong with them', () => {
  test.each([
    [{ firstName: ' ' }, ['firstName']],
    [{ email: 'noor', currentPassword: 'Sayara123' }, ['email']],
    [{ email: 'other@example.com' }, ['currentPassword']],
    [{ email: 'other@example.com', currentPassword: 'Sayara123' }, []],
    [{ phoneNumber: '' }, ['phoneNumber']],
    [{ phoneNumber: 'call me today' }, ['phoneNumber']],
    [{ phoneNumber: '3312 9999', city: 'Lusail' }, []],
  ])('%j', (changes, fields) => expect(wrongFields(changes)).toEqual(fields))

  test('another number than the confirmed one needs the password too', () => {
    const sure = { ...user, phoneConfirmedAt: '2026-01-01T00:00:00.000Z' }
    expect(wrongFields({ phoneNumber: '3312 9999' }, sure)).toEqual(['currentPassword'])
    expect(wrongFields({ phoneNumber: '+974 3312 3456' }, sure)).toEqual([])
  })

  test('a number from outside the Gulf says its code or chooses one', () => {
    const abroad = { ...user, phoneNumber: '+442079460000' }
    expect(wrongFields({ phoneNumber: '20 7946 0001' }, abroad)).toEqual(['phoneNumber'])
    expect(wrongFields({ phoneNumber: '+44 20 7946 0001' }, abroad)).toEqual([])
    expect(wrongFields({ phoneNumber: '20 7946 0001', countryCode: '+44' }, abroad)).toEqual([])
  })
})
