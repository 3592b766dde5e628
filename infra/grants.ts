import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { UserPool } from 'aws-cdk-lib/aws-cognito'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Bucket } from 'aws-cdk-lib/aws-s3'

/** Everything that a function can be allowed to touch. */
export type Resources = {
  table: TableV2
  uploads: Bucket
  photos: Bucket
  documents: Bucket
  documentKey: Key
  search: Bucket
  userPool: UserPool
  /** What SES may send mail as. */
  mailIdentityArn: string
}

const allow = (actions: string[], ...resources: string[]): PolicyStatement =>
  new PolicyStatement({ actions, resources })

const objects = (bucket: Bucket): string => bucket.arnForObjects('*')

// CDK's own grants allow far more than we use (grantPut: tags, legal holds), so every action is named here. Nothing
// may scan the table.
const statements = {
  'table:read': ({ table }) => [
    allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem'], table.tableArn),
    allow(['dynamodb:Query'], table.tableArn, `${table.tableArn}/index/*`),
  ],
  'table:write': ({ table }) => [
    allow(
      ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
      table.tableArn,
    ),
  ],

  // Raw photos: stock files lie in the same bucket, and are no business of theirs.
  'uploads:read': ({ uploads }) => [allow(['s3:GetObject'], uploads.arnForObjects('photos/*'))],
  'uploads:delete': ({ uploads }) => [allow(['s3:DeleteObject'], uploads.arnForObjects('photos/*'))],

  // A signed address can do what its signer may do, and nothing more.
  'photos:sign': ({ uploads }) => [allow(['s3:PutObject'], uploads.arnForObjects('photos/*'))],
  'photos:write': ({ photos }) => [allow(['s3:PutObject'], objects(photos))],
  'photos:delete': ({ photos }) => [
    allow(['s3:DeleteObject'], objects(photos)),
    allow(['s3:ListBucket'], photos.bucketArn),
  ],

  'imports:sign': ({ uploads }) => [allow(['s3:PutObject'], uploads.arnForObjects('imports/*'))],
  // The sign whose arrival starts the job that carries an import out.
  'imports:start': ({ uploads }) => [allow(['s3:PutObject'], uploads.arnForObjects('import-runs/*'))],
  // Without the right to list, a file that a repeated event finds gone would be a 403.
  'imports:read': ({ uploads }) => [
    allow(['s3:GetObject'], uploads.arnForObjects('imports/*')),
    allow(['s3:ListBucket'], uploads.bucketArn),
  ],
  'imports:delete': ({ uploads }) => [
    allow(['s3:DeleteObject'], uploads.arnForObjects('imports/*'), uploads.arnForObjects('import-runs/*')),
  ],

  'documents:sign': ({ documents, documentKey }) => [
    allow(['s3:PutObject'], objects(documents)),
    allow(['kms:GenerateDataKey'], documentKey.keyArn),
  ],
  'documents:read': ({ documents, documentKey }) => [
    allow(['s3:GetObject'], objects(documents)),
    allow(['kms:Decrypt'], documentKey.keyArn),
  ],
  'documents:delete': ({ documents }) => [allow(['s3:DeleteObject'], objects(documents))],

  // Without the right to list, S3 answers 403 instead of 404 for a snapshot that does not exist yet.
  'search:read': ({ search }) => [
    allow(['s3:GetObject'], objects(search)),
    allow(['s3:ListBucket'], search.bucketArn),
  ],
  'search:write': ({ search }) => [allow(['s3:PutObject'], objects(search))],

  // An identity's own policy may restrict it further; the sender's address is the environment's.
  'mail:send': ({ mailIdentityArn }) => [allow(['ses:SendEmail'], mailIdentityArn)],
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
} satisfies Record<string, (resources: Resources) => PolicyStatement[]>

export type Grant = keyof typeof statements

/** The policy statements of these grants. */
export const statementsFor = (grants: readonly Grant[], resources: Resources): PolicyStatement[] =>
  grants.flatMap((grant) => statements[grant](resources))
