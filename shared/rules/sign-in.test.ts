import { expect, it } from 'vitest'
import { isFirstProof, signInAddress } from './sign-in.ts'

it('takes what has an @ for an email address, in lower case', () => {
  expect(signInAddress(' Noor@Example.com ')).toEqual({ email: 'noor@example.com' })
})

it.each(['+974 3312 3456', '00974-3312-3456', '33123456', '٣٣١٢٣٤٥٦'])(
  'takes %s for a phone number',
  (typed) => {
    expect(signInAddress(typed)).toEqual({ phone: '+97433123456' })
  },
)

it('knows the first proof of an address; a number is confirmed before it signs anybody in', () => {
  expect(isFirstProof({ emailConfirmedAt: null }, { email: 'noor@example.com' })).toBe(true)
  expect(isFirstProof({ emailConfirmedAt: '2026-01-01T00:00:00Z' }, { email: 'noor@example.com' })).toBe(
    false,
  )
  expect(isFirstProof({ emailConfirmedAt: null }, { phone: '+97433123456' })).toBe(false)
})
