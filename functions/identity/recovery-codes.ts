import { randomInt, scrypt, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { newSecret } from '#functions/adapters/ids.ts'
import { recoveryCodes } from '#shared/constants/limits.ts'
import { recoveryAlphabet } from '#shared/rules/recovery-code.ts'

const slowly = promisify<string, string, number, ScryptOptions, Buffer>(scrypt)

// 4 MB and some 10 ms each: ten are made in one call, and 2^49 guesses at that price are out of reach.
const cost = { N: 4096 }

const half = (): string =>
  Array.from({ length: 5 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')

/** The stored hash of a code, by the salt that all codes of a person share: 49 bits need a slow one. */
export const recoveryHash = async (code: string, salt: string): Promise<string> =>
  (await slowly(code.toUpperCase().replace(/[^0-9A-Z]/g, ''), salt, 32, cost)).toString('base64url')

/** New codes, to be shown once: `7KX2M-QW4RT`; and what is stored of them. */
export const newRecoveryCodes = async () => {
  const codes = Array.from({ length: recoveryCodes }, () => `${half()}-${half()}`)
  const salt = newSecret()
  const hashes: string[] = []
  // One after the other: at once they would hold all of Node's threads, for which the call's other work waits.
  for (const code of codes) hashes.push(await recoveryHash(code, salt))
  return { codes, salt, hashes }
}
