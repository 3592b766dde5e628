import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import { getUserById } from '#functions/data/users.ts'
import { transact } from '#functions/data/transact.ts'
import { aUser } from '#functions/testing/builders.ts'
import { at, fitsOnly, put, read, refuses, same, somebody } from '#functions/trust/guards/store.ts'
import { oneTimeCodes } from '#shared/constants/limits.ts'
import * as codes from '#functions/data/one-time-codes.ts'
import * as edits from '#functions/data/user-edits.ts'
import * as confirms from '#functions/commands/confirm-email.ts'
import * as updates from '#functions/identity/update-user.ts'
import * as byCode from '#functions/reach/confirm-email.ts'
import * as byLink from '#functions/reach/confirm-email-link.ts'
import * as byPhone from '#functions/reach/confirm-phone.ts'
import * as mailing from '#functions/reach/send-email-code.ts'
import * as texting from '#functions/reach/send-phone-code.ts'

const sentTo = 'a@guards.example'
const seconds = Math.floor(at.getTime() / 1000)

/** Stores a code with these parts in place of its own. */
const stored = async (parts: Readonly<Record<string, unknown>> = {}) => {
  const userId = newId('user')
  const key = keys.oneTimeCode(userId, 'EMAIL')
  const made = { userId, purpose: 'EMAIL', sentTo, code: '123456', linkSecret: 's' } as const
  await transact([await codes.codeWrite(made, at)])
  await put(key, { ...(await read(key)), ...parts })
  return userId
}

const isTaken = async (parts?: Readonly<Record<string, unknown>>, code = '123456') =>
  (await codes.tryCode(await stored(parts), 'EMAIL', { code, sentTo }, at)) !== undefined

const isFound = async (parts?: Readonly<Record<string, unknown>>, secret = 's') =>
  (await codes.findByLink(await stored(parts), 'EMAIL', secret, at)) !== undefined

const sent = { userId: aUser().id, purpose: 'EMAIL', sentTo: aUser().email, codeHash: 'h' } as never

const confirm = (user: ReturnType<typeof aUser>) =>
  confirms.confirmEmailWith(user, sent, at, {
    accountEmailWrite: async () => ({}) as never,
    editUser: async () => {},
  })

const open = (user: ReturnType<typeof aUser> | undefined, found: unknown = sent) =>
  byLink.confirmEmailLink({ body: { token: 'u.s' } } as never, {
    findByLink: async () => found as never,
    getUserById: async () => user,
    confirmEmailWith: async (seen) => seen,
    now: () => at,
  })

const unconfirmed = aUser({ emailConfirmedAt: null })

export const catchers = {
  'a code that is wrong, old, tried too often or of another address': async () => {
    same(await isTaken(), true)
    same(await isTaken({}, '123457'), false)
    same(await isTaken({ tries: oneTimeCodes.tries }), false)
    same(await isTaken({ validUntil: seconds }), false)
    same(await isTaken({ sentTo: 'b@guards.example' }), false)
    same((await codes.tryCode(newId('user'), 'EMAIL', { code: '123456', sentTo }, at)) === undefined, true)
  },
  'a link that is wrong or old': async () => {
    same(await isFound(), true)
    same(await isFound({}, 't'), false)
    same(await isFound({ expiresAt: seconds }), false)
    same((await codes.findByLink(newId('user'), 'EMAIL', 's', at)) === undefined, true)
  },
  'a code that was used or replaced': () =>
    fitsOnly(codes.usedCodeWrite(sent), { codeHash: 'h' }, ['absent', { codeHash: 'other' }]),
  'an address that is not the one to confirm': async () => {
    await confirm(unconfirmed)
    await refuses('CODE_INVALID', () => confirm(aUser()))
    await refuses('CODE_INVALID', () => confirm({ ...unconfirmed, pendingEmail: 'b@guards.example' }))
  },
  'a link of nobody who may use it': async () => {
    await open(aUser())
    await refuses('CONFIRMATION_LINK_INVALID', () => open(undefined))
    await refuses('CONFIRMATION_LINK_INVALID', () => open(aUser(), null))
    await refuses('CONFIRMATION_LINK_INVALID', () => open(aUser({ status: 'SUSPENDED' })))
  },
  'an address or number confirmed without its code': async () => {
    const deps = { tryCode: async () => undefined, now: () => at }
    const ask = { body: { code: '1' } }
    await refuses('CODE_INVALID', () =>
      byCode.confirmEmail({ ...ask, actor: unconfirmed } as never, {
        ...deps,
        confirmEmailWith: async (user) => user,
      }),
    )
    await refuses('CODE_INVALID', () =>
      byPhone.confirmPhone({ ...ask, actor: aUser() } as never, {
        ...deps,
        editUser: async () => {},
        accountEmailWrite: async () => ({}) as never,
      }),
    )
  },
  'more codes than an address or a number may have': async () => {
    const deps = { transact: async () => {}, now: () => at }
    await refuses('TOO_MANY_REQUESTS', () =>
      mailing.sendEmailCode({ actor: unconfirmed, request: { ip: '10.0.0.1' } } as never, {
        ...deps,
        emailConfirmationWrites: async () => undefined,
      }),
    )
    await refuses('TOO_MANY_REQUESTS', () =>
      texting.sendPhoneCode({ actor: aUser() } as never, {
        ...deps,
        phoneConfirmationWrites: async () => undefined,
      }),
    )
  },
  'another address or number without the password, for one that is taken, or after too many codes':
    async () => {
      const change = (body: object, parts: object = {}, actor = aUser()) =>
        updates.updateUser({ actor, body, request: { ip: '10.0.0.1' } } as never, {
          checkPassword: async () => {},
          editUser: async () => {},
          findUserId: async () => undefined,
          takeNamed: async () => undefined,
          accountEmailWrite: async () => ({}) as never,
          emailConfirmationWrites: async () => [],
          refuseBorrowedNames: async () => {},
          syncOffersNow: async () => {},
          now: () => at,
          ...parts,
        })
      const move = { email: 'b@guards.example', currentPassword: 'p' }
      same((await change(move)).pendingEmail, move.email)
      same((await change(move, {}, unconfirmed)).email, move.email)
      await refuses('EMAIL_TAKEN', () => change(move, { findUserId: async () => newId('user') }))
      await refuses('TOO_MANY_REQUESTS', () =>
        change(move, { emailConfirmationWrites: async () => undefined }),
      )
      await refuses('TOO_MANY_REQUESTS', () => change(move, { takeNamed: async () => 60 }))
      await refuses('BAD_REQUEST', () => change({ email: move.email }))
      const sure = aUser({ phoneConfirmedAt: at.toISOString() })
      await refuses('BAD_REQUEST', () => change({ phoneNumber: '+97433000001' }, {}, sure))
      same((await change({ phoneNumber: '+97433000001' })).phoneNumber, '+97433000001')
    },
  'an address noted as confirmed that has changed, or whose account has ended': async () => {
    for (const change of [{ email: 'b@guards.example' }, { status: 'SUSPENDED' }]) {
      const seen = await somebody({ emailConfirmedAt: null })
      await put(keys.user(seen.id), { ...(await read(keys.user(seen.id))), ...change })
      await edits.noteEmailConfirmed(seen, at)
      same((await getUserById(seen.id))?.emailConfirmedAt, null)
    }
  },
}
