import { expect, it } from 'vitest'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { newTotpSecret, totpAddress, totpCode, totpStep } from './totp.ts'
import { isRecoveryCode } from '#shared/rules/recovery-code.ts'

// RFC 6238, appendix B, for SHA-1; the last six of its eight digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('gives the code of the standard after %d seconds', (seconds, code) => {
  expect(totpCode(secret, at(seconds))).toBe(code)
})

it('takes a code a step early or late, names its step, and takes none further away', () => {
  const code = totpCode(secret, at(3000))
  expect([2970, 3000, 3059].map((seconds) => totpStep(secret, code, at(seconds)))).toEqual([100, 100, 100])
  expect([2969, 3060].map((seconds) => totpStep(secret, code, at(seconds)))).toEqual([undefined, undefined])
  expect(totpStep(newTotpSecret(), code, at(3000))).toBeUndefined()
  expect(['', '12345', "!𐀀!!'", '٣٣٣٣٣٣'].map((text) => totpStep(secret, text, at(3000)))).toEqual(
    Array(4).fill(undefined),
  )
})

it('makes a secret of 160 bits that no other has, and an address that an app reads', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(other)
  expect(totpAddress(one, 'khalid')).toMatch(/^otpauth:\/\/totp\/Sayara:khalid\?issuer=Sayara&secret=/)
})

it('makes ten recovery codes, of which the hash alone is kept, however they are typed', async () => {
  const { codes, salt, hashes } = await newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  expect(codes[0]).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/)
  expect(codes.filter(isRecoveryCode)).toHaveLength(10)
  expect(await recoveryHash(codes[0]!.toLowerCase().replace('-', ' '), salt)).toBe(hashes[0])
  expect(await recoveryHash(codes[0]!, 'another salt')).not.toBe(hashes[0])
  expect(JSON.stringify(hashes)).not.toContain(codes[0]!.slice(0, 5))
})
