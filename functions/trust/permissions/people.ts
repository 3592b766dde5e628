import { randomBytes } from 'node:crypto'
import { createAccount, signInWithPassword } from '#functions/adapters/identity-pool.ts'
import { newId, newSecret, newSlugSuffix } from '#functions/adapters/ids.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { revokeAdmin } from '#functions/commands/set-admin.ts'
import { newDealerWrites } from '#functions/data/dealers.ts'
import { trackWrite } from '#functions/data/reputation.ts'
import { transact } from '#functions/data/transact.ts'
import { createUser } from '#functions/data/user-accounts.ts'
import { insertSession } from '#functions/data/sessions.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { newSession } from '#functions/identity/start-session.ts'
import { aUser } from '#functions/testing/builders.ts'
import type { Actor } from '#functions/trust/permissions/actors.ts'
import type { Factor } from '#shared/schemas/session.ts'

export const password = 'Sayara123'

/** A user of the world. The account in the pool is needed for tokens. */
export type Person = { user: UserRecord; token: string; refreshToken: string }

const dealer = (isVerified: boolean, verificationStatus: 'PENDING' | 'APPROVED' | 'REJECTED') =>
  ({ role: 'SELLER_DEALERSHIP', companyName: 'Al Matrix Motors', isVerified, verificationStatus }) as const

// Deleted and suspended accounts are stored directly and not made by the acts that also end their tokens, to test that the account status
// alone is enough.
const accounts: Record<Exclude<Actor, 'V'>, Partial<UserRecord>> = {
  PO: {},
  PX: {},
  UD: dealer(false, 'PENDING'),
  DO: dealer(true, 'APPROVED'),
  DX: dealer(true, 'APPROVED'),
  AD: { role: 'PLATFORM_ADMIN' },
  GX: { status: 'DELETED' },
  SU: { status: 'SUSPENDED' },
  DA: { role: 'PLATFORM_ADMIN' },
  RD: dealer(false, 'REJECTED'),
  A1: { role: 'PLATFORM_ADMIN' },
  OP: { role: 'PLATFORM_ADMIN' },
  SM: {},
  MG: {},
  RS: {},
  SX: {},
}

/** Creates a user in the store alone, as a target of other users' actions. */
export const newUser = async (parts: Partial<UserRecord> = {}): Promise<UserRecord> => {
  const name = `m${randomBytes(8).toString('hex')}`
  const user = aUser({
    id: newId('user'),
    username: name,
    email: `${name}@matrix.example`,
    createdAt: new Date().toISOString(),
    ...parts,
  })
  const { role, verificationStatus } = user
  const profile =
    role === 'SELLER_DEALERSHIP'
      ? newDealerWrites({
          ...newDealer(user, newSlugSuffix()),
          verificationStatus: verificationStatus ?? 'PENDING',
        })
      : []
  await createUser(user, profile)
  return user
}

/** Creates a verified dealership in the store alone. */
export const newDealership = (): Promise<UserRecord> => newUser(accounts.DO)

/** Creates a user in the store and in the pool, and signs in. */
const newPerson = async (
  parts: Partial<UserRecord>,
  { factors, provedAgo }: { factors: readonly Factor[]; provedAgo: number },
): Promise<Person> => {
  const user = await newUser(parts)
  await createAccount(user.id, password)
  const tokens = await signInWithPassword(user.id, password)
  const [secret, at] = [newSecret(), new Date()]
  const session = newSession(user, { tokens, factors }, { secret, startedAt: at, userAgent: '' }, at)
  const provedAt = new Date(at.getTime() - provedAgo).toISOString()
  await insertSession({ ...session, provedAt }, [])
  return { user, token: tokens.accessToken, refreshToken: `${user.id}.${session.id}.${secret}` }
}

/** Creates another user with the role and status of this actor. */
export const newActor = async (actor: Exclude<Actor, 'V'>): Promise<Person> => {
  const person = await newPerson(accounts[actor], {
    factors: actor === 'A1' ? ['password'] : ['password', 'totp'],
    // Of the others it lies ahead, so that it holds for as long as a run takes.
    provedAgo: actor === 'OP' ? 3_600_000 : -86_400_000,
  })
  // Known, since more of their plates wait for review than a new account's may.
  if (actor === 'PO') await transact([trackWrite(person.user.id, 'approved')])
  if (actor !== 'DA') return person
  const outcome = await revokeAdmin(person.user.username)
  if (outcome !== 'DONE') throw new Error(`Nobody could be demoted: ${outcome}`)
  return { ...person, user: (await getUserById(person.user.id)) ?? person.user }
}
