import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { reply } from '#functions/core/respond.ts'
import { keys } from '#functions/data/keys.ts'
import { secretHash } from '#functions/core/hash.ts'
import { transact } from '#functions/data/transact.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import { aSession, aUser } from '#functions/testing/builders.ts'
import { at, onceOnly, put, read, refuses, same } from '#functions/trust/guards/store.ts'
import { signInCodes } from '#shared/constants/limits.ts'
import * as codes from '#functions/data/sign-in-codes.ts'
import * as entering from '#functions/identity/enter-by-code.ts'
import * as sending from '#functions/identity/send-sign-in-code.ts'
import * as signing from '#functions/identity/sign-in-with-code.ts'
import * as beginning from '#functions/identity/sign-up.ts'
import * as takingOver from '#functions/identity/take-over.ts'
import * as proving from '#functions/identity/prove.ts'
import * as triggers from '#functions/internal/pool-triggers.ts'
import * as texting from '#functions/reach/send-phone-code.ts'

const seconds = Math.floor(at.getTime() / 1000)
type User = ReturnType<typeof aUser>

/** Stores a code with these parts in place of its own, and tries one. */
const tried = async (parts: Readonly<Record<string, unknown>> = {}, code = '123456', request = 'r') => {
  const address = { email: `${newId('user').toLowerCase()}@guards.example` }
  const asked = { address, request: 'r' }
  const key = keys.signInCode(secretHash(address.email), secretHash('r'))
  await transact([await codes.signInCodeWrite(asked, '123456', at)])
  await put(key, { ...(await read(key)), ...parts })
  return codes.trySignInCode({ address, request }, code, at)
}

const used = {} as never
const signedIn = { accessToken: 'a.b.c', refreshToken: 'r', session: aSession().id, signedInAt: at }
const started = reply({ ...toCurrentUser(aUser()), authToken: 'a.b.c' }, {})
const request = {} as never

/** Enters by a code that was right. @returns what was done besides */
const enter = async (user: User, hasFactor = false) => {
  const done: string[] = []
  await entering.enterByCode(user, { address: { email: user.email }, used, secondCode: undefined }, request, {
    readSecondFactor: async () =>
      hasFactor ? { secret: 'S', since: at.toISOString(), lastStep: 0, salt: '', recovery: [] } : undefined,
    checkCode: async () => 'totp',
    getUserById: async () => user,
    beginPasswordChange: async () => false,
    leavePasswordChange: async () => {},
    setPassword: async () => void done.push('password'),
    accountEmailWrite: async () => ({}) as never,
    takeOver: async () => void done.push('taken over'),
    signInByTicket: async () => signedIn,
    startSession: async (_user, { together }) => {
      done.push(`used up: ${together?.length}`)
      return started
    },
    now: () => at,
  })
  return done
}

/** Takes over an account that is read as this one from then on. @returns what was done */
const takeOver = async (read: User | undefined) => {
  const done: string[] = []
  await takingOver.takeOver(aUser({ emailConfirmedAt: null }), [], at, {
    getUserById: async () => read,
    editUser: async () => void done.push('number'),
    listPasskeys: async () => [],
    endSessions: async () => void done.push('sessions'),
    noteEmailConfirmed: async () => void done.push('confirmed'),
  })
  return done.join(' ')
}

/** How many writes a wish for a code leads to: two when a message is among them. */
const writesOf = async (user: User | undefined, body: object, wait?: number) => {
  let count = 0
  const sent: string[] = []
  const asked = { body: { account: 'a@guards.example', ...body }, request: { ip: '10.0.0.1' } }
  await sending.sendSignInCode(asked as never, {
    findUserIdAt: async () => user?.id,
    getUserById: async () => user,
    takeNamed: async () => wait,
    readPreferences: async () => ({ preferences: { language: 'en' } }) as never,
    signInCodeWrite: async (_asked, code) => {
      sent.push(code)
      return {} as never
    },
    transact: async (writes) => void (count = writes.length),
    newCode: () => '123456',
    newSecret: () => 'secret',
    now: () => at,
  })
  return `${count} ${sent.join()}`
}

const signIn = (user: User | undefined, isRight = true) =>
  signing.signInWithCode({ body: { account: 'a@b.example', request: 'r', code: '1' }, request } as never, {
    trySignInCode: async () => (isRight ? used : undefined),
    findUserIdAt: async () => user?.id,
    getUserById: async () => user,
    enterByCode: async () => started,
    now: () => at,
  })

const ask = (triggerSource: string, request: object, isTaken = true) =>
  triggers.answerPool({ triggerSource, userName: 'u', request, response: {} } as never, {
    takeTicket: async () => isTaken,
    now: () => at,
  })

const defined = async (session: object[]) => {
  const { response } = await ask('DefineAuthChallenge_Authentication', { session })
  return (response as { issueTokens: boolean }).issueTokens
}
const right = { challengeName: 'CUSTOM_CHALLENGE', challengeResult: true }

export const catchers = {
  'a code to sign in that is wrong, old, tried too often or of another page': async () => {
    same((await tried()) !== undefined, true)
    same((await tried({}, '123457')) !== undefined, false)
    same((await tried({ tries: signInCodes.tries })) !== undefined, false)
    same((await tried({ expiresAt: seconds })) !== undefined, false)
    same((await tried({}, '123456', 'other')) !== undefined, false)
  },
  'a code to sign in that was used': async () => {
    const right = await tried()
    if (!right) throw new Error('It was right')
    await onceOnly(right)
  },
  'a code to sign in that is stored twice': async () => {
    const asked = { address: { phone: '+97433123456' }, request: newId('user') }
    await onceOnly(await codes.signInCodeWrite(asked, '123456', at))
  },
  'a ticket that is old, used or of another person': async () => {
    const userId = newId('user')
    const key = keys.signInTicket(secretHash(`${userId}.s`))
    await codes.writeTicket(userId, 's', at)
    same(await codes.takeTicket(newId('user'), 's', at), false)
    same(await codes.takeTicket(userId, 't', at), false)
    same(await codes.takeTicket(userId, 's', at), true)
    same(await codes.takeTicket(userId, 's', at), false)
    await put(key, { expiresAt: seconds })
    same(await codes.takeTicket(userId, 's', at), false)
  },
  'tokens of the pool for a wrong answer': async () => {
    same(await defined([]), false)
    same(await defined([right]), true)
    same(await defined([{ ...right, challengeResult: false }]), false)
    same(await defined([{ ...right, challengeName: 'SRP_A' }]), false)
    same(await defined([{ ...right, challengeResult: false }, right]), false)
    same(await defined([right, right]), false)
    const verify = async (isTaken: boolean) =>
      (await ask('VerifyAuthChallengeResponse_Authentication', { challengeAnswer: 'a' }, isTaken)).response
    same(await verify(false), { answerCorrect: false })
    same(await verify(true), { answerCorrect: true })
  },
  'entering by a code what is suspended, or has a second factor': async () => {
    same(await enter(aUser()), ['used up: 1'])
    await refuses('ACCOUNT_SUSPENDED', () => enter(aUser({ status: 'SUSPENDED' })))
    await refuses('SECOND_FACTOR_REQUIRED', () => enter(aUser(), true))
  },
  'an account that a stranger made with an address before its owner came': async () =>
    same(await enter(aUser({ emailConfirmedAt: null })), ['password', 'taken over', 'used up: 1']),
  'a number taken from an account that has none confirmed, or has ended and may not have it any more':
    async () => {
      const phoneConfirmedAt = at.toISOString()
      same(await takeOver(aUser({ phoneConfirmedAt })), 'number sessions number confirmed')
      same(await takeOver(aUser()), 'sessions confirmed')
      same(await takeOver(aUser({ phoneConfirmedAt, status: 'DELETED' })), 'sessions confirmed')
      same(await takeOver(undefined), 'sessions confirmed')
    },
  'a ticket that the pool does not take': async () => {
    const signInByTicket = (error: AppError | undefined, isLost: boolean) =>
      entering.signInByTicket('u', {
        newSecret: () => 's',
        writeTicket: async () => {},
        signInWithTicket: async () => {
          if (error) throw error
          return signedIn
        },
        wereAccountsLost: async () => isLost,
        now: () => at,
      })
    same(await signInByTicket(undefined, false), signedIn)
    await refuses('PASSWORDS_LOST', () => signInByTicket(new AppError('UNAUTHORIZED'), true))
    await refuses('STORE_UNAVAILABLE', () => signInByTicket(new AppError('UNAUTHORIZED'), false))
    await refuses('CONFLICT', () => signInByTicket(new AppError('CONFLICT'), true))
  },
  'a code that goes to nobody, or too often': async () => {
    same(await writesOf(aUser(), {}), '2 123456')
    same(await writesOf(aUser(), {}, 60), '1 secret')
    same(await writesOf(aUser({ status: 'SUSPENDED' }), {}), '1 secret')
    same(await writesOf(aUser({ status: 'SUSPENDED' }), { isNew: true }), '1 secret')
    same(await writesOf(undefined, {}), '1 secret')
    same(await writesOf(undefined, { isNew: true }), '2 123456')
    same(await writesOf(undefined, { isNew: true, account: '33123456' }), '1 secret')
    same(await writesOf(aUser(), { account: '33123456' }, 60), '1 secret')
  },
  'signing in by a code to what is no account': async () => {
    await signIn(aUser())
    await refuses('CODE_INVALID', () => signIn(aUser(), false))
    await refuses('CODE_INVALID', () => signIn(undefined))
    await refuses('CODE_INVALID', () => signIn(aUser({ status: 'DELETED' })))
  },
  'signing up without the code': () =>
    refuses('CODE_INVALID', () =>
      beginning.signUp(
        { body: { account: 'a@b.example' } } as never,
        {
          trySignInCode: async () => undefined,
          now: () => at,
        } as never,
      ),
    ),
  'a proof by a mailed code that is wrong': () =>
    refuses('CODE_INVALID', () =>
      proving.prove(
        { actor: aUser(), body: { sent: { request: 'r', code: '1' } } } as never,
        {
          trySignInCode: async () => undefined,
          now: () => at,
        } as never,
      ),
    ),
  'a code for a number that was never given': () =>
    refuses('CONFLICT', () =>
      texting.sendPhoneCode({ actor: aUser({ phoneNumber: '' }) } as never, {
        phoneConfirmationWrites: async () => [],
        transact: async () => {},
        now: () => at,
      }),
    ),
  'a ticket written twice': async () => {
    const userId = newId('user')
    await codes.writeTicket(userId, 's', at)
    const key = keys.signInTicket(secretHash(`${userId}.s`))
    await put(key, { expiresAt: 9e9, mark: 1 })
    await codes.writeTicket(userId, 's', at)
    same((await read(key))?.['mark'], 1)
  },
}
