import { refuseBorrowedNames } from '#functions/commands/check-name.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { aUser } from '#functions/testing/builders.ts'
import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import { getUserById } from '#functions/data/users.ts'
import { at, fitsOnly, put, read, refuses, same, somebody } from '#functions/trust/guards/store.ts'
import * as users from '#functions/data/users.ts'
import * as begun from '#functions/data/begun-accounts.ts'
import * as edits from '#functions/data/user-edits.ts'
import * as names from '#functions/data/user-accounts.ts'
import * as changes from '#functions/data/passwords.ts'

const admin = { status: 'ACTIVE', role: 'PLATFORM_ADMIN' }
const dealer = { status: 'ACTIVE', role: 'SELLER_DEALERSHIP', isVerified: true }
const seconds = Math.floor(at.getTime() / 1000)

export const catchers = {
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
  'a name that is somebody else’s': async () => {
    const firm = aUser({ role: 'SELLER_DEALERSHIP', companyName: 'Sidra Gate Motors' })
    const deps = { listVerifiedDealers: () => Promise.resolve([newDealer(firm, 'abcd1234')]) }
    const refusesName = (names: Parameters<typeof refuseBorrowedNames>[1]) =>
      refuses('NAME_NOT_YOURS', () => refuseBorrowedNames(undefined, names, deps))
    await refusesName({ companyName: 'Sidra Gate Motors' })
    await refusesName({ businessNameAr: 'Sidra Gate Cars' })
    await refusesName({ firstName: 'Sidra Gate', lastName: 'Motors' })
    await refusesName({ firstName: 'Sayara' })
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
  'a new account with a name that is held': async () => {
    const [username, email] = [newId('user'), `${newId('mail')}@guards.example`]
    const ask = () => names.refuseTakenNames({ username, email }, at)
    await ask()
    await put(keys.emailGuard(email), { userId: newId('user') })
    await refuses('EMAIL_TAKEN', ask)
    await put(keys.usernameGuard(username), { expiresAt: seconds + 60 })
    await refuses('USERNAME_TAKEN', ask)
    await put(keys.usernameGuard(username), { expiresAt: seconds })
    await refuses('EMAIL_TAKEN', ask)
  },
  'a session of somebody who is gone': async () => {
    const user = { ...(await somebody()), id: newId('user') }
    await edits.endSession(user, 'a', at)
    same(await read(keys.user(user.id)), undefined)
  },
  'a list of ended sessions that has grown meanwhile': async () => {
    const ended = Array.from({ length: 60 }, (_, index) => ({ session: `s${index}`, until: 1 }))
    const seen = await somebody({ endedSessions: ended })
    const grown = [...ended, { session: 'other', until: 9e9 }]
    await put(keys.user(seen.id), { ...(await read(keys.user(seen.id))), endedSessions: grown })
    await edits.endSession(seen, 'mine', at)
    const kept = (await getUserById(seen.id))?.endedSessions.map(({ session }) => session) ?? []
    same([kept.includes('other'), kept.includes('mine')], [true, true])
  },
  'a list of ended sessions that is full': async () => {
    const ended = Array.from({ length: 200 }, (_, index) => ({ session: `s${index}`, until: 9e9 }))
    const seen = await somebody({ endedSessions: ended })
    await edits.endSession(seen, 'mine', at)
    const kept = (await getUserById(seen.id))?.endedSessions ?? []
    same([kept.length < 200, kept.at(-1)?.session], [true, 'mine'])
    await fitsOnly(edits.replaceEndedWrite(seen, { session: 'mine', until: 9e9 }), seen, [
      { ...seen, endedSessions: [...ended, { session: 'other', until: 9e9 }] },
      { ...seen, tokensValidAfter: seconds },
    ])
  },
  'the sessions of somebody who is no longer active': async () => {
    const user = await somebody({ status: 'SUSPENDED' })
    await refuses('UNAUTHORIZED', () => edits.endTokensBefore(user.id, seconds, []))
  },
  'a deletion of somebody who has changed': async () => {
    for (const change of [
      { status: 'SUSPENDED' },
      { email: 'other@guards.example' },
      { username: 'other' },
      { role: 'PLATFORM_ADMIN' },
      { phoneNumber: '+97433000000' },
      { phoneConfirmedAt: at.toISOString() },
    ]) {
      const seen = await somebody()
      await put(keys.user(seen.id), { ...(await read(keys.user(seen.id))), ...change })
      await refuses('CONFLICT', () => names.markUserDeleted(seen, at, []))
    }
  },
  'an edit or a deletion of somebody whose record is older than confirming': async () => {
    const seen = await somebody({ emailConfirmedAt: null })
    const {
      phoneConfirmedAt: _phone,
      pendingEmail: _pending,
      ...old
    } = (await read(keys.user(seen.id))) ?? {}
    await put(keys.user(seen.id), old)
    const wanted = { phoneConfirmedAt: at.toISOString(), pendingEmail: 'b@guards.example' }
    await edits.editUser(seen, wanted, at)
    await refuses('CONFLICT', () => edits.editUser(seen, { pendingEmail: 'c@guards.example' }, at))
    await refuses('CONFLICT', () => edits.editUser(seen, { phoneConfirmedAt: 'later' }, at))
    await put(keys.user(seen.id), old)
    await names.markUserDeleted(seen, at, [])
  },
  'another address or number of somebody who has just confirmed theirs': async () => {
    for (const [wanted, confirmed] of [
      [{ email: 'b@guards.example' }, { emailConfirmedAt: at.toISOString() }],
      [{ email: 'b@guards.example' }, { pendingEmail: 'c@guards.example' }],
      [{ phoneNumber: '+97433000000' }, { phoneConfirmedAt: at.toISOString() }],
    ]) {
      const seen = await somebody({ emailConfirmedAt: null })
      await put(keys.user(seen.id), { ...(await read(keys.user(seen.id))), ...confirmed })
      await refuses('CONFLICT', () => edits.editUser(seen, wanted!, at))
    }
  },
  'a password change beside another': async () => {
    const user = await somebody()
    await changes.beginPasswordChange(user, 'one use', at)
    await refuses('CONFLICT', () => changes.beginPasswordChange(user, 'another use', at))
  },
  'a password change whose sessions have ended': async () => {
    for (const change of [{ status: 'SUSPENDED' }, { tokensValidAfter: 5 }]) {
      const user = await somebody()
      await put(keys.user(user.id), { ...(await read(keys.user(user.id))), ...change })
      await refuses('CONFLICT', () => changes.beginPasswordChange(user, 'one use', at))
    }
  },
  'a password change that another use holds': async () => {
    const user = await somebody()
    await changes.leavePasswordChange(user.id, 'one use')
    same(await read(keys.passwordChange(user.id)), undefined)
    await changes.beginPasswordChange(user, 'one use', at)
    const heldUntil = async () => (await read(keys.passwordChange(user.id)))?.['heldUntil']
    const before = await heldUntil()
    await changes.leavePasswordChange(user.id, 'another use')
    await changes.dropPasswordChange(user.id, 'another use')
    same(await heldUntil(), before)
  },
}
