import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import { getUserById } from '#functions/data/users.ts'
import { catchers } from '#functions/trust/guards/catcher.ts'
import {
  at,
  beforeNextWrite,
  fitsOnly,
  put,
  read,
  refuses,
  same,
  secondRefused,
  somebody,
} from '#functions/trust/guards/store.ts'
import { switched } from '#functions/trust/guards/switched.ts'

const users = switched<typeof import('#functions/data/users.ts')>('#functions/data/users.ts')
const created = switched<typeof import('#functions/data/user-accounts.ts')>(
  '#functions/data/user-accounts.ts',
)
const begun = switched<typeof import('#functions/data/begun-accounts.ts')>(
  '#functions/data/begun-accounts.ts',
)
const edits = switched<typeof import('#functions/data/user-edits.ts')>('#functions/data/user-edits.ts')
const names = switched<typeof import('#functions/data/user-accounts.ts')>('#functions/data/user-accounts.ts')
const sessions = switched<typeof import('#functions/data/user-edits.ts')>('#functions/data/user-edits.ts')
const deleted = switched<typeof import('#functions/data/user-accounts.ts')>(
  '#functions/data/user-accounts.ts',
)
const changes = switched<typeof import('#functions/data/passwords.ts')>('#functions/data/passwords.ts')
const resets = switched<typeof import('#functions/data/passwords.ts')>('#functions/data/passwords.ts')
const setAdmin = switched<typeof import('#functions/commands/set-admin.ts')>(
  '#functions/commands/set-admin.ts',
)

const admin = { status: 'ACTIVE', role: 'PLATFORM_ADMIN' }
const dealer = { status: 'ACTIVE', role: 'SELLER_DEALERSHIP', isVerified: true }
const seconds = Math.floor(at.getTime() / 1000)

const aReset = async () => {
  const user = await somebody()
  const token = newId('mail')
  await resets.insertPasswordReset({ token, user, at }, [])
  return token
}

export const people = catchers('people', {
  'a write for who is active': () =>
    fitsOnly(users.activeWrite(newId('user')), { status: 'ACTIVE' }, [
      { status: 'SUSPENDED' },
      { status: 'DELETED' },
      'absent',
    ]),
  'a write for who stands as seen': () =>
    fitsOnly(
      users.standsAsWrite({ id: newId('user'), role: 'SELLER_DEALERSHIP', isVerified: true }),
      dealer,
      [
        { ...dealer, status: 'SUSPENDED' },
        { ...dealer, role: 'PRIVATE' },
        { ...dealer, isVerified: false },
      ],
    ),
  'a write for a verified dealership': () =>
    fitsOnly(users.verifiedWrite(newId('user')), dealer, [
      { ...dealer, status: 'SUSPENDED' },
      { ...dealer, isVerified: false },
    ]),
  'a write for an admin': () =>
    fitsOnly(users.adminWrite(newId('user')), admin, [
      { ...admin, status: 'DELETED' },
      { ...admin, role: 'PRIVATE' },
    ]),
  'a write for a dealership that is not verified': () =>
    fitsOnly(users.unverifiedWrite(newId('user')), { ...dealer, isVerified: false }, [
      { ...dealer, isVerified: false, status: 'SUSPENDED' },
      { ...dealer, isVerified: false, role: 'PRIVATE' },
      dealer,
    ]),
  'a user of an id that is taken': async () => {
    const user = await somebody()
    const again = { ...user, username: newId('mail').toLowerCase(), email: `${newId('mail')}@guards.example` }
    await refuses('CONFLICT', () => created.createUser(again))
    same((await getUserById(user.id))?.email, user.email)
  },
  'a profile for an account that was given up meanwhile': () =>
    fitsOnly(begun.completeAccountWrite(newId('user')), { userId: 'a' }, [
      'absent',
      { userId: 'a', givenUp: true },
    ]),
  'an account that has its profile, given up': async () => {
    const { id } = await somebody()
    same(await begun.giveUpAccount(id), false)
    same(await read(keys.begunAccount(id)), undefined)
  },
  'an edit of somebody who has changed': async () => {
    const seen = await somebody()
    await edits.editUser(seen, { city: 'Doha' }, at)
    await refuses('CONFLICT', () => edits.editUser(seen, { city: 'Al Khor' }, at))
    await put(keys.user(seen.id), { ...(await read(keys.user(seen.id))), status: 'SUSPENDED' })
    const again = { ...seen, city: 'Doha' as const }
    await refuses('CONFLICT', () => edits.editUser(again, { firstName: 'Hamad' }, at))
  },
  'a name that is taken or withheld': () => {
    const user = newId('user')
    return fitsOnly(
      names.takeNameWrite({ username: newId('mail') }, user, at),
      { keptFor: user, expiresAt: 9e9 },
      [
        { userId: newId('user') },
        { expiresAt: seconds + 60 },
        { expiresAt: seconds + 60, keptFor: newId('user') },
      ],
    )
  },
  'a session of somebody who is gone': async () => {
    const user = { ...(await somebody()), id: newId('user') }
    await sessions.endSession(user, 'a', seconds, at)
    same(await read(keys.user(user.id)), undefined)
  },
  'a list of ended sessions that has grown meanwhile': async () => {
    const ended = Array.from({ length: 60 }, (_, index) => ({ session: `s${index}`, until: 1 }))
    const seen = await somebody({ endedSessions: ended })
    const grown = [...ended, { session: 'other', until: 9e9 }]
    await put(keys.user(seen.id), { ...(await read(keys.user(seen.id))), endedSessions: grown })
    await sessions.endSession(seen, 'mine', 9e9, at)
    const kept = (await getUserById(seen.id))?.endedSessions.map(({ session }) => session) ?? []
    same([kept.includes('other'), kept.includes('mine')], [true, true])
  },
  'the sessions of somebody who is no longer active': async () => {
    const user = await somebody({ status: 'SUSPENDED' })
    await refuses('UNAUTHORIZED', () => sessions.endTokensBefore(user.id, seconds, []))
  },
  'a deletion of somebody who has changed': async () => {
    for (const change of [
      { status: 'SUSPENDED' },
      { email: 'other@guards.example' },
      { username: 'other' },
      { role: 'PLATFORM_ADMIN' },
    ]) {
      const seen = await somebody()
      await put(keys.user(seen.id), { ...(await read(keys.user(seen.id))), ...change })
      await refuses('CONFLICT', () => deleted.markUserDeleted(seen, at, []))
    }
  },
  'a password change beside another': async () => {
    const user = await somebody()
    await changes.beginPasswordChange(user, at)
    await refuses('CONFLICT', () => changes.beginPasswordChange(user, at))
  },
  'a password change that another has begun and left since it looked': async () => {
    const user = await somebody()
    beforeNextWrite(async () => {
      await changes.beginPasswordChange(user, at)
      await changes.leavePasswordChange(user.id)
    })
    await refuses('CONFLICT', () => changes.beginPasswordChange(user, at))
    same(await changes.beginPasswordChange(user, at), true)
  },
  'a password change whose sessions have ended': async () => {
    for (const change of [{ status: 'SUSPENDED' }, { tokensValidAfter: 5 }]) {
      const user = await somebody()
      await put(keys.user(user.id), { ...(await read(keys.user(user.id))), ...change })
      await refuses('CONFLICT', () => changes.beginPasswordChange(user, at))
    }
  },
  'a password change that was dropped and is left': async () => {
    const { id } = await somebody()
    await changes.leavePasswordChange(id)
    same(await read(keys.passwordChange(id)), undefined)
  },
  'a link for a new password, made twice': async () => {
    const user = await somebody()
    await secondRefused('ConditionsFailed', () =>
      resets.insertPasswordReset({ token: user.id, user, at }, []),
    )
  },
  'a link for a new password, claimed twice': async () => {
    const token = await aReset()
    same(await resets.claimPasswordReset(token, 'one use', at), true)
    same(await resets.claimPasswordReset(token, 'another', at), false)
  },
  'a link for a new password that is not there': async () => {
    const token = newId('mail')
    same(await resets.claimPasswordReset(token, 'one use', at), false)
    await resets.releasePasswordReset(token, 'one use')
    same(await resets.findPasswordReset(token, at), undefined)
  },
  'an admin made of whom one must not': async () => {
    const [known, gone, out, firm] = await Promise.all([
      somebody({ role: 'PLATFORM_ADMIN' }),
      somebody({ status: 'DELETED' }),
      somebody({ status: 'SUSPENDED' }),
      somebody({ role: 'SELLER_DEALERSHIP', companyName: 'Al Guard Motors', verificationStatus: 'PENDING' }),
    ])
    same(await setAdmin.grantAdmin(known.username), 'ALREADY_ADMIN')
    same(await setAdmin.grantAdmin(gone.username), 'UNKNOWN')
    same(await setAdmin.grantAdmin(out.username), 'SUSPENDED')
    same(await setAdmin.grantAdmin(firm.username), 'DEALERSHIP')
  },
})
