import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { PutObjectCommandInput } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { onTestFinished } from 'vitest'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import type { ObjectCreated } from '#scripts/local/s3/event-queue.ts'
import { startS3, type S3Options } from '#scripts/local/s3/server.ts'
export const bucket = 'sayara-test'
export const origin = 'http://localhost:5173'

/** A client as the product makes it; overrides for what one test wants otherwise. */
export const clientFor = (
  port: number,
  overrides: { secretAccessKey?: string; region?: string } = {},
): S3Client => {
  const { secretAccessKey = localCredentials.secretAccessKey, region = localRegion } = overrides
  const client = new S3Client({
    region,
    endpoint: `http://127.0.0.1:${port}`,
    credentials: { ...localCredentials, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    maxAttempts: 1,
  })
  onTestFinished(() => client.destroy())
  return client
}

/** A folder that goes away with the test. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-local-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A running S3 with one bucket, its client, and the events it has delivered. */
export const runS3 = async (options: Partial<S3Options> = {}) => {
  const events: ObjectCreated[] = []
  const onObjectCreated = async (event: ObjectCreated) => void events.push(event)
  const dataDir = options.dataDir ?? (await temporaryFolder())
  const server = await startS3({ port: 0, dataDir, allowedOrigins: [origin], onObjectCreated, ...options })
  onTestFinished(server.close)
  const client = clientFor(server.port)
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: Error) => {
    if (error.name !== 'BucketAlreadyOwnedByYou') throw error
  })
  return { ...server, client, dataDir, events, base: `http://127.0.0.1:${server.port}` }
}

/** A presigned PUT that binds type, length and if-none-match, as the product makes it. */
export const presignPut = (
  client: S3Client,
  input: Omit<PutObjectCommandInput, 'Bucket'>,
  options: { expiresIn?: number; signingDate?: Date } = {},
): Promise<string> =>
  getSignedUrl(client, new PutObjectCommand({ Bucket: bucket, IfNoneMatch: '*', ...input }), {
    expiresIn: 60,
    signableHeaders: new Set(['content-type', 'content-length', 'if-none-match']),
    ...options,
  })

/** PUTs `body` to a presigned URL as a browser would. */
export const upload = (url: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'PUT',
    body,
    headers: { 'content-type': 'image/jpeg', 'if-none-match': '*', ...headers },
  })

/** The S3 error code in an XML body. */
export const codeOf = async (response: Response): Promise<string | undefined> =>
  /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1]
