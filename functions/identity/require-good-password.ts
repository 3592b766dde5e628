import { createHash } from 'node:crypto'
import { invalid } from '#functions/core/app-error.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { isEasyPassword, passwordIsEasy } from '#shared/rules/easy-password.ts'
import { breachedHashes } from './breached-passwords.ts'

/** The first 32 bits of the SHA-256 of a password, whatever its capitals. */
export const shortHash = (password: string): number =>
  createHash('sha256').update(password.toLowerCase()).digest().readUInt32BE()

const bytes = Buffer.from(breachedHashes, 'base64')
const breached = new Set(
  Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(index * 4)),
)

type Owner = Pick<UserRecord, 'username' | 'email' | 'firstName' | 'lastName' | 'companyName'>

/**
 * Refuses a new password that is known from breaches, or that is a name of its owner's. Of other passwords one in 800,000 is refused
 * too, since the list has short hashes.
 * @throws AppError BAD_REQUEST about this field
 */
export const requireGoodPassword = (field: string, password: string, owner: Owner): void => {
  const { username, email, firstName, lastName, companyName } = owner
  const own = [username, email.split('@')[0]!, firstName, lastName, companyName ?? '']
  if (breached.has(shortHash(password)) || isEasyPassword(password, own)) throw invalid(field, passwordIsEasy)
}
