import { CfnOutput, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { BackupVault } from 'aws-cdk-lib/aws-backup'
import {
  AccountRootPrincipal,
  ManagedPolicy,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam'
import type { CfnKey } from 'aws-cdk-lib/aws-kms'
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { accessLogBucket } from '#infra/constructs/access-log-bucket.ts'
import { ownKey } from '#infra/constructs/own-key.ts'
import { privateBucket } from '#infra/constructs/private-bucket.ts'
import { fileRestoreId, replicationId, resourceOf, type FileCopies } from '#infra/constructs/replication.ts'
import { putsThroughS3By, rolePath, throughS3By } from '#infra/key-uses.ts'
import { copyRegionOf } from '#infra/regions.ts'
import { stackName, stackSettings } from '#infra/stack-name.ts'
import { recovery } from '#infra/stage-options.ts'
import type { Stage } from '#infra/stage.ts'

/** How long a backup is kept. */
export const kept = Duration.days(recovery.backupsKeptDays)
// The lock wants a span: all but the oldest backup are safe from being cut short.
const keptAtLeast = Duration.days(recovery.backupsKeptDays - recovery.regionLosesDays)

/**
 * A vault from which no backup is deleted before its time, and in which none stays longer: deleted data must end. A role with the
 * permission can lift the lock; the kind that AWS itself could not lift would keep a wrong number for ever.
 * Backups are encrypted with AWS's own key for them, whose policy no mistake of ours can make unreadable on the day it counts.
 */
export const vault = (scope: Construct, name: string): BackupVault =>
  new BackupVault(scope, 'Vault', {
    backupVaultName: name,
    blockRecoveryPointDeletion: true,
    lockConfiguration: { minRetention: keptAtLeast, maxRetention: kept },
    // The vault is not kept when its own creation was rolled back: its name would be taken at the next try.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })

/** The name of the vault for copies of the backups. */
export const copyVaultName = (stage: string): string => `sayara-${stage}-copies`

/**
 * Copies of everything that a stage cannot make again, in another region (`copyRegionOf`): backups of the table, photos and documents.
 * And the two roles that bring them back, because this is the region that is left when they are needed.
 */
export class BackupCopiesStack extends Stack implements FileCopies {
  readonly photos: CfnBucket
  readonly documents: CfnBucket
  readonly documentKey: CfnKey

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, { ...stackSettings(stage, copyRegionOf(stage.region)), terminationProtection: true })
    vault(this, copyVaultName(stage.name))
    const key = ownKey(this, 'DocumentKey', stage, {
      description: 'Copies of ID cards, registration cards and licences',
      uses: [
        putsThroughS3By(this, stage, [replicationId]),
        // Who replicates decrypts with it too: S3 checks a bucket key before it encrypts with it.
        // https://docs.aws.amazon.com/AmazonS3/latest/userguide/replication-config-for-kms-objects.html#bk-replication
        throughS3By(this, stage, [replicationId, fileRestoreId]),
      ],
    })
    const accessLogs = accessLogBucket(this, 'AccessLogs', stage)
    const settings = { accessLogs, keepsDeletedDays: recovery.deletedCopiesKeptDays }
    const photos = privateBucket(this, 'Photos', stage, settings)
    const documents = privateBucket(this, 'Documents', stage, { ...settings, key })
    const { roleArn: fileRole } = this.#fileRole(stage, [photos, documents])
    const { roleArn: tableRole } = this.#tableRole(stage)
    this.photos = resourceOf(photos)
    this.documents = resourceOf(documents)
    this.documentKey = key.node.defaultChild as CfnKey
    for (const [name, value] of Object.entries({
      PhotoCopies: photos.bucketName,
      DocumentCopies: documents.bucketName,
      FileRestoreRoleArn: fileRole,
      TableRestoreRoleArn: tableRole,
    }))
      new CfnOutput(this, name, { value })
  }

  /** Copies files from here into the buckets of a stage. IAM says who may assume it: nobody, until somebody is let. */
  #fileRole(stage: Stage, buckets: readonly Bucket[]): Role {
    const statement = (actions: string[], resources: string[]) => new PolicyStatement({ actions, resources })
    const ofStage = `arn:aws:s3:::${stackName(stage.name, 'Data').toLowerCase()}-*`
    return new Role(this, 'FileRestoreRole', {
      assumedBy: new AccountRootPrincipal(),
      path: rolePath(stage, fileRestoreId),
      inlinePolicies: {
        access: new PolicyDocument({
          statements: [
            statement(
              ['s3:ListBucket', 's3:ListBucketVersions'],
              buckets.map(({ bucketArn }) => bucketArn),
            ),
            statement(
              ['s3:GetObject', 's3:GetObjectVersion'],
              buckets.map((bucket) => bucket.arnForObjects('*')),
            ),
            statement(['s3:ListBucket'], [ofStage]),
            statement(['s3:PutObject'], [`${ofStage}/*`]),
            new PolicyStatement({
              actions: ['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey'],
              // Which keys, their own policies say.
              resources: [`arn:aws:kms:*:${this.account}:key/*`],
              conditions: { StringLike: { 'kms:ViaService': 's3.*.amazonaws.com' } },
            }),
          ],
        }),
      },
    })
  }

  /** AWS Backup itself, when it copies a backup to a third region and makes a table of it. */
  #tableRole(stage: Stage): Role {
    return new Role(this, 'TableRestoreRole', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      path: rolePath(stage, 'restoreTable'),
      managedPolicies: ['Backup', 'Restores'].map((act) =>
        ManagedPolicy.fromAwsManagedPolicyName(`service-role/AWSBackupServiceRolePolicyFor${act}`),
      ),
    })
  }
}
