import { describe, expect, it } from 'vitest'
import { username } from '#shared/schemas/user.ts'
import { registration, type Registration } from '#shared/schemas/account.ts'

const form: Registration = {
  role: 'PRIVATE',
  firstName: 'Noora',
  lastName: 'Al Thani',
  username: 'noora',
  email: 'Noora@Example.com',
  phoneNumber: '3312 3456',
  password: 'Sayara123',
  confirmPassword: 'Sayara123',
  agreeToTerms: true,
}

const messages = (parts: object) =>
  registration.safeParse({ ...form, ...parts }).error?.issues.map(({ message }) => message) ?? []

describe('registration', () => {
  it('fills in the defaults of the specification', () => {
    expect(registration.parse(form)).toMatchObject({
      countryCode: '+974',
      country: 'Qatar',
      email: 'noora@example.com',
    })
  })

  it.each([
    [{ email: 'noora@' }, 'Please enter a valid email'],
    [{ username: 'no' }, 'Username must be at least 3 characters'],
    [{ password: 'short1A', confirmPassword: 'short1A' }, 'Password must be at least 8 characters'],
    [{ password: 'sayara123', confirmPassword: 'sayara123' }, 'Password must contain an uppercase letter'],
    [
      { password: 'Welcome2024', confirmPassword: 'Welcome2024' },
      'This password is easy to guess. Please choose another',
    ],
    [
      { password: 'Noora2024', confirmPassword: 'Noora2024' },
      'This password is easy to guess. Please choose another',
    ],
    [{ confirmPassword: 'Sayara124' }, "Passwords don't match"],
    [{ phoneNumber: '123' }, 'Please enter a valid phone number'],
    [{ agreeToTerms: false }, 'You must agree to the Terms of Service and Privacy Policy'],
    [{ role: 'SELLER_DEALERSHIP' }, 'Company name is required for dealerships'],
  ])('says what is wrong with %o', (parts, message) => expect(messages(parts)).toContain(message))

  it.each([
    { role: 'PLATFORM_ADMIN' },
    { isVerified: true },
    { agreeToTerms: 'true' },
    { country: 'Atlantis' },
  ])('refuses %o', (parts) => expect(registration.safeParse({ ...form, ...parts }).success).toBe(false))
})

describe('username', () => {
  it.each(['ａdmin', 'аdmin', 'a\u200bdmin', 'admi\u212A', '\u202Enimda', 'ad min', 'خالد', '.admin'])(
    'refuses the look-alike %o',
    (name) => {
      expect(username.safeParse(name).success).toBe(false)
    },
  )
  it('is the same in any case', () => expect(username.parse(' Khalid_1 ')).toBe('khalid_1'))
})
