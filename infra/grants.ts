import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { UserPool } from 'aws-cdk-lib/aws-cognito'
import { Aws } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { DataKeys } from '#infra/constructs/data-keys.ts'
import type { QueueName } from '#infra/queues.ts'
import { folders, signInTickets } from '#shared/constants/storage.ts'
import { shellFolder } from '#shared/rules/shell.ts'

/** A queue that starts a job, and the one in which messages lie that were handed out too often. */
export type JobQueue = { queue: Queue; deadLetters: Queue }

/** Everything that a function can be allowed to touch. */
export type Resources = {
  table: TableV2
  uploads: Bucket
  photos: Bucket
  documents: Bucket
  keys: DataKeys
  search: Bucket
  site: Bucket
  /** The live version of the function that holds the search indexes. */
  searchFunctionArn: string
  /** The live version of the job that builds them. */
  buildFunctionArn: string
  userPool: UserPool
  queues: Readonly<Record<QueueName, JobQueue>>
  /** What SES asks a sender's right for: the identity, and the configuration set. */
  mailSenderArns: string[]
}

const allow = (actions: string[], ...resources: string[]): PolicyStatement =>
  new PolicyStatement({ actions, resources })

/** The use of a key, through one service alone: with these rights nobody can call KMS themselves. */
const use = (key: Key, service: string, ...actions: string[]): PolicyStatement =>
  new PolicyStatement({
    actions,
    resources: [key.keyArn],
    conditions: { StringLike: { 'kms:ViaService': `${service}.amazonaws.com` } },
  })

// DynamoDB asks for them in any region, and on behalf of whoever reads or writes: `key-uses.ts`.
const dynamoDb = 'dynamodb.*'
const s3 = `s3.${Aws.REGION}`

const writeWith = (key: Key): PolicyStatement =>
  use(
    key,
    dynamoDb,
    'kms:Decrypt',
    'kms:DescribeKey',
    'kms:Encrypt',
    'kms:GenerateDataKey',
    'kms:ReEncryptFrom',
    'kms:ReEncryptTo',
  )

const objects = (bucket: Bucket): string => bucket.arnForObjects('*')

const below = (bucket: Bucket, folder: string): string => bucket.arnForObjects(`${folder}*`)

// CDK's own grants allow far more than we use (grantPut: tags, legal holds), so every action is named here. Only
// migrations may scan the table.
const statements = {
  'table:read': ({ table, keys }) => [
    allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem'], table.tableArn),
    allow(['dynamodb:Query'], table.tableArn, `${table.tableArn}/index/*`),
    use(keys.table, dynamoDb, 'kms:Decrypt', 'kms:DescribeKey'),
  ],
  'table:write': ({ table, keys }) => [
    allow(
      ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
      table.tableArn,
    ),
    writeWith(keys.table),
  ],
  'table:scan': ({ table }) => [allow(['dynamodb:Scan'], table.tableArn)],

  // Raw photos only: stock files are in the same bucket.
  'uploads:read': ({ uploads, keys }) => [
    allow(['s3:GetObject'], below(uploads, folders.photos)),
    use(keys.uploads, s3, 'kms:Decrypt'),
  ],
  'videos:read': ({ uploads, keys }) => [
    allow(['s3:GetObject'], below(uploads, folders.videos)),
    use(keys.uploads, s3, 'kms:Decrypt'),
  ],
  'uploads:delete': ({ uploads }) => [
    allow(['s3:DeleteObject'], below(uploads, folders.photos), below(uploads, folders.videos)),
  ],

  // A signed address can do what its signer may do, and nothing more.
  'photos:sign': ({ uploads, keys }) => [
    allow(['s3:PutObject'], below(uploads, folders.photos)),
    use(keys.uploads, s3, 'kms:GenerateDataKey'),
  ],
  'videos:sign': ({ uploads, keys }) => [
    allow(['s3:PutObject'], below(uploads, folders.videos)),
    use(keys.uploads, s3, 'kms:GenerateDataKey'),
  ],
  // Without the right to list, a photo that was deleted in the meantime would be a 403.
  'photos:read': ({ photos }) => [
    allow(['s3:GetObject'], objects(photos)),
    allow(['s3:ListBucket'], photos.bucketArn),
  ],
  'photos:write': ({ photos }) => [allow(['s3:PutObject'], objects(photos))],
  'photos:delete': ({ photos }) => [
    allow(['s3:DeleteObject'], objects(photos)),
    allow(['s3:ListBucket'], photos.bucketArn),
  ],

  'imports:sign': ({ uploads, keys }) => [
    allow(['s3:PutObject'], below(uploads, folders.imports)),
    use(keys.uploads, s3, 'kms:GenerateDataKey'),
  ],
  // The sign whose arrival starts the job that carries an import out.
  'imports:start': ({ uploads, keys }) => [
    allow(['s3:PutObject'], below(uploads, folders.importRuns)),
    use(keys.uploads, s3, 'kms:GenerateDataKey'),
  ],
  // Without the right to list, a file that a repeated event finds gone would be a 403.
  'imports:read': ({ uploads, keys }) => [
    allow(['s3:GetObject'], below(uploads, folders.imports)),
    allow(['s3:ListBucket'], uploads.bucketArn),
    use(keys.uploads, s3, 'kms:Decrypt'),
  ],
  'imports:delete': ({ uploads }) => [
    allow(['s3:DeleteObject'], below(uploads, folders.imports), below(uploads, folders.importRuns)),
  ],

  // It makes the key that signs them where there is none, and goes on without a document that was deleted meanwhile: without the right
  // to list, either would be a 403. A file in parts needs the right to decrypt, too.
  'archives:make': ({ uploads, documents, keys }) => [
    allow(
      ['s3:PutObject', 's3:AbortMultipartUpload'],
      below(uploads, folders.archives),
      below(uploads, folders.archiveKeys),
    ),
    allow(['s3:GetObject'], below(uploads, folders.archiveKeys)),
    allow(['s3:ListBucket'], uploads.bucketArn, documents.bucketArn),
    use(keys.uploads, s3, 'kms:GenerateDataKey', 'kms:Decrypt'),
  ],
  'archives:link': ({ uploads, keys }) => [
    allow(['s3:GetObject'], below(uploads, folders.archives)),
    use(keys.uploads, s3, 'kms:Decrypt'),
  ],
  'archives:delete': ({ uploads }) => [allow(['s3:DeleteObject'], below(uploads, folders.archives))],

  'documents:sign': ({ documents, keys }) => [
    allow(['s3:PutObject'], below(documents, folders.documents)),
    use(keys.documents, s3, 'kms:GenerateDataKey'),
  ],
  'documents:read': ({ documents, keys }) => [
    allow(['s3:GetObject'], below(documents, folders.documents)),
    use(keys.documents, s3, 'kms:Decrypt'),
  ],
  'documents:delete': ({ documents }) => [allow(['s3:DeleteObject'], below(documents, folders.documents))],

  // Without the right to list, S3 answers 403 instead of 404 for a snapshot that does not exist yet.
  'search:read': ({ search }) => [
    allow(['s3:GetObject'], objects(search)),
    allow(['s3:ListBucket'], search.bucketArn),
  ],
  'search:ask': ({ searchFunctionArn }) => [allow(['lambda:InvokeFunction'], searchFunctionArn)],
  'search:build': ({ buildFunctionArn }) => [allow(['lambda:InvokeFunction'], buildFunctionArn)],
  // A large snapshot goes in parts, and an upload that fails is given up.
  'search:write': ({ search }) => [allow(['s3:PutObject', 's3:AbortMultipartUpload'], objects(search))],

  // The same: a sitemap that no job has written yet is a 404.
  'sitemaps:read': ({ search }) => [
    allow(['s3:GetObject'], below(search, folders.sitemaps)),
    allow(['s3:ListBucket'], search.bucketArn),
  ],
  'sitemaps:write': ({ search }) => [
    allow(['s3:PutObject', 's3:DeleteObject'], below(search, folders.sitemaps)),
  ],

  // The documents alone, for which there may be none yet.
  'shells:read': ({ site }) => [
    allow(['s3:GetObject'], below(site, shellFolder)),
    allow(['s3:ListBucket'], site.bucketArn),
  ],
  'shells:write': ({ site }) => [allow(['s3:PutObject'], below(site, shellFolder))],

  'market:read': ({ search }) => [
    allow(['s3:GetObject'], below(search, folders.market)),
    allow(['s3:ListBucket'], search.bucketArn),
  ],

  'mailQueues:send': ({ queues: { mail, urgentMail } }) => [
    allow(['sqs:SendMessage'], mail.queue.queueArn, urgentMail.queue.queueArn),
  ],

  'archives:send': ({ queues: { archives } }) => [allow(['sqs:SendMessage'], archives.queue.queueArn)],
  'feeds:send': ({ queues: { feeds } }) => [allow(['sqs:SendMessage'], feeds.queue.queueArn)],
  'erasures:send': ({ queues: { erasures } }) => [allow(['sqs:SendMessage'], erasures.queue.queueArn)],

  // An identity's own policy may restrict it further; the sender's address is the environment's.
  'mail:send': ({ mailSenderArns }) => [allow(['ses:SendEmail'], ...mailSenderArns)],
  // A text message to a phone has no resource of its own.
  'sms:send': () => [
    new PolicyStatement({
      actions: ['sns:Publish'],
      notResources: ['arn:aws:sns:*:*:*'],
    }),
  ],

  'accounts:create': ({ userPool }) => [
    allow(
      ['cognito-idp:AdminCreateUser', 'cognito-idp:AdminSetUserPassword', 'cognito-idp:AdminDeleteUser'],
      userPool.userPoolArn,
    ),
  ],
  'accounts:set-password': ({ userPool }) => [
    allow(['cognito-idp:AdminSetUserPassword'], userPool.userPoolArn),
  ],
  'accounts:sign-out': ({ userPool }) => [
    allow(['cognito-idp:AdminUserGlobalSignOut'], userPool.userPoolArn),
  ],
  'accounts:delete': ({ userPool }) => [allow(['cognito-idp:AdminDeleteUser'], userPool.userPoolArn)],
  'accounts:sign-in': ({ userPool }) => [allow(['cognito-idp:AdminInitiateAuth'], userPool.userPoolArn)],
  // Without a password: the pool then asks the function that has `tickets:take`.
  'accounts:show-ticket': ({ userPool }) => [
    allow(['cognito-idp:AdminRespondToAuthChallenge'], userPool.userPoolArn),
  ],
  // All that the pool's triggers do. No other item has such a key.
  'tickets:take': ({ table, keys }) => [
    new PolicyStatement({
      actions: ['dynamodb:DeleteItem'],
      resources: [table.tableArn],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [`${signInTickets}*`] } },
    }),
    writeWith(keys.table),
  ],
} satisfies Record<string, (resources: Resources) => PolicyStatement[]>

/** What Lambda does with a queue in the name of the job that it starts. */
export const receiveFrom = ({ queue }: JobQueue): PolicyStatement =>
  allow(['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'], queue.queueArn)

export type Grant = keyof typeof statements

/** The policy statements of these grants. */
export const statementsFor = (grants: readonly Grant[], resources: Resources): PolicyStatement[] =>
  grants.flatMap((grant) => statements[grant](resources))
