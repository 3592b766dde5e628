import type { Registration } from '#shared/schemas/account.ts'

/** A valid registration under this username. */
export const registrationForm = (username: string, more: Partial<Registration> = {}): Registration => ({
  role: 'PRIVATE',
  firstName: 'Noor',
  lastName: 'Al Bench',
  username,
  email: `${username}@example.com`,
  phoneNumber: '5512 3456',
  city: 'Doha',
  password: 'Sayara123',
  confirmPassword: 'Sayara123',
  agreeToTerms: true,
  ...more,
})
