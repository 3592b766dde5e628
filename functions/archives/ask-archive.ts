import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { now } from '#functions/core/time.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { type ArchiveRecord, findArchive, storeArchive } from '#functions/data/archives.ts'
import { toArchiveView } from './views.ts'
import { askArchive as route } from '#shared/api/archives.ts'
import { nextArchiveAt } from '#shared/rules/archive.ts'

const live = { findArchive, storeArchive, newId, now }

const isUnderWay = (archive: ArchiveRecord | undefined): boolean =>
  archive?.state === 'ASKED' || archive?.state === 'MAKING'

/**
 * Notes that the caller wants an archive; a job hands it over within a minute.
 * @throws AppError TOO_MANY_REQUESTS within a day of the one before, CONFLICT when that changed at the same moment
 */
export const askArchive = async ({ actor }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  const seen = await deps.findArchive(actor.id)
  // The same wish twice, of a second tab or a lost answer.
  if (isUnderWay(seen)) return toArchiveView(seen, at)
  const next = seen && nextArchiveAt(seen, at)
  if (next)
    throw new AppError('TOO_MANY_REQUESTS', {
      retryAfterSeconds: Math.ceil((next.getTime() - at.getTime()) / 1000),
    })
  const archive: ArchiveRecord = {
    id: deps.newId('archive'),
    userId: actor.id,
    state: 'ASKED',
    askedAt: at.toISOString(),
    until: null,
    content: null,
    former: seen?.id ?? null,
  }
  if (await deps.storeArchive(archive, seen)) return toArchiveView(archive, at)
  // Another tab was faster, or only the answer of the store was lost.
  const other = await deps.findArchive(actor.id)
  if (!isUnderWay(other)) throw new AppError('CONFLICT')
  return toArchiveView(other, at)
}

export const handler = provenHandler(route, askArchive)
