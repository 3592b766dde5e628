import { keys } from '#functions/data/keys.ts'
import type { Write } from '#functions/data/transact.ts'
import { putWrite, deleteWrite } from '#functions/data/table.ts'

// Usernames and e-mail addresses are unique: each is an item of its own that says whose it is.

type Name = { username: string } | { email: string }

const keyOf = (name: Name) =>
  'username' in name ? keys.usernameGuard(name.username) : keys.emailGuard(name.email)

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

/** A write that takes a name for a user; its condition fails while somebody has it or it is kept from them. */
export const takeNameWrite = (name: Name, userId: string, at: Date): Write =>
  putWrite(
    { ...keyOf(name), userId },
    {
      if: 'attribute_not_exists(pk) OR expiresAt <= :now OR keptFor = :user',
      values: { now: seconds(at), user: userId },
      refuse: 'username' in name ? 'USERNAME_TAKEN' : 'EMAIL_TAKEN',
    },
  )

/** A write that gives a name back, for anybody to take at once. */
export const freeNameWrite = (name: Name): Write => deleteWrite(keyOf(name))

const withheldDays = 180

/**
 * A write that keeps a name for half a year: nobody can pass for the person who has just left, or is called otherwise now.
 * Only `keptFor`, if anybody, may have it back.
 */
export const withholdNameWrite = (name: Name, at: Date, keptFor?: string): Write =>
  putWrite({ ...keyOf(name), expiresAt: seconds(at) + withheldDays * 86_400, ...(keptFor && { keptFor }) })
