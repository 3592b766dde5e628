import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { readMailStop, resumeMailWrite } from '#functions/data/mail-stops.ts'
import { findProvider } from '#functions/data/providers.ts'
import { auditWrite, transact } from '#functions/data/transact.ts'
import { endProviderMailStop as route } from '#shared/api/providers.ts'

const live = { findProvider, readMailStop, transact, newId, now }

/** Lets mail go to a company again, with a record: an admin knows that its mailbox works, or that it wants our mail. @throws AppError NOT_FOUND */
export const endProviderMailStop = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const found = await deps.findProvider(params.id)
  if (!found) throw new AppError('NOT_FOUND')
  const { kind, provider } = found
  const at = deps.now()
  if (provider.email && (await deps.readMailStop(provider.email, at))) {
    const record = auditWrite({
      id: deps.newId('audit'),
      at: at.toISOString(),
      actorId: actor.id,
      action: 'provider.edit',
      subject: provider.id,
      detail: { kind, fields: 'mailStop' },
    })
    await deps.transact([resumeMailWrite(provider.email), record])
  }
  return { stop: null }
}

export const handler = provenHandler(route, endProviderMailStop)
