import type { AdminOutcome } from '#functions/commands/set-admin.ts'

const sentences: Record<Exclude<AdminOutcome, 'DONE'>, (name: string) => string> = {
  UNKNOWN: (name) => `There is no user "${name}". Register the account first, then try again.`,
  SUSPENDED: (name) => `"${name}" is suspended. Restore the account in the admin panel first.`,
  DEALERSHIP: (name) => `"${name}" is a dealership, and admins do not sell. Use a private account.`,
  ALREADY_ADMIN: (name) => `"${name}" is a platform admin already.`,
  NO_ADMIN: (name) => `"${name}" is no platform admin.`,
  LAST_ADMIN: (name) => `"${name}" is the last platform admin. Make somebody else one first.`,
}

/** What is said at the terminal about what came of it. */
export const sayOutcome = (outcome: AdminOutcome, name: string, isRevoked: boolean): string => {
  if (outcome !== 'DONE') return sentences[outcome](name)
  return isRevoked
    ? `"${name}" is a private user again, from the next request on.`
    : `"${name}" is a platform admin from the next request on: /admin`
}

/** Whether the command has done what it was asked, or found it done. */
export const hasSucceeded = (outcome: AdminOutcome, isRevoked: boolean): boolean =>
  outcome === 'DONE' || outcome === (isRevoked ? 'NO_ADMIN' : 'ALREADY_ADMIN')
