import { DeleteObjectsCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { CommandError } from '#scripts/command/run-command.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { cacheControlOf, contentTypeOf, isHashed, listSite } from '#scripts/site/list-site.ts'
import { listKeys, outdated, readReleases, writeRelease } from './releases.ts'

/** Does something for every item, `width` at a time, and tells after each how many are done. Stops at the first failure. */
const inParallel = async <Item>(
  items: readonly Item[],
  width: number,
  act: (item: Item) => Promise<void>,
  onDone: (count: number) => void = () => {},
): Promise<void> => {
  const queue = items.values()
  let done = 0
  let hasFailed = false
  const work = async (): Promise<void> => {
    for (const item of queue) {
      if (hasFailed) return
      try {
        await act(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
      onDone(++done)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
}

/** S3 deletes this many objects with one request. */
const mostAtOnce = 1000

/** @throws CommandError when S3 keeps one of them */
const deleteKeys = async (client: S3Client, bucket: string, keys: readonly string[]): Promise<void> => {
  for (let from = 0; from < keys.length; from += mostAtOnce) {
    const objects = keys.slice(from, from + mostAtOnce).map((Key) => ({ Key }))
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: objects, Quiet: true } }),
    )
    const [first] = Errors
    if (first)
      throw new CommandError(`S3 did not delete ${first.Key} from ${bucket}: ${first.Message ?? first.Code}`)
  }
}

export type Upload = { client: S3Client; bucket: string; folder: string; now: Date }

export type Uploaded = {
  /** Addresses of files that keep their name and got other bytes. */
  changed: string[]
  sent: number
  unchanged: number
  /** Files of versions that were replaced long ago. */
  removed: number
}

type SiteFile = { path: string; key: string; file: string }

const page = '/index.html'
const worker = '/sw.js'
const isDocument = ({ path }: SiteFile) => path.endsWith('.html')
const uploadsAtOnce = 16

/**
 * The files in the order in which they may be seen: what the pages name, before the pages. The service worker comes after them,
 * because a browser that finds a new one fetches `index.html` at once and keeps it.
 */
const inOrder = (files: readonly SiteFile[]): SiteFile[][] => {
  const isLast = (file: SiteFile) => isDocument(file) || file.path === worker
  return [
    files.filter(({ path }) => isHashed(path)),
    files.filter((file) => !isHashed(file.path) && !isLast(file)),
    files.filter(isDocument),
    files.filter(({ path }) => path === worker),
  ]
}

const readFiles = async (folder: string): Promise<SiteFile[]> => {
  const files = (await listSite(folder)).map(({ path, file }) => ({ path, key: path.slice(1), file }))
  if (!files.some(({ path }) => path === page)) throw new CommandError(`There is no site in ${folder}.`)
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

const put = async ({ client, bucket }: Upload, { path, key }: SiteFile, bytes: Buffer): Promise<void> => {
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: bytes,
      ContentType: contentTypeOf(path),
      CacheControl: cacheControlOf(path),
    }),
  )
}

/**
 * Puts the built site into its bucket. Visitors never meet a page whose parts are missing: parts come first, and those of versions
 * before stay for a while. Can be repeated at any point.
 * @throws CommandError when the folder holds no site
 */
export const uploadSite = async (
  upload: Upload,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<Uploaded> => {
  const { client, bucket, folder, now } = upload
  const [files, present] = await Promise.all([readFiles(folder), listKeys(client, bucket)])
  const release = { at: now.toISOString(), keys: files.map(({ key }) => key) }
  const result: Uploaded = { changed: [], sent: 0, unchanged: 0, removed: 0 }

  const send = async (file: SiteFile): Promise<void> => {
    const bytes = await readFile(file.file)
    // S3's entity tag of an object that was put in one piece is its MD5.
    const isSame = present.get(file.key) === createHash('md5').update(bytes).digest('hex')
    if (isSame && isHashed(file.path)) return void result.unchanged++
    // A file with a fixed name is sent even so, since its headers may have changed.
    await put(upload, file, bytes)
    result.sent++
    if (!isSame && !isHashed(file.path)) result.changed.push(file.path)
  }

  // Noted before anything of it can be seen: else the next deploy would not know these files, and keep or take the wrong ones.
  await writeRelease(client, bucket, { ...release, isLive: false })
  let done = 0
  for (const group of inOrder(files)) {
    await inParallel(group, uploadsAtOnce, send, () => onProgress(++done, files.length))
  }
  await writeRelease(client, bucket, { ...release, isLive: true })

  const old = outdated(await readReleases(client, bucket), now)
  await deleteKeys(client, bucket, old)
  return { ...result, changed: result.changed.toSorted(), removed: old.length }
}
