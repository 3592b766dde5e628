import { act, anAdmin, pickAccount, way, type Draw } from '#functions/trust/model/act.ts'
import { isAdmin, refuse } from '#functions/trust/model/rules.ts'
import { changeRole, deleteAccount, endSessions, syncOffers } from '#functions/trust/model/standing.ts'
import type { Account, World } from '#functions/trust/model/world.ts'

/** Admins cannot be edited or deleted (specification of selling). @throws Refused */
const checkManaged = (account: Account): void => {
  if (account.status === 'DELETED') refuse('NOT_FOUND')
  if (isAdmin(account)) refuse('ADMIN_PROTECTED')
}

const anybody = (world: World, draw: Draw) => pickAccount(world, draw)
const suspended = (world: World, draw: Draw) =>
  pickAccount(world, draw, draw.other % 4 === 0 ? () => true : ({ status }) => status === 'SUSPENDED')

const setStatus = (name: string, status: 'SUSPENDED' | 'ACTIVE', weight: number) =>
  act<Account>({
    name,
    weight,
    access: 'admin',
    thing: status === 'ACTIVE' ? suspended : anybody,
    by: anAdmin,
    request: ({ thing }) => ({
      method: 'PUT',
      path: `/api/admin/users/${thing.id}/status`,
      body: status === 'ACTIVE' ? { status } : { status, reasonCodes: ['FRAUD'] },
    }),
    judge: ({ world, thing }) => {
      checkManaged(thing)
      if (thing.status === status) refuse('ILLEGAL_STATUS_MOVE')
      thing.status = status
      thing.wasSuspended ||= status === 'SUSPENDED'
      // Either change ends all sessions, so a restored user signs in again.
      endSessions(thing)
      syncOffers(world, thing)
      return { status: 200 }
    },
  })

const roleIn = (draw: Draw) => way(['SELLER_DEALERSHIP', 'PRIVATE'] as const, draw)

const setRole = act<Account>({
  name: 'change the role of a user',
  weight: 2,
  access: 'admin',
  thing: (world, draw) =>
    pickAccount(world, draw, draw.other % 3 === 0 ? () => true : ({ role }) => role !== roleIn(draw)),
  by: anAdmin,
  say: ({ draw }) => roleIn(draw),
  request: ({ thing, draw }) => ({
    method: 'PUT',
    path: `/api/admin/users/${thing.id}`,
    body: {
      role: roleIn(draw),
      ...(roleIn(draw) === 'SELLER_DEALERSHIP' && { companyName: 'Al Model Motors' }),
    },
  }),
  judge: ({ world, thing, draw }) => {
    checkManaged(thing)
    changeRole(world, thing, roleIn(draw))
    // The cars show the dealership's name, which may have changed.
    syncOffers(world, thing)
    return { status: 200 }
  },
})

const deleteUser = act<Account>({
  name: 'delete a user',
  access: 'admin',
  thing: anybody,
  by: anAdmin,
  request: ({ thing }) => ({ method: 'DELETE', path: `/api/admin/users/${thing.id}` }),
  judge: ({ world, thing }) => {
    checkManaged(thing)
    deleteAccount(world, thing)
    return { status: 204 }
  },
})

/** Admins' commands about users. */
export const userActs = [
  setStatus('suspend a user', 'SUSPENDED', 2),
  setStatus('restore a user', 'ACTIVE', 2),
  setRole,
  deleteUser,
]
