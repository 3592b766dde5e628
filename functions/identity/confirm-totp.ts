import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { confirmTotpWrite, readTotp } from '#functions/data/factors.ts'
import { getSession, proofWrite } from '#functions/data/sessions.ts'
import { transact } from '#functions/data/transact.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { totpStep } from './totp.ts'
import { confirmTotp as route } from '#shared/api/second-factor.ts'
import { toWesternDigits } from '#shared/rules/typed-phone.ts'

const live = { readTotp, accountEmailWrite, newRecoveryCodes, transact, getSession, now }

/**
 * Turns on the second factor that was begun, once a code shows that the app has its secret. This session has then proved both
 * factors; the others of the account go on as they were proved.
 */
export const confirmTotp = async ({ actor, body }: Input<typeof route>, deps = live) => {
  // As at the start: an admin may have given the account another address since.
  if (actor.emailConfirmedAt === null) throw new AppError('EMAIL_UNCONFIRMED')
  const at = deps.now()
  const begun = await deps.readTotp(actor.id)
  if (!begun || begun.since !== null) throw new AppError('CONFLICT')
  const step = totpStep(begun.secret, toWesternDigits(body.code).replace(/\s/g, ''), at)
  if (step === undefined) throw new AppError('WRONG_CODE')
  const { codes, salt, hashes } = await deps.newRecoveryCodes()
  const confirmed = { since: at.toISOString(), lastStep: step, salt, recovery: hashes }
  const mail = await deps.accountEmailWrite(actor, { kind: 'SECOND_FACTOR_ON' }, at)
  const seen = actor.session && (await deps.getSession(actor.id, actor.session, at))
  const proof = seen ? [proofWrite(seen, 'totp', at)] : []
  await deps.transact([confirmTotpWrite(actor.id, begun.secret, confirmed), mail, ...proof])
  return { recoveryCodes: codes }
}

export const handler = provenHandler(route, confirmTotp)
