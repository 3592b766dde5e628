import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { staffLimits } from '#shared/constants/selling-limits.ts'
import { id } from '#shared/schemas/ids.ts'
import {
  employment,
  invitationToken,
  invitationView,
  newInvitation,
  offeredInvitation,
  staffEdit,
  team,
} from '#shared/schemas/staff.ts'

const member = z.object({ id: id('user') })

export const getTeam = contract({
  id: 'getTeam',
  noun: 'staff',
  method: 'GET',
  path: '/api/seller/team',
  access: 'dealership',
  staff: 'SALES',
  stack: 'dealing',
  summary: 'The people who act for the caller’s dealership; for the dealership itself with open invitations.',
  status: 200,
  response: team,
})

export const inviteStaff = contract({
  id: 'inviteStaff',
  noun: 'staff',
  method: 'POST',
  path: '/api/seller/team/invitations',
  access: 'dealership',
  stack: 'dealing',
  summary: 'Mails a person a link by which they join the caller’s team.',
  needsProof: true,
  body: newInvitation,
  status: 201,
  response: invitationView,
  errors: ['DEALERSHIP_NOT_VERIFIED', 'TEAM_FULL', 'ALREADY_INVITED'],
  limits: [{ per: 'user', limit: staffLimits.invitationsADay, seconds: 86_400 }],
})

export const withdrawInvitation = contract({
  id: 'withdrawInvitation',
  noun: 'staff',
  method: 'DELETE',
  path: '/api/seller/team/invitations/{id}',
  access: 'dealership',
  stack: 'dealing',
  summary: 'Takes an invitation back; its link ends.',
  params: z.object({ id: id('invitation') }),
  status: 204,
  errors: ['INVITATION_NOT_FOUND'],
})

export const setStaffRole = contract({
  id: 'setStaffRole',
  noun: 'staff',
  method: 'PATCH',
  path: '/api/seller/team/members/{id}',
  access: 'dealership',
  stack: 'dealing',
  summary: 'Changes what a member of the caller’s team may do.',
  needsProof: true,
  params: member,
  body: staffEdit,
  status: 204,
  errors: ['STAFF_NOT_FOUND'],
})

export const removeStaff = contract({
  id: 'removeStaff',
  noun: 'staff',
  method: 'DELETE',
  path: '/api/seller/team/members/{id}',
  access: 'dealership',
  stack: 'dealing',
  summary: 'Removes a person from the caller’s team, from their next request on.',
  params: member,
  status: 204,
  errors: ['STAFF_NOT_FOUND'],
})

export const readInvitation = contract({
  id: 'readInvitation',
  noun: 'staff',
  method: 'POST',
  path: '/api/invitations',
  access: 'public',
  stack: 'dealing',
  summary: 'What a mailed invitation is about. The secret comes in the body, since addresses are logged.',
  body: invitationToken,
  status: 200,
  response: offeredInvitation,
  errors: ['INVITATION_INVALID'],
  limits: [{ per: 'ip', limit: 60, seconds: 600 }],
})

export const getEmployment = contract({
  id: 'getEmployment',
  noun: 'staff',
  method: 'GET',
  path: '/api/user/employment',
  access: 'user',
  stack: 'dealing',
  summary: 'The dealership for which the caller may act; null for nobody’s staff.',
  status: 200,
  response: z.object({ employment: z.nullable(employment) }),
})

export const acceptInvitation = contract({
  id: 'acceptInvitation',
  noun: 'staff',
  method: 'POST',
  path: '/api/user/employment',
  access: 'user',
  stack: 'dealing',
  summary: 'Accepts an invitation: the caller is staff of that dealership from then on.',
  body: invitationToken,
  status: 201,
  response: z.object({ employment }),
  errors: [
    'INVITATION_INVALID',
    'INVITATION_OF_ANOTHER',
    'EMAIL_UNCONFIRMED',
    'ALREADY_EMPLOYED',
    'EDIT_CONFLICT',
    'FORBIDDEN',
  ],
  limits: [{ per: 'user', limit: 20, seconds: 3600 }],
})

export const leaveEmployment = contract({
  id: 'leaveEmployment',
  noun: 'staff',
  method: 'DELETE',
  path: '/api/user/employment',
  access: 'user',
  stack: 'dealing',
  summary: 'The caller stops being staff; no effect for nobody’s staff.',
  status: 204,
})
