import { describe, expect, test } from 'vitest'
import { blankSignUp, signUpResolver, type SignUpValues } from './sign-up-form.ts'

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

const resolve = (values: SignUpValues) =>
  signUpResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false })

const faultyFields = async (values: SignUpValues) => Object.keys((await resolve(values)).errors).toSorted()

describe('signUpResolver', () => {
  test('gives what the server takes', async () => {
    const { values } = await resolve(filled)
    expect(values).toMatchObject({
      username: 'noor',
      email: 'noor@example.com',
      city: '',
      agreeToTerms: true,
    })
  })

  test('a blank form shows every required field at once', async () => {
    expect(await faultyFields(blankSignUp)).toEqual(
      ['agreeToTerms', 'email', 'firstName', 'lastName', 'password', 'phoneNumber', 'username'].toSorted(),
    )
  })

  test('an unticked box hides neither different passwords nor a missing company', async () => {
    const values: SignUpValues = {
      ...filled,
      role: 'SELLER_DEALERSHIP',
      confirmPassword: 'Sayara124',
      agreeToTerms: false,
    }
    expect(await faultyFields(values)).toEqual(['agreeToTerms', 'companyName', 'confirmPassword'])
  })
})
