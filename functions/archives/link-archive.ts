import { signArchiveRead } from '#functions/adapters/archive-storage.ts'
import { AppError } from '#functions/core/app-error.ts'
import { now } from '#functions/core/time.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { findArchive } from '#functions/data/archives.ts'
import { toArchiveView } from './views.ts'
import { linkArchive as route } from '#shared/api/archives.ts'
import { limits } from '#shared/constants/limits.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'

const live = { findArchive, signArchiveRead, now }

/** An address of the caller's archive for a minute. @throws AppError NOT_FOUND while there is none to fetch */
export const linkArchive = async ({ actor }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  const archive = await deps.findArchive(actor.id)
  if (!archive || toArchiveView(archive, at).state !== 'READY') throw new AppError('NOT_FOUND')
  const name = `sayara-${actor.username}-${qatarDay(new Date(archive.askedAt))}.zip`
  return {
    url: await deps.signArchiveRead(archive.id, name),
    expiresAt: new Date(at.getTime() + limits.documentUrlSeconds * 1000).toISOString(),
  }
}

export const handler = provenHandler(route, linkArchive)
