import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { readSecondFactor } from '#functions/data/factors.ts'
import { proveSession } from '#functions/data/sessions.ts'
import { trySignInCode } from '#functions/data/sign-in-codes.ts'
import { transact } from '#functions/data/transact.ts'
import { checkCode } from './check-code.ts'
import { checkPassword } from './check-password.ts'
import { verifyPasskey } from './verify-passkey.ts'
import { prove as route } from '#shared/api/second-factor.ts'
import type { Factor } from '#shared/schemas/session.ts'

const live = {
  checkPassword,
  checkCode,
  readSecondFactor,
  trySignInCode,
  verifyPasskey,
  transact,
  proveSession,
  now,
}

/** Checks a proof that the caller has sent. @throws AppError WRONG_PASSWORD, WRONG_CODE, CODE_INVALID, PASSKEY_INVALID, TOO_MANY_REQUESTS */
const factorOf = async (
  { actor, body, request }: Input<typeof route>,
  deps: typeof live,
): Promise<Factor> => {
  if (body.password !== undefined) {
    await deps.checkPassword(actor.id, body.password, request.ip)
    return 'password'
  }
  if (body.sent) {
    const asked = { address: { email: actor.email }, request: body.sent.request }
    const used = await deps.trySignInCode(asked, body.sent.code, deps.now())
    if (!used) throw new AppError('CODE_INVALID')
    await deps.transact([used])
    return 'code'
  }
  if (body.passkey) {
    const { userId, used } = await deps.verifyPasskey(body.passkey)
    if (userId !== actor.id) throw new AppError('PASSKEY_INVALID')
    await deps.transact(used)
    return 'passkey'
  }
  const totp = await deps.readSecondFactor(actor.id)
  if (!totp) throw new AppError('WRONG_CODE')
  return deps.checkCode(actor.id, totp, body.code ?? '')
}

/** Notes that the caller has proved once more who they are. */
export const prove = async (input: Input<typeof route>, deps = live) => {
  const factor = await factorOf(input, deps)
  const { id, session } = input.actor
  if (!session || !(await deps.proveSession(id, session, factor, deps.now())))
    throw new AppError('UNAUTHORIZED')
}

export const handler = routeHandler(route, prove)
