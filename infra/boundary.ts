import { Aws } from 'aws-cdk-lib'
import type { Stage } from '#infra/stage.ts'

/** What no role of a stage can do more than, whatever its own policies say. Actions, with stars as IAM reads them. */
export const boundary = {
  // Everything that a function, a copy of data or a scan works with; IAM, and whatever starts machines, is not among it.
  allows: [
    'backup:*',
    'backup-storage:*',
    'cloudwatch:GetMetricData',
    'cognito-idp:*',
    'dynamodb:*',
    'events:*',
    'kms:*',
    'lambda:InvokeFunction',
    'logs:*',
    's3:*',
    'ses:Send*',
    'sns:Publish',
    'sqs:*',
    'tag:GetResources',
    'xray:Put*',
  ],
  // What would give it to others, or be gone for good.
  denies: [
    'cognito-idp:*UserPool',
    'cognito-idp:*UserPoolClient',
    'dynamodb:DeleteBackup',
    'dynamodb:DeleteTable',
    'dynamodb:PutResourcePolicy',
    'kms:CancelKeyDeletion',
    'kms:Disable*',
    'kms:PutKeyPolicy',
    'kms:ScheduleKeyDeletion',
    'logs:Delete*',
    'logs:PutResourcePolicy',
    's3:DeleteBucket*',
    's3:PutAccountPublicAccessBlock',
    's3:PutBucketPolicy',
    's3:PutBucketPublicAccessBlock',
    'sqs:AddPermission',
    'sqs:DeleteQueue',
    'sqs:SetQueueAttributes',
  ],
} as const

/** The name of the boundary of every role that the stacks of a stage make. IAM has no regions, and a stage may be made anew in another. */
export const boundaryName = ({ name, region }: Pick<Stage, 'name' | 'region'>): string =>
  `sayara-${name}-${region}-boundary`

/** The name of the boundary of the CDK's own role. */
export const deployBoundaryName = ({ name, region }: Pick<Stage, 'name' | 'region'>): string =>
  `sayara-deploy-boundary-${name}-${region}`

/** The same as an ARN. */
export const boundaryArn = (stage: Pick<Stage, 'name' | 'region'>): string =>
  `arn:${Aws.PARTITION}:iam::${Aws.ACCOUNT_ID}:policy/${boundaryName(stage)}`
