import { Aws, Stack } from 'aws-cdk-lib'
import { AccountRootPrincipal, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { roleOnPath } from '#infra/role-path.ts'
import type { Stage } from '#infra/stage.ts'

/**
 * Whoever may use a table may use its key, through DynamoDB alone. The region is open because DynamoDB wants it so, and the list is
 * the shortest that it documents.
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

/** The roles of these functions may write and read what is under the key, through S3; nobody else may, whatever IAM says. */
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
