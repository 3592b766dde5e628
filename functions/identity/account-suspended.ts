import { AppError } from '#functions/core/app-error.ts'
import { now } from '#functions/core/time.ts'
import type { UserRecord } from '#functions/data/users.ts'

type Suspension = UserRecord['suspension']

const endOf = (suspension: Suspension, time: Date): { retryAfterSeconds: number } | undefined => {
  if (!suspension?.until) return undefined
  const left = Date.parse(suspension.until) - time.getTime()
  // Rounded up: who comes back then is let in. The job that ends it may be some moments late.
  return { retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) }
}

/** The refusal of a suspended user who has proved who they are, with the seconds until a suspension ends that does so by itself. */
export const accountSuspended = ({ suspension }: Pick<UserRecord, 'suspension'>, deps = { now }): AppError =>
  new AppError('ACCOUNT_SUSPENDED', endOf(suspension, deps.now()))
