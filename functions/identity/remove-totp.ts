import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { removeTotpWrite } from '#functions/data/factors.ts'
import { transact } from '#functions/data/transact.ts'
import { removeTotp as route } from '#shared/api/second-factor.ts'
import { isPlatformAdmin } from '#shared/rules/user.ts'

const live = { accountEmailWrite, transact, now }

/** Turns the second factor of the caller off. An admin must have one. */
export const removeTotp = async ({ actor }: Input<typeof route>, deps = live) => {
  if (isPlatformAdmin(actor)) throw new AppError('FORBIDDEN')
  const mail = await deps.accountEmailWrite(actor, { kind: 'SECOND_FACTOR_OFF' }, deps.now())
  await deps.transact([removeTotpWrite(actor.id), mail])
}

export const handler = provenHandler(route, removeTotp)
