import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { nextCursor, paged, search } from '#shared/schemas/query.ts'
import { adminUser, adminUserEdit, roles, userStatusChange } from '#shared/schemas/user.ts'

export const listUsers = contract({
  id: 'listUsers',
  noun: 'users',
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  stack: 'admin',
  summary:
    'Users, newest first; `search` is a part of a username, an e-mail address, a name of a person or a company or a phone number, or an id.',
  query: z.strictObject({
    ...paged,
    search,
    role: z.optional(z.enum(roles)),
    status: z.optional(z.enum(['ACTIVE', 'SUSPENDED'])),
  }),
  status: 200,
  response: z.object({ users: z.array(adminUser), nextCursor }),
})

export const editUser = contract({
  id: 'editUser',
  noun: 'users',
  method: 'PUT',
  path: '/api/admin/users/{id}',
  access: 'admin',
  needsProof: true,
  stack: 'admin',
  summary:
    'Changes a user who is no admin. A private person who becomes a dealership waits for verification. `version`, when sent, must be the one seen.',
  params: z.object({ id: id('user') }),
  body: adminUserEdit,
  status: 200,
  response: adminUser,
  errors: ['NOT_FOUND', 'ADMIN_PROTECTED', 'USERNAME_TAKEN', 'EMAIL_TAKEN', 'CONFLICT', 'EDIT_CONFLICT'],
})

export const setUserStatus = contract({
  id: 'setUserStatus',
  noun: 'users',
  method: 'PUT',
  path: '/api/admin/users/{id}/status',
  access: 'admin',
  needsProof: true,
  stack: 'admin',
  summary: 'Suspends a user who is no admin, at once and with all that they offer, or restores them.',
  params: z.object({ id: id('user') }),
  body: userStatusChange,
  status: 200,
  response: adminUser,
  errors: ['NOT_FOUND', 'ADMIN_PROTECTED', 'ILLEGAL_STATUS_MOVE', 'CONFLICT'],
})

export const deleteUser = contract({
  id: 'deleteUser',
  noun: 'users',
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  access: 'admin',
  needsProof: true,
  stack: 'admin',
  summary: 'Deletes a user who is no admin, with everything of theirs.',
  params: z.object({ id: id('user') }),
  status: 204,
  errors: ['NOT_FOUND', 'ADMIN_PROTECTED', 'CONFLICT'],
})
