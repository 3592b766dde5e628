import { newId, newSecret } from '#functions/adapters/ids.ts'
import { reply } from '#functions/core/respond.ts'
import { keys } from '#functions/data/keys.ts'
import * as passkeys from '#functions/data/passkeys.ts'
import { transact } from '#functions/data/transact.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import * as own from '#functions/identity/own-passkey.ts'
import * as proving from '#functions/identity/prove.ts'
import * as naming from '#functions/identity/rename-passkey.ts'
import * as signing from '#functions/identity/sign-in-with-passkey.ts'
import * as verifying from '#functions/identity/verify-passkey.ts'
import { aSession, aUser } from '#functions/testing/builders.ts'
import { newAuthenticator, selfAttested } from '#functions/testing/passkeys.ts'
import { at, fitsOnly, put, refuses, same } from '#functions/trust/guards/store.ts'
import { limits, passkeyChallengeSeconds } from '#shared/constants/limits.ts'

const aPasskey = (parts: Partial<passkeys.PasskeyRecord> = {}): passkeys.PasskeyRecord => ({
  id: newId('passkey'),
  userId: newId('user'),
  slot: 0,
  credentialId: newSecret(),
  publicKey: '',
  counter: 4,
  name: 'Phone',
  createdAt: at.toISOString(),
  lastUsedAt: null,
  ...parts,
})

const challenge = 'B'.repeat(43)
const actor = { ...aUser(), session: aSession().id }
const signedIn = { accessToken: 'a.b.c', refreshToken: 'r', session: aSession().id, signedInAt: at }

const signIn = (user: UserRecord | undefined) =>
  signing.signInWithPasskey({ body: {}, request: {} } as never, {
    verifyPasskey: async () => ({ userId: newId('user'), used: [] }),
    getUserById: async () => user,
    signInByTicket: async () => signedIn,
    startSession: async () => reply({ ...toCurrentUser(aUser()), authToken: 'a.b.c' }, {}),
  })

const prove = (userId: string) =>
  proving.prove(
    { actor, body: { passkey: {} } } as never,
    {
      verifyPasskey: async () => ({ userId, used: [] }),
      transact: async () => {},
      proveSession: async () => true,
      now: () => at,
    } as never,
  )

export const catchers = {
  'a passkey that is gone, was replaced, or was used at the same time': async () => {
    const passkey = aPasskey()
    const another = { ...passkey, id: newId('passkey') }
    const used = passkeys.usedPasskeyWrite(passkey, 5, at)
    await fitsOnly(used, passkey, ['absent', another, { ...passkey, counter: 5 }])
    const [removed] = passkeys.removePasskeyWrites(passkey)
    if (removed) await fitsOnly(removed, passkey, ['absent', another])
    const key = keys.passkey(passkey.userId, 0)
    await put(key, another)
    same(await passkeys.renamePasskey(passkey, 'Key'), false)
    await put(key, passkey)
    same(await passkeys.renamePasskey(passkey, 'Key'), true)
  },
  'a passkey that is renamed as it goes': async () => {
    const rename = (isThere: boolean) =>
      naming.renamePasskey({ actor, params: {}, body: { name: 'Key' } } as never, {
        ownPasskey: async () => aPasskey(),
        rename: async () => isThere,
      })
    await rename(true)
    await refuses('NOT_FOUND', () => rename(false))
  },
  'a passkey of two accounts, and two in one place': async () => {
    const passkey = aPasskey()
    await transact(passkeys.newPasskeyWrites(passkey))
    const others = { ...passkey, userId: newId('user') }
    await refuses('PASSKEY_TAKEN', () => transact(passkeys.newPasskeyWrites(others)))
    const second = { ...passkey, credentialId: newSecret() }
    await refuses('CONFLICT', () => transact(passkeys.newPasskeyWrites(second)))
  },
  'a challenge that is old, used or of another person': async () => {
    const [userId, asked] = [newId('user'), newSecret()]
    const use = (who: string | undefined, seconds = 0) => {
      const later = new Date(at.getTime() + seconds * 1000)
      return transact([passkeys.usedChallengeWrite(asked, who, later)])
    }
    await passkeys.writeChallenge(asked, userId, at)
    await refuses('PASSKEY_INVALID', () => use(undefined))
    await refuses('PASSKEY_INVALID', () => use(newId('user')))
    await refuses('PASSKEY_INVALID', () => use(userId, passkeyChallengeSeconds))
    await use(userId)
    await refuses('PASSKEY_INVALID', () => use(userId))
  },
  'a passkey before the address is confirmed, and one too many': async () => {
    const full = Array.from({ length: limits.passkey.count }, (_, slot) => aPasskey({ slot }))
    same(own.placeForPasskey(aUser(), full.slice(1)), 0)
    await refuses('TOO_MANY_PASSKEYS', () => own.placeForPasskey(aUser(), full))
    await refuses('EMAIL_UNCONFIRMED', () => own.placeForPasskey(aUser({ emailConfirmedAt: null }), []))
  },
  'a new passkey that another has signed': async () => {
    await verifying.verifyNewPasskey(newAuthenticator().make({ challenge }))
    const forged = newAuthenticator().make({ challenge }, selfAttested)
    await refuses('PASSKEY_INVALID', () => verifying.verifyNewPasskey(forged))
  },
  'a signature by another key, for another person, or by no passkey': async () => {
    const authenticator = newAuthenticator()
    const { id: credentialId, publicKey } = authenticator
    const passkey = aPasskey({ credentialId, publicKey })
    const verify = (
      answer: ReturnType<typeof authenticator.answer>,
      stored: passkeys.PasskeyRecord | undefined,
    ) => verifying.verifyPasskey(answer, { findPasskey: async () => stored, now: () => at })
    const { userId } = passkey
    same((await verify(authenticator.answer({ challenge }, userId, 5), passkey)).userId, userId)
    same((await verify(authenticator.answer({ challenge }, undefined, 5), passkey)).userId, userId)
    await refuses('PASSKEY_INVALID', () =>
      verify(newAuthenticator().answer({ challenge }, userId, 5), passkey),
    )
    const others = authenticator.answer({ challenge }, newId('user'), 5)
    await refuses('PASSKEY_INVALID', () => verify(others, passkey))
    await refuses('PASSKEY_INVALID', () => verify(authenticator.answer({ challenge }, userId, 5), undefined))
  },
  'signing in by a passkey to what is no account, or suspended': async () => {
    await signIn(aUser())
    await refuses('PASSKEY_INVALID', () => signIn(undefined))
    await refuses('PASSKEY_INVALID', () => signIn(aUser({ status: 'DELETED' })))
    await refuses('ACCOUNT_SUSPENDED', () => signIn(aUser({ status: 'SUSPENDED' })))
  },
  'a proof by another person’s passkey': async () => {
    await prove(actor.id)
    await refuses('PASSKEY_INVALID', () => prove(newId('user')))
  },
}
