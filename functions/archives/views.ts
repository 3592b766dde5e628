import type { ArchiveRecord } from '#functions/data/archives.ts'
import { nextArchiveAt } from '#shared/rules/archive.ts'
import type { ArchiveView } from '#shared/schemas/archive.ts'

/** A person's archive as they see it. One whose time is over is none, also before the job has erased it. */
export const toArchiveView = (archive: ArchiveRecord | undefined, at: Date): ArchiveView => {
  const isOver = archive?.until && Date.parse(archive.until) <= at.getTime()
  if (!archive || archive.state === 'ENDED' || isOver)
    return { state: null, askedAt: null, until: null, content: null, nextAt: null }
  const { state, askedAt, until, content } = archive
  return { state, askedAt, until, content, nextAt: nextArchiveAt(archive, at)?.toISOString() ?? null }
}
