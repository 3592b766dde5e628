import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { CognitoError } from './errors.ts'

const derive = promisify(scrypt) as (password: string, salt: Buffer, bytes: number) => Promise<Buffer>

const saltBytes = 16
const keyBytes = 32

const rules: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^.{8,}$/su, 'Password not long enough'],
  [/[A-Z]/, 'Password must have uppercase characters'],
  [/[a-z]/, 'Password must have lowercase characters'],
  [/\d/, 'Password must have numeric characters'],
]

/** Throws InvalidPasswordException for a password outside the policy: 8 to 256 characters, upper, lower, digit. */
export const checkPolicy = (password: string): void => {
  if (/^\s|\s$/.test(password) || password.length > 256) {
    throw new CognitoError(
      'InvalidParameterException',
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    )
  }
  const broken = rules.find(([pattern]) => !pattern.test(password))
  if (broken)
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`)
}

/** Salt and scrypt key as one base64 text. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes)
  return Buffer.concat([salt, await derive(password, salt, keyBytes)]).toString('base64')
}

/** Whether the password is the stored one. Takes as long when nothing is stored, so that time tells nothing. */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const bytes = stored === undefined ? randomBytes(saltBytes + keyBytes) : Buffer.from(stored, 'base64')
  const key = await derive(password, bytes.subarray(0, saltBytes), keyBytes)
  return timingSafeEqual(key, bytes.subarray(saltBytes)) && stored !== undefined
}
