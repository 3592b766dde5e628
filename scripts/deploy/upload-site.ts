import { DeleteObjectsCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { CommandError } from '#scripts/command/run-command.ts'
import { inParallel } from '#scripts/stage/in-parallel.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { cacheControlOf, contentTypeOf, isHashed, listSite } from '#scripts/site/list-site.ts'
import { keep, listKeys, outdated, readReleases, writeRelease, type Release } from './releases.ts'

/** S3 deletes this many objects with one request. */
const mostAtOnce = 1000

/** Deletes files of a bucket, however many. @throws CommandError when S3 keeps one of them */
export const deleteKeys = async (
  client: S3Client,
  bucket: string,
  keys: readonly string[],
): Promise<void> => {
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

export type Upload = {
  client: S3Client
  bucket: string
  folder: string
  now: Date
  /** What belongs to the release beside its files. */
  release?: Pick<Release, 'functions' | 'dataVersion' | 'secretHashes'>
  /** The source maps of the functions by handler, made small. */
  maps?: ReadonlyMap<string, Uint8Array>
}

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
const isDocument = ({ path }: { path: string }) => path.endsWith('.html')
const uploadsAtOnce = 16

/**
 * The files in the order in which they may be seen: what the pages name, before the pages. The service worker comes after them,
 * because a browser that finds a new one fetches `index.html` at once and keeps it.
 */
export const inOrder = <File extends { path: string }>(files: readonly File[]): File[][] => {
  const isLast = (file: File) => isDocument(file) || file.path === worker
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

/** Puts a file of the site with the headers of its path. */
export const putFile = async (
  { client, bucket }: Pick<Upload, 'client' | 'bucket'>,
  key: string,
  bytes: Uint8Array,
): Promise<void> => {
  const path = `/${key}`
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

type Present = ReadonlyMap<string, string>

/** Keeps what the next release will overwrite. */
const keepCopies = async ({ client, bucket }: Upload, files: readonly SiteFile[], present: Present) => {
  const copies: Record<string, string> = {}
  await inParallel(
    files.filter(({ path }) => !isHashed(path)),
    uploadsAtOnce,
    async ({ key, file }) =>
      void (copies[key] = await keep(client, bucket, { bytes: await readFile(file), present })),
  )
  return copies
}

const keepMaps = async ({ client, bucket, maps = new Map() }: Upload, present: Present) => {
  const keys: Record<string, string> = {}
  await inParallel(
    [...maps],
    uploadsAtOnce,
    async ([handler, bytes]) => void (keys[handler] = await keep(client, bucket, { bytes, present })),
  )
  return keys
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
  const [copies, maps] = await Promise.all([keepCopies(upload, files, present), keepMaps(upload, present)])
  const kept = [copies, maps].flatMap((keys) => Object.values(keys))
  const keys = [...files.map(({ key }) => key), ...kept]
  const release = { at: now.toISOString(), keys, ...upload.release, copies, maps }
  const result: Uploaded = { changed: [], sent: 0, unchanged: 0, removed: 0 }

  const send = async (file: SiteFile): Promise<void> => {
    const bytes = await readFile(file.file)
    // S3's entity tag of an object that was put in one piece is its MD5.
    const isSame = present.get(file.key) === createHash('md5').update(bytes).digest('hex')
    if (isSame && isHashed(file.path)) return void result.unchanged++
    // A file with a fixed name is sent even so, since its headers may have changed.
    await putFile(upload, file.key, bytes)
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
