import { now } from '#functions/core/time.ts'
import { AppError } from '#functions/core/app-error.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import { addToLogContext } from '#functions/core/logger.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { trySignInCode } from '#functions/data/sign-in-codes.ts'
import { findUserIdAt, getUserById } from '#functions/data/users.ts'
import { enterByCode } from './enter-by-code.ts'
import { signInWithCode as route } from '#shared/api/sign-in.ts'
import { signInAddress } from '#shared/rules/sign-in.ts'

const live = { trySignInCode, findUserIdAt, getUserById, enterByCode, now }

/** Signs in the person whose address a code has proved. A code for a new account, which there is not yet, is wrong here. */
export const signInWithCode = async ({ body, request }: Input<typeof route>, deps = live) => {
  const address = signInAddress(body.account)
  const used = await deps.trySignInCode({ address, request: body.request }, body.code, deps.now())
  const userId = used && (await deps.findUserIdAt(address))
  const user = userId && (await deps.getUserById(userId))
  if (!user || user.status === 'DELETED') throw new AppError('CODE_INVALID')
  addToLogContext({ userId: user.id })
  return deps.enterByCode(user, { address, used, secondCode: body.secondCode }, request)
}

export const handler = limitedHandler(route, signInWithCode)
