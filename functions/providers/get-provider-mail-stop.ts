import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { readMailStop } from '#functions/data/mail-stops.ts'
import { findProvider } from '#functions/data/providers.ts'
import { getProviderMailStop as route } from '#shared/api/providers.ts'

const live = { findProvider, readMailStop, now }

/** Says why no mail goes to a company, which has no account to see it itself. @throws AppError NOT_FOUND */
export const getProviderMailStop = async ({ params }: Input<typeof route>, deps = live) => {
  const found = await deps.findProvider(params.id)
  if (!found) throw new AppError('NOT_FOUND')
  const { email } = found.provider
  return { stop: email ? await deps.readMailStop(email, deps.now()) : null }
}

export const handler = provenHandler(route, getProviderMailStop)
