import { randomBytes } from 'node:crypto'
import { storeInvitation } from '#functions/testing/staff.ts'
import { but, dealership, everybody, user, verified } from '#functions/trust/permissions/actors.ts'
import { newUser } from '#functions/trust/permissions/people.ts'
import { row, type Options, type Row, type Scene } from '#functions/trust/permissions/row.ts'
import { invitation, member } from '#functions/trust/permissions/things-staff.ts'
import type { RouteId } from '#shared/api/routes.ts'

const byDouble: Options = { isByDouble: true }

const somebody = () => ({ email: `${randomBytes(8).toString('hex')}@example.com`, role: 'SALES' })

const dealer = {
  role: 'SELLER_DEALERSHIP',
  companyName: 'Al Team Motors',
  isVerified: true,
  verificationStatus: 'APPROVED',
} as const

/** An invitation of a verified dealership to the caller's own address. */
const toCaller = async ({ caller }: Scene) => ({
  token: (await storeInvitation((await newUser(dealer)).id, caller?.user.email ?? 'a@example.com')).token,
})

/** An open invitation of a verified dealership. */
const ofDealer = async () => ({
  token: (await storeInvitation((await newUser(dealer)).id, 'invited@example.com')).token,
})

/** A dealership's team is its owner's alone, and whoever was invited answers for themselves. */
export const staffRows = {
  getTeam: [row(dealership(200))],
  inviteStaff: [row(verified(201), { ...byDouble, body: somebody })],
  withdrawInvitation: [
    row(dealership(204), { on: invitation('own') }),
    row(dealership(404), { on: invitation('foreign') }),
  ],
  setStaffRole: [
    row(dealership(204), { on: member('own'), body: { role: 'MANAGER' } }),
    row(dealership(404), { on: member('foreign'), body: { role: 'MANAGER' } }),
  ],
  removeStaff: [row(dealership(204), { on: member('own') }), row(dealership(404), { on: member('foreign') })],
  readInvitation: [
    // It reads, by a method that keeps the secret out of addresses.
    row(everybody(200), { body: ofDealer }),
    row(everybody(400), {
      on: { ...invitation('RD'), name: 'invitation of a revoked dealer' },
      body: ({ thing }) => ({ token: thing.more?.['token'] }),
    }),
  ],
  getEmployment: [row(user(200))],
  acceptInvitation: [
    row(but(user(201), { UD: 403, DO: 403, DX: 403, AD: 403, RD: 403 }), { ...byDouble, body: toCaller }),
    row(user(403), { on: invitation('DO'), body: ({ thing }) => ({ token: thing.more?.['token'] }) }),
  ],
  leaveEmployment: [row(user(204), byDouble)],
} satisfies Partial<Record<RouteId, readonly Row[]>>
