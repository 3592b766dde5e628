import { Aws, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { ReadWriteType, Trail } from 'aws-cdk-lib/aws-cloudtrail'
import { AccountRootPrincipal, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { ownKey } from '#infra/constructs/own-key.ts'
import { privateBucket } from '#infra/constructs/private-bucket.ts'
import type { DataStack } from './data.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'
import { auditKeptDays } from '#shared/rules/retention.ts'

type Options = { stage: Stage; data: DataStack }

/**
 * The log of all management events in the account, and of every read and write of a private document, by anybody and in any way. Kept
 * as long as the product's own audit log, in files whose integrity can be proven and that only a role meant for it may delete.
 *
 * Prod only: locked files outlive their stage, so a test stage could never be destroyed, and it has nobody's documents.
 * Management events are free for the first trail of an account; events of documents cost 0.10 USD per 100,000.
 */
export class TrailStack extends Stack {
  constructor(scope: Construct, id: string, { stage, data }: Options) {
    super(scope, id, { ...stackSettings(stage), terminationProtection: true })
    // It is seen in every region, so one of a lost region has its name still.
    const trailName = `sayara-${stage.name}-${stage.region}`
    const trailArn = this.formatArn({ service: 'cloudtrail', resource: 'trail', resourceName: trailName })
    const key = ownKey(this, 'Key', stage, {
      description: 'The trail of the account',
      uses: [
        new PolicyStatement({
          principals: [new ServicePrincipal('cloudtrail.amazonaws.com')],
          actions: ['kms:GenerateDataKey*', 'kms:DescribeKey'],
          resources: ['*'],
          conditions: { ArnEquals: { 'aws:SourceArn': trailArn } },
        }),
        // For investigations: readable by roles that IAM allows to read this bucket.
        new PolicyStatement({
          principals: [new AccountRootPrincipal()],
          actions: ['kms:Decrypt'],
          resources: ['*'],
          conditions: { StringEquals: { 'kms:ViaService': `s3.${Aws.REGION}.amazonaws.com` } },
        }),
      ],
    })
    const bucket = privateBucket(this, 'Files', stage, {
      accessLogs: data.accessLogs,
      key,
      lockedDays: auditKeptDays,
      expiresAfterDays: auditKeptDays,
      keepsDeletedDays: 1,
    })
    const trail = new Trail(this, 'Trail', {
      trailName,
      bucket,
      encryptionKey: key,
      enableFileValidation: true,
      managementEvents: ReadWriteType.ALL,
    })
    trail.addS3EventSelector([{ bucket: data.documents }], { readWriteType: ReadWriteType.ALL })
    trail.applyRemovalPolicy(RemovalPolicy.DESTROY)
  }
}
