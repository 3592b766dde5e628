import { describe, expect, test } from 'vitest'
import { registration } from '#shared/schemas/account.ts'
import { checkValues } from '#web/api/form-values.ts'
import { blankSignUp, hiddenIssues, type SignUpValues } from './use-sign-up.ts'

const filled: SignUpValues = {
  ...blankSignUp,
  firstName: 'Noor',
  lastName: 'Al Kuwari',
  username: 'Noor',
  email: 'Noor@Example.com',
  phoneNumber: '3312 3456',
  password: 'Sayara123',
  confirmPassword: 'Sayara123',
  agreeToTerms: true,
}

const check = (values: SignUpValues) =>
  checkValues(values, { schema: registration, start: blankSignUp, alsoWrong: hiddenIssues })

const wrongFields = (values: SignUpValues) => Object.keys(check(values).errors).toSorted()

describe('the sign-up form', () => {
  test('gives what the server takes', () => {
    const { values } = check(filled)
    expect(values).toMatchObject({
      username: 'noor',
      email: 'noor@example.com',
      city: '',
      agreeToTerms: true,
    })
  })

  test('a blank form shows every required field at once', () => {
    expect(wrongFields(blankSignUp)).toEqual(
      ['agreeToTerms', 'email', 'firstName', 'lastName', 'password', 'phoneNumber', 'username'].toSorted(),
    )
  })

  test('an unticked box hides neither different passwords nor a missing company', () => {
    const values: SignUpValues = {
      ...filled,
      role: 'SELLER_DEALERSHIP',
      confirmPassword: 'Sayara124',
      agreeToTerms: false,
    }
    expect(wrongFields(values)).toEqual(['agreeToTerms', 'companyName', 'confirmPassword'])
  })
})
