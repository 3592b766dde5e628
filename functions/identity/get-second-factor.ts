import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readSecondFactor } from '#functions/data/factors.ts'
import { getSecondFactor as route } from '#shared/api/second-factor.ts'

const live = { readSecondFactor }

export const getSecondFactor = async ({ actor }: Input<typeof route>, deps = live) => {
  const totp = await deps.readSecondFactor(actor.id)
  return { totpSince: totp?.since ?? null, recoveryCodesLeft: totp?.recovery.length ?? 0 }
}

export const handler = routeHandler(route, getSecondFactor)
