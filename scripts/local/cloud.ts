import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { S3Client, S3ServiceException, PutBucketCorsCommand } from '@aws-sdk/client-s3'
import { CommandError } from '#scripts/command/run-command.ts'
import { startCognito } from './cognito/server.ts'
import { createBuckets } from './create-buckets.ts'
import { createQueues } from './create-queues.ts'
import { createTable } from './create-table.ts'
import { localAwsEnvironment, localCredentials, localRegion } from './credentials.ts'
import { startDynamoDb } from './dynamodb.ts'
import { startMail } from './mail/server.ts'
import { localBuckets, localNames } from './names.ts'
import { putFiles, type FileObject } from './s3/add-files.ts'
import { startSqs } from './sqs/server.ts'
import { startS3 } from './s3/server.ts'
import type { OnObjectCreated } from './s3/event-queue.ts'

export type CloudOptions = {
  /** Holds everything the emulators store; made when absent. */
  dataDir: string
  logDir: string
  /** The site's origin: `http://localhost:3000`. Its pages may upload to S3. */
  siteOrigin: string
  /** An AWS-compatible endpoint for DynamoDB, S3 and SQS instead of our emulators. */
  awsEndpoint?: string | undefined
  /** Called for every new object in our S3, where jobs run; never with `awsEndpoint`. */
  onObjectCreated?: OnObjectCreated
}

export type Cloud = {
  /** The environment of the functions: names, endpoints, credentials. */
  env: Readonly<Record<string, string>>
  /** Stores many files at once; no job learns of them. */
  addFiles: (files: readonly FileObject[]) => Promise<void>
  stop: () => Promise<void>
}

/** The file in which our emulator keeps the table of a cloud. */
export const tableFileIn = (dataDir: string): string => join(dataDir, 'dynamodb.sqlite')

type Stores = {
  dynamodb: string
  s3: string
  sqs: string
  addFiles: Cloud['addFiles']
  stop: () => Promise<void>
}

const originsOf = (siteOrigin: string): string[] => {
  const { port } = new URL(siteOrigin)
  return [siteOrigin, `http://127.0.0.1:${port}`, `http://localhost:${port}`].filter(
    (origin, index, all) => all.indexOf(origin) === index,
  )
}

const startStores = async ({
  dataDir,
  logDir,
  siteOrigin,
  onObjectCreated = async () => {},
}: CloudOptions): Promise<Stores> => {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => void (await Promise.all(stops.map((each) => each())))
  try {
    const dynamodb = await startDynamoDb(tableFileIn(dataDir), join(logDir, 'dynamodb.log'))
    stops.push(dynamodb.stop)
    const allowedOrigins = originsOf(siteOrigin)
    const s3 = await startS3({ port: 0, dataDir: join(dataDir, 's3'), allowedOrigins, onObjectCreated })
    stops.push(s3.close)
    const sqs = await startSqs({ port: 0, dataDir: join(dataDir, 'sqs') })
    stops.push(sqs.close)
    return {
      dynamodb: dynamodb.endpoint,
      s3: `http://127.0.0.1:${s3.port}`,
      sqs: `http://127.0.0.1:${sqs.port}`,
      addFiles: s3.addFiles,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Lets pages of these origins upload to the buckets. Our own emulator gets its origins when it starts. */
const allowOrigins = async (
  client: S3Client,
  buckets: readonly string[],
  origins: readonly string[],
): Promise<void> => {
  const rule = { AllowedOrigins: [...origins], AllowedMethods: ['GET', 'PUT'], AllowedHeaders: ['*'] }
  for (const Bucket of buckets) {
    await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }))
  }
}

/** Some emulators know no CORS settings: everything works there but uploads from a browser, so that is said and no more. */
const allowUploads = async (buckets: S3Client, awsEndpoint: string, siteOrigin: string): Promise<void> => {
  const uploadable = [localNames.UPLOAD_BUCKET, localNames.DOCUMENT_BUCKET]
  try {
    await allowOrigins(buckets, uploadable, originsOf(siteOrigin))
  } catch (error) {
    if (!(error instanceof S3ServiceException)) throw error
    process.stderr.write(
      `${awsEndpoint} takes no CORS settings (${error.name}): browsers may be unable to upload photos and documents.\n`,
    )
  }
}

const bucketsAt = (endpoint: string) =>
  new S3Client({ region: localRegion, credentials: localCredentials, endpoint, forcePathStyle: true })

const queuesAt = (endpoint: string) =>
  new SQSClient({
    region: localRegion,
    credentials: localCredentials,
    endpoint,
    useQueueUrlAsEndpoint: false,
  })

const elsewhere = (endpoint: string): Stores => ({
  dynamodb: endpoint,
  s3: endpoint,
  sqs: endpoint,
  addFiles: (files) => putFiles(bucketsAt(endpoint), files),
  stop: async () => {},
})

const ofEndpoint = 'Start the endpoint anew with nothing in it, or name another with --aws.'

/** Makes what is missing. @returns the URLs of the queues, by the functions' environment variables */
const prepare = async (
  { dynamodb, s3, sqs }: Stores,
  { awsEndpoint, siteOrigin }: CloudOptions,
): Promise<Record<string, string>> => {
  const common = { region: localRegion, credentials: localCredentials }
  const tables = new DynamoDBClient({ ...common, endpoint: dynamodb })
  const queues = queuesAt(sqs)
  const buckets = bucketsAt(s3)
  const [urls] = await Promise.all([
    createQueues(queues),
    createTable(tables, localNames.TABLE_NAME, awsEndpoint && ofEndpoint),
    createBuckets(buckets, localBuckets),
  ])
  if (awsEndpoint) await allowUploads(buckets, awsEndpoint, siteOrigin)
  for (const client of [tables, queues, buckets]) client.destroy()
  return urls
}

const startPool = (dataDir: string) =>
  startCognito({
    port: 0,
    dataDir: join(dataDir, 'cognito'),
    poolId: localNames.USER_POOL_ID,
    clientId: localNames.USER_POOL_CLIENT_ID,
  })

const startPost = (dataDir: string, sqs: string, feedbackQueue = '') => {
  const queues = queuesAt(sqs)
  return startMail({
    port: 0,
    dataDir: join(dataDir, 'mail'),
    sender: { address: localNames.MAIL_FROM, configurationSet: localNames.MAIL_CONFIGURATION_SET },
    onFeedback: async (feedback) => {
      const MessageBody = JSON.stringify(feedback)
      await queues.send(new SendMessageCommand({ QueueUrl: feedbackQueue, MessageBody }))
    },
  })
}

/** Emulators that always run, also beside `awsEndpoint`. */
const startAccountsAndMail = async (dataDir: string, sqs: string, queueUrls: Record<string, string>) => {
  const pool = await startPool(dataDir)
  try {
    const mail = await startPost(dataDir, sqs, queueUrls['MAIL_FEEDBACK_QUEUE_URL'])
    return { pool, mail, stop: async () => void (await Promise.all([pool.close(), mail.close()])) }
  } catch (error) {
    await pool.close()
    throw error
  }
}

/**
 * Starts the emulators of DynamoDB, S3, SQS, Cognito, SES and SNS (or only the last three, beside `awsEndpoint`), with table,
 * buckets, queues and user pool made. All run in this process but DynamoDB, whose own ends with this one. Throws an Error whose
 * message can be shown when something cannot be started.
 */
export const startCloud = async (options: CloudOptions): Promise<Cloud> => {
  const { awsEndpoint, dataDir, siteOrigin } = options
  const stores = awsEndpoint ? elsewhere(awsEndpoint) : await startStores(options)
  try {
    const queueUrls = await prepare(stores, options).catch((cause: Error) => {
      if (!awsEndpoint || cause instanceof CommandError) throw cause
      throw new Error(
        `Table, buckets and queues could not be made at ${awsEndpoint} (${(cause as NodeJS.ErrnoException).code ?? cause.name}). Does it speak DynamoDB, S3 and SQS?`,
        {
          cause,
        },
      )
    })
    const { pool, mail, stop } = await startAccountsAndMail(dataDir, stores.sqs, queueUrls)
    const mailUrl = `http://127.0.0.1:${mail.port}`
    return {
      env: {
        ...localNames,
        ...queueUrls,
        USER_POOL_JWKS_URI: pool.jwksUri,
        PUBLIC_ORIGIN: siteOrigin,
        ...localAwsEnvironment,
        AWS_ENDPOINT_URL_DYNAMODB: stores.dynamodb,
        AWS_ENDPOINT_URL_S3: stores.s3,
        AWS_ENDPOINT_URL_SQS: stores.sqs,
        AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `http://127.0.0.1:${pool.port}`,
        AWS_ENDPOINT_URL_SESV2: mailUrl,
        AWS_ENDPOINT_URL_SNS: mailUrl,
        // The address at which the gateway finds the mailbox page.
        LOCAL_MAIL_URL: mailUrl,
      },
      addFiles: stores.addFiles,
      stop: async () => void (await Promise.all([stop(), stores.stop()])),
    }
  } catch (error) {
    await stores.stop()
    throw error
  }
}
