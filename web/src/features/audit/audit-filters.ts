import type { AuditAction } from '#shared/schemas/audit.ts'

/** What the log is narrowed to; days are those of Qatar, both included. */
export type AuditFilters = {
  actor: string | undefined
  subject: string | undefined
  action: AuditAction | undefined
  from: string | undefined
  to: string | undefined
}

/** True when nothing is left out, so that the records follow one another without a gap. */
export const isWholeLog = (filters: AuditFilters): boolean =>
  Object.values(filters).every((value) => value === undefined)

/** True when it could be an id, a username, an e-mail address or the end of an address: Latin characters without spaces. */
export const isSearchable = (text: string): boolean => /^[\x21-\x7e]{1,254}$/.test(text)
