import * as z from 'zod/mini'
import { putArchive, removeArchiveFile } from '#functions/adapters/archive-storage.ts'
import { archivePieces } from '#functions/archives/archive-pieces.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { env } from '#functions/core/env.ts'
import { type Message, queueHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { dayMs, now } from '#functions/core/time.ts'
import { findArchive, finishArchiveWrite } from '#functions/data/archives.ts'
import { readPreferences } from '#functions/data/preferences.ts'
import { ConditionsFailed, transact } from '#functions/data/transact.ts'
import { getUserById } from '#functions/data/users.ts'
import { archiveKeptDays } from '#shared/rules/retention.ts'
import { id } from '#shared/schemas/ids.ts'

const wanted = z.object({ userId: id('user'), id: id('archive') })
type Wanted = z.output<typeof wanted>

const live = {
  findArchive,
  getUserById,
  readPreferences,
  archivePieces,
  putArchive,
  removeArchiveFile,
  accountEmailWrite,
  transact,
  origin: () => env().PUBLIC_ORIGIN,
  now,
}
type Deps = typeof live

const makeOne = async (one: Wanted, deps: Deps): Promise<void> => {
  const archive = await deps.findArchive(one.userId)
  // Replaced or erased while it was made: nothing names its file any more.
  if (archive?.id !== one.id) return deps.removeArchiveFile(one.id)
  const user = await deps.getUserById(one.userId)
  if (archive.state !== 'MAKING' || !user || user.status === 'DELETED') return undefined
  if (archive.former) await deps.removeArchiveFile(archive.former)
  const { preferences } = await deps.readPreferences(user.id)
  const made = deps.archivePieces(user, {
    language: preferences.language,
    origin: deps.origin(),
    at: deps.now(),
  })
  const bytes = await deps.putArchive(one.id, made.pieces)
  const at = deps.now()
  const until = new Date(at.getTime() + archiveKeptDays * dayMs)
  const mail = await deps.accountEmailWrite(user, { kind: 'ARCHIVE_READY' }, at)
  try {
    await deps.transact([finishArchiveWrite(one, { until, content: { ...made.content, bytes } }), mail])
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    // Ended while it was made, unless another delivery of this message has just finished it.
    const now = await deps.findArchive(one.userId)
    if (now?.id !== one.id || now.state !== 'READY') await deps.removeArchiveFile(one.id)
  }
  return undefined
}

/**
 * Makes archives, one after the other. Doing it again makes the same one anew, and finishes it once.
 * @returns the messages whose archive could not be made, to be delivered again
 */
export const makeArchive = async (
  messages: readonly Message<Wanted>[],
  deps: Deps = live,
): Promise<string[]> => {
  const failed: string[] = []
  for (const { id: messageId, body } of messages) {
    try {
      await makeOne(body, deps)
    } catch (error) {
      logger.error('an archive could not be made', error, { userId: body.userId })
      failed.push(messageId)
    }
  }
  return failed
}

/** Queue → Lambda. */
export const handler = queueHandler('makeArchive', wanted, (messages) => makeArchive(messages))
