import { readyArchive } from '#functions/testing/archives.ts'
import { agreedLongAgo } from '#functions/testing/users.ts'
import { user } from '#functions/trust/permissions/actors.ts'
import { row, type Options, type Row, type Scene } from '#functions/trust/permissions/row.ts'
import type { RouteId } from '#shared/api/routes.ts'
import { presentAgreement } from '#shared/rules/agreements.ts'

const byDouble: Options = { isByDouble: true }

/** Before the call the caller becomes somebody who has yet to agree to the present terms. */
const longAgo = async ({ caller }: Scene) => {
  if (caller) await agreedLongAgo(caller)
  return {}
}

/** Before the call the caller becomes somebody whose archive is ready. */
const archived = async ({ caller }: Scene) => {
  if (caller) await readyArchive(caller.user.id)
  return {}
}

/** What people agreed to, and the archive of all their data. */
export const privacy = {
  getArchive: [row(user(200))],
  askArchive: [row(user(200), byDouble)],
  linkArchive: [
    row(user(404), { as: 'without one' }),
    row(user(200), { ...byDouble, as: 'with a finished one', headers: archived }),
  ],
  agreeToTerms: [
    row(user(200), { leavesAll: true, body: { agreedVersion: presentAgreement(), language: 'en' } }),
    row(user(200), {
      ...byDouble,
      as: 'anew',
      headers: longAgo,
      body: { agreedVersion: presentAgreement(), language: 'ar' },
    }),
    row(user(409), { as: 'another version', body: { agreedVersion: '2020-01-01', language: 'en' } }),
  ],
} satisfies Partial<Record<RouteId, readonly Row[]>>
