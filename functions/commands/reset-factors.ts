import { newId } from '#functions/adapters/ids.ts'
import { epochSeconds, now } from '#functions/core/time.ts'
import { readTotp, removeTotpWrite } from '#functions/data/factors.ts'
import { listPasskeys, removePasskeyWrites } from '#functions/data/passkeys.ts'
import { deleteSessions } from '#functions/data/sessions.ts'
import { auditWrite } from '#functions/data/transact.ts'
import { endTokensBefore } from '#functions/data/user-edits.ts'
import { accountEmailWrite } from './account-email.ts'
import { findUser } from './find-user.ts'

const live = {
  findUser,
  readTotp,
  listPasskeys,
  accountEmailWrite,
  deleteSessions,
  endTokensBefore,
  newId,
  now,
}

/**
 * Takes the second factor of somebody away who has lost it and their recovery codes, and their passkeys with it; the password stays.
 * Only the operator can, at the command line, once the person has shown who they are. They are told by email, and every session of
 * theirs ends.
 */
export const resetFactors = async (
  name: string,
  deps = live,
): Promise<'DONE' | 'UNKNOWN' | 'SUSPENDED' | 'NO_FACTOR'> => {
  const user = await deps.findUser(name)
  if (!user) return 'UNKNOWN'
  if (user.status === 'SUSPENDED') return 'SUSPENDED'
  const [totp, passkeys] = await Promise.all([deps.readTotp(user.id), deps.listPasskeys(user.id)])
  if (!totp && passkeys.length === 0) return 'NO_FACTOR'
  const at = deps.now()
  const record = auditWrite({
    id: deps.newId('audit'),
    at: at.toISOString(),
    actorId: 'operator',
    action: 'user.edit',
    subject: user.id,
    detail: { fields: 'secondFactor' },
  })
  const mail = await deps.accountEmailWrite(
    user,
    { kind: totp ? 'SECOND_FACTOR_OFF' : 'PASSKEY_REMOVED' },
    at,
  )
  await deps.deleteSessions(user.id)
  // Tokens name the second of their issue, so those of this one are refused too.
  await deps.endTokensBefore(user.id, epochSeconds(at) + 1, [
    ...(totp ? [removeTotpWrite(user.id)] : []),
    ...passkeys.flatMap(removePasskeyWrites),
    mail,
    record,
  ])
  return 'DONE'
}
