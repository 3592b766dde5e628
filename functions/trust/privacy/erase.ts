import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { s3 } from '#functions/adapters/s3-client.ts'
import { removalParts, removeUser } from '#functions/commands/remove-user.ts'
import { listDeletedUsers } from '#functions/data/user-accounts.ts'
import { dueArchivePages } from '#functions/data/archives.ts'
import { condemnedPages } from '#functions/data/stale-uploads.ts'
import { buildSearchIndex } from '#functions/jobs/build-search-index.ts'
import { compactPlateIndex } from '#functions/jobs/compact-plate-index.ts'
import { compactSearchIndex } from '#functions/jobs/compact-search-index.ts'
import { dueMailPages } from '#functions/data/mail-outbox.ts'
import { deliverMail } from '#functions/jobs/deliver-mail.ts'
import { endViewings, endViewingsParts } from '#functions/jobs/end-viewings.ts'
import { removeDeletedUsers } from '#functions/jobs/remove-deleted-users.ts'
import { writeSitemaps } from '#functions/jobs/write-sitemaps.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import type { Store } from '#functions/trust/invariants/store.ts'

const minute = 60_000
const later = (minutes: number) => () => new Date(Date.now() + minutes * minute)

/** Waits until the stack's own jobs have sent every email, whenever it is due. */
export const sendAllMail = async (): Promise<void> => {
  await deliverMail()
  const waiting = async () => {
    let count = 0
    for await (const page of dueMailPages(later(24 * 60)())) count += page.length
    return count
  }
  const left = await askUntil(waiting, (count) => count === 0)
  if (left > 0) throw new Error(`${left} emails were not sent`)
}

/** Waits until the stack's own jobs have erased the files of everything that was deleted. */
const untilErased = async (): Promise<void> => {
  const waiting = async () => {
    let count = 0
    for await (const page of condemnedPages(later(24 * 60)())) count += page.length
    for await (const page of dueArchivePages(later(0)())) count += page.length
    return count
  }
  const left = await askUntil(waiting, (count) => count === 0)
  if (left > 0) throw new Error(`The files of ${left} uploads or archives were not erased`)
}

/** Runs the cleaning jobs with clocks ahead by the minutes that the removal of users waits. No sweep: files go at once. */
export const runCleaning = async (): Promise<void> => {
  const now = later(2)
  const remove: typeof removeUser = (user, until) => removeUser(user, until, { ...removalParts, now })
  await removeDeletedUsers({ listDeletedUsers, removeUser: remove, now })
  // What they offered has left the market.
  await endViewings({ ...endViewingsParts, now })
  await untilErased()
  await sendAllMail()
  await buildSearchIndex({ ifMissing: true })
  await compactSearchIndex()
  await compactPlateIndex()
  await writeSitemaps()
}

const zipMagic = Buffer.from('PK\u0003\u0004', 'latin1')
const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
const gzipMagic = Buffer.from([0x1f, 0x8b])

/**
 * The text of a file, including compressed content: search snapshots are consecutive zstd frames, what browsers hold of them is gzip,
 * archives are ZIP files.
 */
const textOf = (bytes: Buffer): string => {
  if (bytes.subarray(0, 4).equals(zipMagic))
    return Object.entries(unzipSync(bytes))
      .map(([name, content]) => `${name}\n${Buffer.from(content).toString('utf8')}`)
      .join('\n')
  if (bytes.subarray(0, 2).equals(gzipMagic)) return gunzipSync(bytes).toString('utf8')
  const begins: number[] = []
  for (let at = bytes.indexOf(zstdMagic); at >= 0; at = bytes.indexOf(zstdMagic, at + 1)) begins.push(at)
  const packed = begins.map((begin, index) =>
    zstdDecompressSync(bytes.subarray(begin, begins[index + 1])).toString('utf8'),
  )
  return [bytes.toString('utf8'), ...packed].join('\n')
}

/** All objects of all buckets: the key and the text of each. */
export const readObjects = ({ objects }: Store, env: Readonly<Record<string, string>>) =>
  Promise.all(
    objects.map(async ({ bucket, key }) => {
      const { Body } = await s3().send(new GetObjectCommand({ Bucket: env[bucket], Key: key }))
      return {
        key: `${bucket} ${key}`,
        said: textOf(Buffer.from((await Body?.transformToByteArray()) ?? [])),
      }
    }),
  )
