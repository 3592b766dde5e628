import { registrationForm } from '#functions/testing/people.ts'
import type { Registration } from '#shared/schemas/account.ts'
import { act, nothing, pickAccount, way, type Scene } from '#functions/trust/model/act.ts'
import { isAdmin, refuse } from '#functions/trust/model/rules.ts'
import { deleteAccount, endSessions } from '#functions/trust/model/standing.ts'
import type { Account, Actor, World } from '#functions/trust/model/world.ts'

/** Adds a session to an account, with the token of the response. */
export const beginSession =
  (account: Account) =>
  ({ authToken }: { authToken: string }): void => {
    account.sessions.push({ token: authToken, isLive: true })
  }

/** A newly registered account; its id is set from the response. */
export const newAccount = (label: string, form: Registration): Account => ({
  kind: 'account',
  label,
  id: '',
  username: form.username,
  email: form.email,
  password: form.password,
  role: form.role,
  isVerified: false,
  wasSuspended: false,
  verification: form.role === 'SELLER_DEALERSHIP' ? 'PENDING' : null,
  status: 'ACTIVE',
  sessions: [],
  savedCars: new Set(),
  savedPlates: new Set(),
  application: null,
  received: 0,
  contacts: 0,
  saves: 0,
  asked: { car: 0, plate: 0 },
})

const byItself = (_world: World, account: Account) => account
const wrong = 'Wrong1234!'

/** The right password, rarely a wrong one. */
const passwordIn = ({ thing, draw }: Scene<Account>): string => (draw.how % 4 === 3 ? wrong : thing.password)
const ownPasswordIn = ({ me, draw }: Scene<unknown>): string =>
  draw.how % 4 === 3 ? wrong : (me?.password ?? wrong)

const needsSignIn = (account: Account) => account.sessions.at(-1)?.isLive !== true

const login = act<Account>({
  name: 'login',
  weight: 6,
  access: 'anyone',
  // Usually a signed-out account; otherwise a second session starts.
  thing: (world, draw) => pickAccount(world, draw, draw.other % 4 === 0 ? () => true : needsSignIn),
  by: byItself,
  say: ({ thing }) => `as ${thing.label}`,
  request: (scene) => ({
    method: 'POST',
    path: '/api/login',
    body: { username: scene.thing.username, password: passwordIn(scene) },
  }),
  judge: (scene) => {
    const { thing } = scene
    if (thing.status === 'DELETED' || passwordIn(scene) !== thing.password) refuse('INVALID_CREDENTIALS')
    if (thing.status === 'SUSPENDED') refuse('ACCOUNT_SUSPENDED')
    return { status: 200, learn: beginSession(thing) }
  },
})

const logout = act<true>({
  name: 'logout',
  access: 'anyone',
  thing: nothing,
  request: () => ({ method: 'POST', path: '/api/logout' }),
  judge: ({ me }) => {
    const session = (me as Account | null)?.sessions.at(-1)
    if (session) session.isLive = false
    return { status: 204 }
  },
})

const logoutEverywhere = act<true>({
  name: 'logout everywhere',
  access: 'user',
  thing: nothing,
  request: () => ({ method: 'POST', path: '/api/user/logout-everywhere' }),
  judge: ({ me }) => {
    endSessions(me)
    return { status: 204 }
  },
})

const changePassword = act<true>({
  name: 'change password',
  access: 'user',
  thing: nothing,
  request: (scene) => ({
    method: 'POST',
    path: '/api/user/password',
    body: { currentPassword: ownPasswordIn(scene), newPassword: `Sayara!${scene.world.serial}` },
  }),
  judge: (scene) => {
    const { me, world } = scene
    if (ownPasswordIn(scene) !== me.password) refuse('WRONG_PASSWORD')
    endSessions(me)
    me.password = `Sayara!${world.serial}`
    return { status: 200, learn: beginSession(me) }
  },
})

const deleteOwnAccount = act<true>({
  name: 'delete own account',
  access: 'user',
  thing: nothing,
  request: (scene) => ({ method: 'DELETE', path: '/api/user', body: { password: ownPasswordIn(scene) } }),
  judge: (scene) => {
    const { me, world } = scene
    if (isAdmin(me)) refuse('FORBIDDEN')
    if (ownPasswordIn(scene) !== me.password) refuse('WRONG_PASSWORD')
    deleteAccount(world, me)
    return { status: 204 }
  },
})

/** An actor whose account is deleted and who may register again under another name. */
const leaver = ({ actors }: World): Actor | undefined =>
  actors.find(({ account }) => account?.status === 'DELETED')

type Wish = { clash: 'username' | 'email' | 'none'; form: Registration; other: Account | undefined }

const registerAgain = act<Wish>({
  name: 'register',
  weight: 3,
  access: 'anyone',
  thing: (world, draw) => {
    const clash = way(['none', 'username', 'email'] as const, draw)
    const other = pickAccount(world, draw)
    // A deleted account frees its email address, but not its username.
    if (clash === 'none' ? !leaver(world) : !other || (clash === 'email' && other.status === 'DELETED'))
      return
    const taken = clash === 'none' || !other ? {} : { [clash]: other[clash] }
    return { clash, other, form: registrationForm(taken) }
  },
  say: ({ thing }) => (thing.clash === 'none' ? 'anew' : `with the ${thing.clash} of ${thing.other?.label}`),
  request: ({ thing }) => ({ method: 'POST', path: '/api/register', body: thing.form }),
  judge: ({ thing, world }) => {
    if (thing.clash === 'username') refuse('USERNAME_TAKEN')
    if (thing.clash === 'email') refuse('EMAIL_TAKEN')
    const actor = leaver(world)
    if (!actor) throw new Error('Nobody has left')
    const account = newAccount(`${actor.label} anew`, thing.form)
    actor.account = account
    world.accounts.push(account)
    return {
      status: 201,
      learn: (body) => {
        account.id = body.id
        beginSession(account)(body)
      },
    }
  },
})

/** Commands about registration, sessions and account deletion. */
export const sessionActs = [login, logout, logoutEverywhere, changePassword, deleteOwnAccount, registerAgain]
