import {
  CopyObjectCommand,
  ListObjectVersionsCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { eachAtOnce } from '#functions/core/time.ts'

/** A file of a bucket, in the version that is meant; without one, as it is. */
export type CopySource = { key: string; version?: string | undefined }

/** Every file of a bucket as it is, by name. */
export async function* filesOf(client: S3Client, bucket: string): AsyncGenerator<CopySource> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket }))
    for (const { Key } of Contents) if (Key) yield { key: Key }
}

type State = { key: string; version: string | undefined; at: Date; isDeleted: boolean }

/** The versions and deletions of a bucket by name, the newest of a name first. */
async function* statesOf(client: S3Client, bucket: string): AsyncGenerator<State> {
  let after: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {}
  let open: State[] = []
  for (;;) {
    const page = await client.send(new ListObjectVersionsCommand({ Bucket: bucket, ...after }))
    const { Versions = [], DeleteMarkers = [] } = page
    const states = [
      ...Versions.map((entry) => ({ ...entry, isDeleted: false })),
      ...DeleteMarkers.map((entry) => ({ ...entry, isDeleted: true })),
    ].map(({ Key: key = '', VersionId: version, LastModified: at = new Date(0), isDeleted }) => ({
      key,
      version,
      at,
      isDeleted,
    }))
    const all = [...open, ...states].toSorted((a, b) =>
      a.key < b.key ? -1 : a.key > b.key ? 1 : +b.at - +a.at,
    )
    // The last name of a page may go on in the next one.
    const last = page.IsTruncated ? all.at(-1)?.key : undefined
    open = all.filter(({ key }) => key === last)
    yield* all.filter(({ key }) => key !== last)
    if (!page.IsTruncated) return
    after = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker }
  }
}

/**
 * The files of a bucket with versions as they were at a moment, by name: what was deleted since is there, and what came since is
 * not, because a table of that moment names the ones and nobody would ever remove the others.
 */
export async function* filesAsOf(client: S3Client, bucket: string, at: Date): AsyncGenerator<CopySource> {
  let decided: string | undefined
  for await (const state of statesOf(client, bucket)) {
    if (state.key === decided || state.at > at) continue
    decided = state.key
    if (!state.isDeleted) yield { key: state.key, version: state.version }
  }
}

const pathOf = (bucket: string, { key, version }: CopySource): string =>
  `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}${version ? `?versionId=${version}` : ''}`

// A copy takes some 50 ms, so this is 2,000 in a second; S3 takes 3,500 below one prefix.
const atOnce = 100
const batchSize = 1000

/** The upload that a file belongs to: `upl_…`, `doc_…` or `vid_…`. */
export const uploadOf = (key: string): string => /(?:upl|doc|vid)_\w+/.exec(key)?.[0] ?? key

/** How many files were copied and how many were there already, and the uploads that have files. */
export type CopiedFiles = { copied: number; present: number; uploads: ReadonlySet<string> }

/** The same of a bucket to which nothing is copied. */
export const countFiles = async (client: S3Client, bucket: string): Promise<CopiedFiles> => {
  let present = 0
  const uploads = new Set<string>()
  for await (const file of filesOf(client, bucket)) {
    present++
    uploads.add(uploadOf(file.key))
  }
  return { copied: 0, present, uploads }
}

type Copying = {
  /** Of the target's region. */
  client: S3Client
  from: string
  to: string
  /** By name, in S3's order. */
  sources: AsyncIterable<CopySource>
  onProgress?: (done: number) => void
}

/**
 * Copies files from one bucket to another, within S3. Files that are there are left, so a copying that was stopped goes on.
 * Nothing of the tags: who scans the target's files says anew what they are.
 */
export const copyFiles = async ({
  client,
  from,
  to,
  sources,
  onProgress = () => {},
}: Copying): Promise<CopiedFiles> => {
  const counts = { copied: 0, present: 0 }
  const uploads = new Set<string>()
  const copy = async (source: CopySource): Promise<void> => {
    try {
      await client.send(
        new CopyObjectCommand({
          Bucket: to,
          Key: source.key,
          CopySource: pathOf(from, source),
          TaggingDirective: 'REPLACE',
          // The bucket of documents takes a file under a name once.
          IfNoneMatch: '*',
        }),
      )
      counts.copied++
    } catch (error) {
      const isThere = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412
      if (!isThere) throw error
      counts.present++
    }
  }
  let batch: CopySource[] = []
  const copyBatch = async (): Promise<void> => {
    await eachAtOnce(batch, atOnce, copy)
    batch = []
    onProgress(counts.copied + counts.present)
  }
  const there = filesOf(client, to)
  let next = await there.next()
  for await (const source of sources) {
    uploads.add(uploadOf(source.key))
    // Both lists are in the same order.
    while (!next.done && next.value.key < source.key) next = await there.next()
    if (!next.done && next.value.key === source.key) counts.present++
    else batch.push(source)
    if (batch.length === batchSize) await copyBatch()
  }
  await copyBatch()
  return { ...counts, uploads }
}
