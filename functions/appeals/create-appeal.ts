import { now, retryConflict } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { noteAppeal, readAppealable, titlesOf, type Appealable } from '#functions/appeals/appealable.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { openAppealWrites } from '#functions/data/appeals.ts'
import { activeWrite } from '#functions/data/users.ts'
import { createAppeal as route } from '#shared/api/appeals.ts'
import type { OwnAppeal } from '#shared/schemas/moderation.ts'

const live = { readAppealable, noteAppeal, newId, now }

/** The user who owns it. */
const appellantOf = (thing: Appealable): string =>
  thing.kind === 'application' ? thing.record.userId : thing.record.ownerId

const appealOnce = async ({ actor, body }: Input<typeof route>, deps: typeof live): Promise<OwnAppeal> => {
  const thing = await deps.readAppealable(body.about)
  if (!thing || appellantOf(thing) !== actor.id) throw new AppError('NOT_FOUND')
  const { kind, record } = thing
  if (record.status !== 'REJECTED') throw new AppError('NOT_REJECTED')
  if (record.appeal) throw new AppError('ALREADY_APPEALED')

  const at = deps.now().toISOString()
  const { message } = body
  const appeal = { id: deps.newId('appeal'), status: 'OPEN' as const, message, at }
  const own: OwnAppeal = { ...appeal, answer: null, answeredAt: null }
  const queued = openAppealWrites({
    ...own,
    userId: actor.id,
    about: { kind, id: record.id, ...titlesOf(thing) },
    reasonCodes: record.reasonCodes,
    rejectionReason: record.rejectionReason,
    rejectedBy: record.decision?.by ?? null,
    rejectedAt: record.decision?.at ?? null,
    answeredBy: null,
  })
  // Fails for an account that is just being deleted, since the deletion would miss the appeal.
  await deps.noteAppeal(thing, own, at, [...queued, activeWrite(actor.id)])
  return own
}

/** Creates an appeal against a refusal of the caller's item. Of several at once one is stored. */
export const createAppeal = (input: Input<typeof route>, deps = live) =>
  // Retried when something else of it has changed: it must only still be refused, and not yet appealed.
  retryConflict(() => appealOnce(input, deps))

export const handler = routeHandler(route, createAppeal)
