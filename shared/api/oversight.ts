import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { auditActions, auditView } from '#shared/schemas/audit.ts'
import { adminCounts, figures } from '#shared/schemas/figures.ts'
import { nextCursor, paged, search, wholeParam, withoutAt } from '#shared/schemas/query.ts'
export const getAdminCounts = contract({
  id: 'getAdminCounts',
  noun: 'oversight',
  method: 'GET',
  path: '/api/admin/counts',
  access: 'admin',
  stack: 'admin',
  summary: 'The kept counts of the admin panel.',
  status: 200,
  response: adminCounts,
})

export const getFigures = contract({
  id: 'getFigures',
  noun: 'oversight',
  method: 'GET',
  path: '/api/admin/figures',
  access: 'admin',
  stack: 'admin',
  summary:
    'What happened on each of the last days in Qatar, how long decisions took, what each admin did, and how old the queues are. `search` names an admin, who alone is listed then.',
  query: z.strictObject({ days: z._default(wholeParam(7, 90), 30), search }),
  status: 200,
  response: figures,
})

const day = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))

const name = z.string().check(z.regex(/^[\x21-\x7e]{1,254}$/), withoutAt)

export const listAudit = contract({
  id: 'listAudit',
  noun: 'oversight',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  stack: 'admin',
  summary:
    'The audit log, newest first: all of it, or what a person did (`actor`), what happened to a thing (`subject`), one kind of act, some days (in Qatar, both included). `actor` takes an id, a username or an e-mail address, `subject` also a plate’s number or the last part of the address of a car or a dealership. `search` names an admin, whose acts are meant, or anything else as `subject` does, and also by a phone number. A page may be short or empty and still have a `nextCursor`.',
  query: z.strictObject({
    ...paged,
    actor: z.optional(name),
    subject: z.optional(name),
    search,
    action: z.optional(z.enum(auditActions)),
    from: z.optional(day),
    to: z.optional(day),
  }),
  status: 200,
  response: z.object({ entries: z.array(auditView), nextCursor }),
})
