import { ArnFormat, Aws, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Stage } from './stage.ts'
import { AccountRootPrincipal, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'

/**
 * The path in IAM of a function's role. CloudFormation makes up the names of roles, so whoever must name one before it exists,
 * as the policy of a key does, names its path.
 */
export const rolePath = (stage: Stage, id: string): string => `/sayara/${stage.name}/${id}/`

/** A pattern for the ARN of the one role on that path. */
const roleOnPath = (scope: Construct, stage: Stage, id: string): string =>
  Stack.of(scope).formatArn({
    service: 'iam',
    region: '',
    resource: `role${rolePath(stage, id)}*`,
    arnFormat: ArnFormat.NO_RESOURCE_NAME,
  })

/**
 * Allows everybody who may use a table to use its key, through DynamoDB alone. The region is open because DynamoDB requires it, and
 * the list is the shortest that it documents.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.howitworks.html
 */
export const throughDynamoDb = (): PolicyStatement =>
  new PolicyStatement({
    principals: [new AccountRootPrincipal()],
    actions: [
      'kms:Encrypt',
      'kms:Decrypt',
      'kms:ReEncrypt*',
      'kms:GenerateDataKey*',
      'kms:DescribeKey',
      'kms:CreateGrant',
    ],
    resources: ['*'],
    conditions: { StringLike: { 'kms:ViaService': 'dynamodb.*.amazonaws.com' } },
  })

/** Allows the roles of these functions to encrypt and decrypt with the key, through S3; nobody else may, even if IAM allows it. */
export const throughS3By = (scope: Construct, stage: Stage, functions: readonly string[]): PolicyStatement =>
  new PolicyStatement({
    principals: [new AccountRootPrincipal()],
    actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
    resources: ['*'],
    conditions: {
      StringEquals: { 'kms:ViaService': `s3.${Aws.REGION}.amazonaws.com` },
      ArnLike: { 'aws:PrincipalArn': functions.map((id) => roleOnPath(scope, stage, id)) },
    },
  })

/** Allows roles on the paths of these ids to put objects under the key, through S3 of any region, and not to read them. */
export const putsThroughS3By = (scope: Construct, stage: Stage, ids: readonly string[]): PolicyStatement =>
  new PolicyStatement({
    principals: [new AccountRootPrincipal()],
    actions: ['kms:Encrypt', 'kms:GenerateDataKey'],
    resources: ['*'],
    conditions: {
      StringEquals: { 'kms:ViaService': `s3.${Aws.REGION}.amazonaws.com` },
      ArnLike: { 'aws:PrincipalArn': ids.map((id) => roleOnPath(scope, stage, id)) },
    },
  })

/** CloudWatch keeps this account's logs of this region under the key. */
export const byLogs = (scope: Construct): PolicyStatement =>
  new PolicyStatement({
    principals: [new ServicePrincipal(`logs.${Aws.REGION}.amazonaws.com`)],
    actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'],
    resources: ['*'],
    conditions: {
      ArnLike: {
        'kms:EncryptionContext:aws:logs:arn': Stack.of(scope).formatArn({
          service: 'logs',
          resource: 'log-group:*',
        }),
      },
    },
  })
