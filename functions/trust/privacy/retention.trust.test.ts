import { GetObjectCommand } from '@aws-sdk/client-s3'
import { expect, inject, it } from 'vitest'
import { removeArchiveFile } from '#functions/adapters/archive-storage.ts'
import { sendMessages } from '#functions/adapters/queue.ts'
import { s3 } from '#functions/adapters/s3-client.ts'
import { rawObject } from '#functions/adapters/upload-storage.ts'
import { eraseUpload } from '#functions/commands/upload-files.ts'
import { env } from '#functions/core/env.ts'
import { deleteArchive, dueArchivePages, findArchive, moveArchive } from '#functions/data/archives.ts'
import { keepLoose, staleUploadPages } from '#functions/data/stale-uploads.ts'
import { getUploadById } from '#functions/data/uploads.ts'
import { queueArchives } from '#functions/jobs/queue-archives.ts'
import { sweepUploads } from '#functions/jobs/sweep-uploads.ts'
import { archiveOf } from '#functions/testing/archives.ts'
import { registerSeller } from '#functions/testing/people.ts'
import { uploadDocument, uploadPhoto } from '#functions/testing/uploads.ts'
import { proven } from '#functions/trust/proven.ts'
import { folders } from '#shared/constants/storage.ts'
import { archiveKeptDays, unusedFileDays } from '#shared/rules/retention.ts'

// Files, which the table does not end by itself: the real jobs, with a clock that is moved to just before and just after the end that
// `shared/rules/retention.ts` says. Those of listings and applications are in `functions/jobs/expire-documents.api.test.ts`.

Object.assign(process.env, inject('functionEnv'))

const dayMs = 86_400_000

const isThere = (place: { Bucket: string; Key: string }): Promise<boolean> =>
  s3()
    .send(new GetObjectCommand(place))
    .then(
      () => true,
      () => false,
    )

it('an archive is there until its three days are over, and its file with it', async () => {
  const person = await registerSeller()
  await archiveOf(person)
  const { id: userId } = person.user
  const archive = await findArchive(userId)
  const file = { Bucket: env().UPLOAD_BUCKET, Key: `${folders.archives}${archive?.id}` }
  const made = Date.parse(archive?.until ?? '') - archiveKeptDays * dayMs
  expect(Math.abs(made - Date.now())).toBeLessThan(60_000)
  /** Runs the job at an instant, for this person alone: the clock of all others stands still. */
  const runAt = (instant: number) =>
    queueArchives({
      async *dueArchivePages(at) {
        for await (const page of dueArchivePages(at)) yield page.filter((each) => each.userId === userId)
      },
      moveArchive,
      deleteArchive,
      removeArchiveFile,
      sendMessages,
      now: () => new Date(instant),
    })
  await runAt(made + archiveKeptDays * dayMs - 1)
  expect([await isThere(file), (await findArchive(userId))?.state]).toEqual([true, 'READY'])
  await runAt(made + archiveKeptDays * dayMs + 1)
  expect([await isThere(file), await findArchive(userId)]).toEqual([false, undefined])
  proven('privacy', 2)
})

it('a photo and a document that nothing uses are there for a day, and gone after it', async () => {
  const { token } = await registerSeller()
  const [photo, document] = [await uploadPhoto(token), await uploadDocument(token)]
  const ids = [photo.id, document.id]
  const created = await Promise.all(
    ids.map(async (id) => Date.parse((await getUploadById(id))?.createdAt ?? '')),
  )
  const runAt = (instant: number) =>
    sweepUploads({
      async *staleUploadPages(before) {
        for await (const page of staleUploadPages(before)) yield page.filter(({ id }) => ids.includes(id))
      },
      listWorkingCopies: async () => [],
      keepLoose,
      eraseUpload,
      now: () => new Date(instant),
    })
  await runAt(Math.min(...created) + unusedFileDays * dayMs - 1)
  const file = rawObject('document', document.id)
  expect([
    await isThere(file),
    ...(await Promise.all(ids.map(async (id) => Boolean(await getUploadById(id))))),
  ]).toEqual([true, true, true])
  await runAt(Math.max(...created) + unusedFileDays * dayMs + 1)
  expect([await isThere(file), ...(await Promise.all(ids.map(getUploadById)))]).toEqual([
    false,
    undefined,
    undefined,
  ])
  proven('privacy', 4)
})
