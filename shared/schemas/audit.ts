import * as z from 'zod/mini'
import { id } from './ids.ts'
import { instant } from './text.ts'

/** Everything that leaves a record. Named `<noun>.<act>`; the web has a sentence for each. */
export const auditActions = [
  'listing.status',
  'listing.delete',
  'listing.featured',
  'plate.status',
  'plate.featured',
  'application.status',
  'dealership.verify',
  'appeal.answer',
  'report.status',
  'message.status',
  'document.read',
  'document.expire',
  'user.edit',
  'user.status',
  'user.delete',
  'user.admin',
  'provider.create',
  'provider.edit',
  'provider.delete',
] as const
export type AuditAction = (typeof auditActions)[number]

/** SHA-256 in hex. */
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/**
 * A record of the audit log. `sequence` counts from 1 without gaps; `hash` is of the record and of the hash before it
 * (`shared/rules/audit-chain.ts`), so a record that was changed, taken out or put in between breaks the chain.
 */
export const auditEntry = z.object({
  id: id('audit'),
  sequence: z.int(),
  at: instant,
  /** A user's id; `operator` for the command line, `system` for a job. */
  actorId: z.string(),
  action: z.enum(auditActions),
  /** The id of what it was done to. */
  subject: z.string(),
  /** Ids, codes, statuses and names of fields; never what people wrote, and no personal data. */
  detail: z.record(z.string(), z.string()),
  previousHash: hash,
  hash,
})
export type AuditEntry = z.output<typeof auditEntry>

/** With the names of the people in it, as far as they are still there. */
export const auditView = z.extend(auditEntry, {
  actor: z.nullable(z.object({ id: id('user'), username: z.string() })),
  /**
   * What the subject is called now; when its kind has no names (a document, a report, an appeal), what it belongs to. Null when
   * that is gone. A person's name is their dealership's, if they have one.
   */
  about: z.nullable(
    z.object({ id: z.string(), name: z.string(), nameAr: z.string(), username: z.nullable(z.string()) }),
  ),
})
export type AuditView = z.output<typeof auditView>
