import type { UserRecord } from '#functions/data/users.ts'
import type { DecisionView } from '#shared/schemas/moderation.ts'

/** An admin as the other admins see them; null once the account is gone. */
export const toAdminName = (admin: Pick<UserRecord, 'id' | 'username' | 'status'> | undefined) =>
  admin && admin.status !== 'DELETED' ? { id: admin.id, username: admin.username } : null

/** A decision with the name of who made it. */
export const toDecision = (
  decision: { status: string; at: string } | null,
  admin: UserRecord | undefined,
): DecisionView | null => decision && { status: decision.status, at: decision.at, by: toAdminName(admin) }
