import { createHash } from 'node:crypto'
import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import {
  type CloudFrontClient,
  CreateInvalidationCommand,
  waitUntilInvalidationCompleted,
} from '@aws-sdk/client-cloudfront'
import type { Versions } from './function-versions.ts'

// Each deploy leaves a note in the bucket of what belongs to it: the files of the site, the versions of the functions. A file that a deploy left out is kept for a while after: a tab
// that was opened before fetches parts of its own version still. When it was uploaded does not say that, since a file that never
// changes is old while in use.

/** How long parts of a replaced version can still be fetched. */
const graceDays = 14

/** The keys below a prefix, each with its entity tag without the quotes. */
export const listKeys = async (
  client: S3Client,
  bucket: string,
  prefix = '',
): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
    for (const { Key, ETag = '' } of Contents) if (Key) found.set(Key, ETag.replaceAll('"', ''))
  return found
}

export const readBytes = async (client: S3Client, bucket: string, key: string): Promise<Uint8Array> => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
  return (await Body?.transformToByteArray()) ?? new Uint8Array()
}

export const readText = async (client: S3Client, bucket: string, key: string): Promise<string> =>
  Buffer.from(await readBytes(client, bucket, key)).toString()

// No file extension, so that the site's address never leads here.
const folder = '.releases/'

export type Release = {
  /** ISO 8601. */
  at: string
  keys: readonly string[]
  /** Whether the upload reached its pages: one that stopped half-way has replaced nothing, and one that was rolled back is replaced. */
  isLive: boolean
  /** The versions of the functions that answer its pages. Notes of earlier deploys have neither these nor what follows. */
  functions?: Versions
  /** The copies of files that every release has under the same name, by that name. */
  copies?: Readonly<Record<string, string>>
  /** The source maps of the functions, by handler: `listings/get-listing`. */
  maps?: Readonly<Record<string, string>>
  /** The version of the data that it stores: `dataVersion`. */
  dataVersion?: number
  /** Hashes of the secrets of CloudFront's that its functions accept. */
  secretHashes?: readonly string[]
}

// No file extension, so that the site's address never leads here.
const copiesFolder = '.kept/'

/** Keeps bytes as long as any release names them, and returns their key. The same bytes are kept once. */
export const keep = async (
  client: S3Client,
  bucket: string,
  { bytes, present }: { bytes: Uint8Array; present: ReadonlyMap<string, string> },
): Promise<string> => {
  const Key = `${copiesFolder}${createHash('sha256').update(bytes).digest('hex')}`
  if (!present.has(Key)) await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: bytes }))
  return Key
}

export const writeRelease = async (client: S3Client, bucket: string, release: Release): Promise<void> => {
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: `${folder}${release.at.replaceAll(/[-:.]/g, '')}`,
      Body: JSON.stringify(release),
      ContentType: 'application/json',
      CacheControl: 'no-store',
    }),
  )
}

/** Every note of the bucket by its key, the oldest first. */
export const readReleases = async (client: S3Client, bucket: string): Promise<Map<string, Release>> => {
  const keys = [...(await listKeys(client, bucket, folder)).keys()].toSorted()
  const texts = await Promise.all(keys.map((key) => readText(client, bucket, key)))
  return new Map(keys.map((key, index) => [key, JSON.parse(texts[index] ?? '') as Release]))
}

/**
 * Keys to delete at `now`, after a new release: notes of versions that were replaced more than the grace period ago, and files
 * that only those had. Never a file that no deploy of ours has put there.
 */
export const outdated = (releases: ReadonlyMap<string, Release>, now: Date): string[] => {
  const graceMs = graceDays * 24 * 60 * 60 * 1000
  const isKept = ({ at }: Release): boolean => {
    const next = [...releases.values()].find((other) => other.isLive && other.at > at)
    return !next || Date.parse(next.at) > now.getTime() - graceMs
  }
  const [kept, gone] = [true, false].map((wanted) =>
    [...releases].filter(([, release]) => isKept(release) === wanted),
  )
  const needed = new Set(kept?.flatMap(([, { keys }]) => keys))
  const files = new Set(gone?.flatMap(([, { keys }]) => keys))
  return [...files.difference(needed), ...(gone ?? []).map(([note]) => note)]
}

/**
 * Makes CloudFront forget files that kept their name and changed, and waits until it has. `no-cache` alone has CloudFront ask S3
 * again, but only after the least time that its cache policy keeps anything (one second in AWS's own); this ends the doubt, and
 * the few paths are free. Hashed files never need it.
 */
export const forget = async (
  client: CloudFrontClient,
  { distributionId, paths, now }: { distributionId: string; paths: readonly string[]; now: Date },
): Promise<void> => {
  if (paths.length === 0) return
  const { Invalidation } = await client.send(
    new CreateInvalidationCommand({
      DistributionId: distributionId,
      InvalidationBatch: {
        CallerReference: now.toISOString(),
        Paths: { Quantity: paths.length, Items: [...paths] },
      },
    }),
  )
  await waitUntilInvalidationCompleted(
    { client, maxWaitTime: 600, minDelay: 2, maxDelay: 10 },
    { DistributionId: distributionId, Id: Invalidation?.Id },
  )
}
