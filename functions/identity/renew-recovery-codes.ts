import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { replaceRecoveryCodes } from '#functions/data/factors.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { renewRecoveryCodes as route } from '#shared/api/second-factor.ts'

const live = { newRecoveryCodes, replaceRecoveryCodes }

/** Replaces the recovery codes of the caller. */
export const renewRecoveryCodes = async ({ actor }: Input<typeof route>, deps = live) => {
  const { codes, salt, hashes } = await deps.newRecoveryCodes()
  if (!(await deps.replaceRecoveryCodes(actor.id, { salt, recovery: hashes })))
    throw new AppError('NOT_FOUND')
  return { recoveryCodes: codes }
}

export const handler = provenHandler(route, renewRecoveryCodes)
