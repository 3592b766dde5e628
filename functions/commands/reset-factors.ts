import { newId } from '#functions/adapters/ids.ts'
import { now } from '#functions/core/time.ts'
import { readTotp, removeTotpWrite } from '#functions/data/factors.ts'
import { deleteSessions } from '#functions/data/sessions.ts'
import { auditWrite } from '#functions/data/transact.ts'
import { endTokensBefore } from '#functions/data/user-edits.ts'
import { accountEmailWrite } from './account-email.ts'
import { findUser } from './find-user.ts'

const live = { findUser, readTotp, accountEmailWrite, deleteSessions, endTokensBefore, newId, now }

/**
 * Takes the second factor of somebody away who has lost it and their recovery codes; the password stays. Only the operator can, at
 * the command line, once the person has shown who they are. They are told by email, and every session of theirs ends.
 */
export const resetFactors = async (
  name: string,
  deps = live,
): Promise<'DONE' | 'UNKNOWN' | 'SUSPENDED' | 'NO_FACTOR'> => {
  const user = await deps.findUser(name)
  if (!user) return 'UNKNOWN'
  if (user.status === 'SUSPENDED') return 'SUSPENDED'
  if (!(await deps.readTotp(user.id))) return 'NO_FACTOR'
  const at = deps.now()
  const record = auditWrite({
    id: deps.newId('audit'),
    at: at.toISOString(),
    actorId: 'operator',
    action: 'user.edit',
    subject: user.id,
    detail: { fields: 'secondFactor' },
  })
  const mail = await deps.accountEmailWrite(user, { kind: 'SECOND_FACTOR_OFF' }, at)
  await deps.deleteSessions(user.id)
  // Tokens name the second of their issue, so those of this one are refused too.
  await deps.endTokensBefore(user.id, Math.floor(at.getTime() / 1000) + 1, [
    removeTotpWrite(user.id),
    mail,
    record,
  ])
  return 'DONE'
}
