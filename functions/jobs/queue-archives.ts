import { removeArchiveFile } from '#functions/adapters/archive-storage.ts'
import { sendMessages } from '#functions/adapters/queue.ts'
import { env } from '#functions/core/env.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { dayMs, now } from '#functions/core/time.ts'
import {
  archiveAt,
  deleteArchive,
  type DueArchive,
  dueArchivePages,
  moveArchive,
} from '#functions/data/archives.ts'
import { archiveKeptDays } from '#shared/rules/retention.ts'
import { workThrough } from './attempts.ts'

const live = { dueArchivePages, moveArchive, deleteArchive, removeArchiveFile, sendMessages, now }
type Deps = typeof live

// Longer than a message is handed out before it lies in the dead letters: three times half an hour.
const makingMs = 100 * 60_000
const failedMs = archiveKeptDays * dayMs

const handOver = async (archive: DueArchive, at: Date, deps: Deps): Promise<void> => {
  const until = new Date(at.getTime() + makingMs)
  // First, so that the job that makes it finds it being made.
  if (!(await deps.moveArchive(archive, 'MAKING', until))) return
  const { userId, id } = archive
  try {
    await deps.sendMessages(env().ARCHIVE_QUEUE_URL, [{ userId, id }])
  } catch (error) {
    // Due again with the next run.
    await deps.moveArchive(archiveAt(archive, until), 'ASKED', new Date(0))
    throw error
  }
}

/** Erases the files of an archive, and then forgets it: what fails in between is found again. */
const erase = async (archive: DueArchive, deps: Deps): Promise<void> => {
  for (const id of [archive.former, archive.id]) if (id) await deps.removeArchiveFile(id)
  await deps.deleteArchive(archive)
}

const goOn = async (archive: DueArchive, at: Date, deps: Deps): Promise<void> => {
  switch (archive.state) {
    case 'ASKED':
      return handOver(archive, at, deps)
    case 'MAKING':
      await deps.moveArchive(archive, 'FAILED', new Date(at.getTime() + failedMs))
      return undefined
    default:
      return erase(archive, deps)
  }
}

/**
 * Does what is due about archives: hands over those that were asked for, gives up those that could not be made, and erases those
 * whose time is over or whose account is deleted. One that fails stops no other.
 * @throws the last failure
 */
export const queueArchives = async (deps: Deps = live): Promise<void> => {
  const at = deps.now()
  await workThrough(deps.dueArchivePages(at), (archive) => goOn(archive, at, deps), {
    complaint: 'an archive could not be handed over or erased',
    about: ({ userId }) => ({ userId }),
    now: deps.now,
  })
}

/** Schedule → Lambda. */
export const handler = jobHandler('queueArchives', () => queueArchives())
