import * as z from 'zod/mini'
import { eraseUpload } from '#functions/commands/upload-files.ts'
import { type Message, queueHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { getUploadById } from '#functions/data/uploads.ts'

const condemned = z.object({ id: z.string() })

const live = { getUploadById, eraseUpload }

/**
 * Erases the files of condemned uploads, and then their records. Doing it again changes nothing.
 * @returns the messages whose files could not be erased, to be delivered again
 */
export const eraseFiles = async (
  messages: readonly Message<z.output<typeof condemned>>[],
  deps = live,
): Promise<string[]> => {
  const failed: string[] = []
  for (const { id, body } of messages) {
    try {
      const upload = await deps.getUploadById(body.id)
      if (upload) await deps.eraseUpload(upload)
    } catch (error) {
      logger.error('files that must go could not be erased', error, { uploadId: body.id })
      failed.push(id)
    }
  }
  return failed
}

/** Queue → Lambda. */
export const handler = queueHandler('eraseFiles', condemned, (messages) => eraseFiles(messages))
