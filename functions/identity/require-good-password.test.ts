import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { aUser } from '#functions/testing/builders.ts'
import { limits } from '#shared/constants/limits.ts'
import { requireGoodPassword, shortHash } from './require-good-password.ts'

const owner = aUser({
  username: 'mansour',
  email: 'noor.k@example.com',
  firstName: 'Shaikha',
  companyName: 'Wahat',
})

it('has the hashes of the passwords in a list from breaches that the rules for passwords leave', async () => {
  const possible = dictionary['passwords-common'].filter(
    (password) => password.length >= limits.password.min && /[a-z]/.test(password) && /\d/.test(password),
  )
  // More than the 3,000 commonest that ASVS asks for.
  expect(possible.length).toBeGreaterThan(5000)
  const hashes = Uint32Array.from(possible, shortHash).toSorted()
  const bytes = Buffer.alloc(hashes.length * 4)
  hashes.forEach((hash, index) => bytes.writeUInt32BE(hash, index * 4))
  const file = `// Made by \`npx vitest run -u --project unit functions/identity/require-good-password\`: short hashes of the passwords in a list from breaches.

export const breachedHashes =
  '${bytes.toString('base64')}'
`
  await expect(file).toMatchFileSnapshot('breached-passwords.ts')
})

it.each(['Babylon5', 'NCC1701d', 'Blink182', 'Usuckballz1'])(
  'refuses %s, which breaches have made known',
  (text) => {
    expect(() => requireGoodPassword('password', text, owner)).toThrow()
  },
)

it.each(['Mansour123', 'Shaikha1!', 'Wahat2024', 'Noor.k99'])('refuses %s to its owner alone', (text) => {
  expect(() => requireGoodPassword('newPassword', text, owner)).toThrow()
  expect(() => requireGoodPassword('newPassword', text, aUser())).not.toThrow()
})

it('takes the password of the demo, and one that nobody has lost', () => {
  for (const text of ['Sayara123', 'Qamar-9-Dhow'])
    expect(() => requireGoodPassword('password', text, owner)).not.toThrow()
})
