import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { eachAtOnce } from '#functions/core/time.ts'
import { noteLostAccounts } from '#functions/data/passwords.ts'
import { buildSearchIndex } from '#functions/jobs/build-search-index.ts'
import { startCloud } from '#scripts/local/cloud.ts'
import { createBuckets } from '#scripts/local/create-buckets.ts'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { freePort } from '#scripts/local/free-port.ts'
import { runGateway } from '#scripts/local/gateway/run-gateway.ts'
import { type Jobs, runJobs } from '#scripts/local/jobs/run-jobs.ts'
import { localNames } from '#scripts/local/names.ts'
import { copyFiles, filesOf } from '#scripts/restore/copy-files.ts'
import { carsInSearch, readHoldings, type Returned, returnedFiles } from '#scripts/restore/count-restored.ts'
import { copyTable } from './copies.ts'
import { runDrill } from './run-drill.ts'
import { tryRestored } from './try-restored.ts'

type Env = Readonly<Record<string, string>>

const clientsOf = (env: Env) => {
  const common = { region: localRegion, credentials: localCredentials }
  return {
    tables: new DynamoDBClient({ ...common, endpoint: env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '' }),
    buckets: new S3Client({ ...common, endpoint: env['AWS_ENDPOINT_URL_S3'] ?? '', forcePathStyle: true }),
  }
}

const kinds = ['photos', 'documents'] as const
const bucketOf = { photos: localNames.PHOTO_BUCKET, documents: localNames.DOCUMENT_BUCKET } as const
const copiesOf = { photos: 'sayara-photos-copies', documents: 'sayara-documents-copies' } as const

const copiedAtOnce = 20

/** What S3's replication does in AWS: brings every file into a bucket of copies in the other region. */
const replicate = async (from: S3Client, bucket: string, to: S3Client, copies: string): Promise<void> => {
  await createBuckets(to, [copies])
  const keys: string[] = []
  for await (const { key } of filesOf(from, bucket)) keys.push(key)
  await eachAtOnce(keys, copiedAtOnce, async (Key) => {
    const { Body, ContentType, CacheControl } = await from.send(new GetObjectCommand({ Bucket: bucket, Key }))
    const bytes = await Body?.transformToByteArray()
    await to.send(new PutObjectCommand({ Bucket: copies, Key, Body: bytes ?? '', ContentType, CacheControl }))
  })
}

type Live = {
  /** The environment of the functions of a local cloud that runs. */
  env: Env
  /** Where its API answers. */
  url: string
}

/** What a practised loss of the region has shown. `problems` are sentences; none is good. */
export type RegionReport = { returned: Returned[]; problems: string[]; seconds: number }

/**
 * Opens a second, empty local cloud from copies of a live one, as `npm run restore` opens a stage in another region, and tries it as
 * people would. The live one is only read. The repositories of this process work on the second one from then on.
 */
export const practiseRegion = async (live: Live, say: (line: string) => void): Promise<RegionReport> => {
  const began = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'sayara-region-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let jobs: Jobs | undefined
  const cloud = await startCloud({
    dataDir: join(folder, 'cloud'),
    logDir: folder,
    siteOrigin: url,
    // Without `onObjectCreated`: files that come back are finished, and no job is to take them for new.
  })
  try {
    Object.assign(process.env, cloud.env)
    const [source, target] = [clientsOf(live.env), clientsOf(cloud.env)]
    const documents = DynamoDBDocumentClient.from(target.tables)
    say('Copies are made of the table, photos and documents …')
    const countLive = () => readHoldings(DynamoDBDocumentClient.from(source.tables), localNames.TABLE_NAME)
    const before = await countLive()
    const listed = await carsInSearch(live.url)
    for (const kind of kinds) await replicate(source.buckets, bucketOf[kind], target.buckets, copiesOf[kind])
    say('A second cloud is opened from the copies …')
    const copy = await copyTable(source.tables, localNames.TABLE_NAME, localNames.TABLE_NAME, target.tables)
    const copied = Object.fromEntries(
      await Promise.all(
        kinds.map(async (kind) => {
          const sources = filesOf(target.buckets, copiesOf[kind])
          const files = { client: target.buckets, from: copiesOf[kind], to: bucketOf[kind], sources }
          return [kind, await copyFiles(files)] as const
        }),
      ),
    ) as Record<(typeof kinds)[number], Awaited<ReturnType<typeof copyFiles>>>
    // The live cloud works on meanwhile: a mail that has left it before the copy was made is not lost.
    const after = await countLive()
    const restored = await readHoldings(documents, localNames.TABLE_NAME)
    const report = await runDrill({
      client: documents,
      live: undefined,
      makeCopy: async () => copy,
      deleted: [],
      now: () => performance.now(),
      say,
    })
    await noteLostAccounts(new Date())
    await buildSearchIndex()
    say('It is tried as people would …')
    jobs = await runJobs(cloud.env, join(folder, 'jobs.log'))
    const gateway = await runGateway({ env: cloud.env, port, logFile: join(folder, 'gateway.log') })
    try {
      const found = await carsInSearch(url)
      const tried = await tryRestored(url, documents, localNames.TABLE_NAME)
      const count = (what: string, was: number, is: number): Returned => ({
        what,
        before: was,
        after: is,
        lost: Math.max(0, was - is),
      })
      const kindsOfItems = Object.entries(before.items)
      return {
        returned: [
          ...kindsOfItems.map(([kind, was]) =>
            count(kind || 'others', Math.min(was, after.items[kind] ?? 0), restored.items[kind] ?? 0),
          ),
          ...returnedFiles(before, copied),
          count('people', before.people, restored.people),
          count('cars in the search', listed, found),
          ...tried.returned,
        ],
        problems: [...report.problems, ...tried.problems],
        seconds: (performance.now() - began) / 1000,
      }
    } finally {
      await gateway.stop()
      await jobs.stop()
    }
  } finally {
    await cloud.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
