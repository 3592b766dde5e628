import { ArnFormat, CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { accessLogBucket } from '#infra/constructs/access-log-bucket.ts'
import { privateBucket } from '#infra/constructs/private-bucket.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'
import { type Attribute, AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Key } from 'aws-cdk-lib/aws-kms'
import { recovery } from '#infra/stage-options.ts'
import { folders, searchFilesDays, tableIndexes, tableKeys } from '#shared/constants/storage.ts'
import { putOnce, readWhenClean, shortLived, taggedBy, underKey } from '#infra/constructs/bucket-rules.ts'
import { dataKeys, type DataKeys } from '#infra/constructs/data-keys.ts'
import { documentScan } from '#infra/constructs/document-scan.ts'
import { replicateFiles } from '#infra/constructs/replication.ts'
import type { BackupCopiesStack } from './backup-copies.ts'

const text = (name: string): Attribute => ({ name, type: AttributeType.STRING })

/**
 * The most that the table, and each index, reads and writes in a second: what the API lets through, times more than an average
 * request needs (a page of results reads some 12 units, a listing with its guards and counts writes some 8). Real traffic never
 * meets it; a loop of ours does, and costs some 20 dollars an hour on prod instead of 200. Beyond it requests answer 503.
 */
const ceiling = ({ throttle }: Stage) => ({
  maxReadRequestUnits: throttle.rateLimit * 12,
  maxWriteRequestUnits: throttle.rateLimit * 4,
})

/**
 * The one table, with the keys and indexes that the repositories read from the same constants. No contributor insights: they bill
 * every write once more, and the traces name the route behind a hot key.
 */
const singleTable = (scope: Construct, stage: Stage, encryptionKey: Key): TableV2 =>
  new TableV2(scope, 'Table', {
    partitionKey: text(tableKeys.partition),
    sortKey: text(tableKeys.sort),
    timeToLiveAttribute: tableKeys.expiry,
    globalSecondaryIndexes: Object.entries(tableIndexes).map(([indexName, { partition, sort }]) => ({
      indexName,
      partitionKey: text(partition),
      sortKey: text(sort),
      ...ceiling(stage),
    })),
    billing: Billing.onDemand(ceiling(stage)),
    encryption: TableEncryptionV2.customerManagedKey(encryptionKey),
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: recovery.pointInTimeDays,
    },
    deletionProtection: stage.keepsData,
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })

/** Resources that must outlive a deployment: the table and users' uploads. */
export class DataStack extends Stack {
  readonly keys: DataKeys
  readonly accessLogs: Bucket
  readonly table: TableV2
  readonly uploads: Bucket
  readonly photos: Bucket
  readonly documents: Bucket
  readonly search: Bucket

  /** @param copies where files are copied to; none on a stage that keeps nothing */
  constructor(scope: Construct, id: string, stage: Stage, copies?: BackupCopiesStack) {
    super(scope, id, { ...stackSettings(stage), terminationProtection: stage.keepsData })
    this.keys = dataKeys(this, stage)
    this.table = singleTable(this, stage, this.keys.table)
    // For the operator, whose commands work on it: `npm run admin:grant -- <username> --stage …`.
    new CfnOutput(this, 'TableName', { value: this.table.tableName })

    this.accessLogs = accessLogBucket(this, 'AccessLogs', stage)
    const { accessLogs } = this
    this.uploads = this.#uploadBucket(stage)
    this.photos = privateBucket(this, 'Photos', stage, {
      accessLogs,
      // Files are copied from buckets with versions alone.
      ...(copies && { keepsDeletedDays: 1 }),
    })
    this.photos.addToResourcePolicy(this.#readableByCloudFront())
    this.documents = this.#documentBucket(stage)
    // Neither copied nor kept: it is built from the table.
    // Snapshots and sitemaps are written anew every hour. What is not is a snapshot of a former format, with what people have deleted since.
    this.search = privateBucket(this, 'Search', stage, { accessLogs, expiresAfterDays: searchFilesDays })
    for (const [name, { bucketName: value }] of Object.entries({
      PhotoBucket: this.photos,
      DocumentBucket: this.documents,
    }))
      new CfnOutput(this, name, { value })
    new CfnOutput(this, 'TableKeyArn', { value: this.keys.table.keyArn })
    if (copies) {
      const { photos, documents } = this
      const sources = { photos, documents, documentKeyArn: this.keys.documents.keyArn }
      replicateFiles(this, stage, { sources, copies })
    }
  }

  #uploadBucket(stage: Stage): Bucket {
    const bucket = privateBucket(this, 'Uploads', stage, {
      accessLogs: this.accessLogs,
      key: this.keys.uploads,
      takesUploads: true,
      // A raw photo is used within seconds; a week leaves time to send failed events through the job again.
      expiresAfterDays: 7,
    })
    const rules = [
      // Import triggers, which a function writes, may be overwritten: that starts the import once more.
      putOnce(bucket, [folders.photos, folders.videos, folders.imports]),
      ...shortLived(bucket),
      ...underKey(bucket, this.keys.uploads),
      taggedBy(bucket),
    ]
    for (const rule of rules) bucket.addToResourcePolicy(rule)
    return bucket
  }

  #documentBucket(stage: Stage): Bucket {
    const bucket = privateBucket(this, 'Documents', stage, {
      accessLogs: this.accessLogs,
      key: this.keys.documents,
      takesUploads: true,
      // A day to undo what a job deleted by mistake: with the day that S3 takes, a document is gone two days after its end.
      keepsDeletedDays: 1,
    })
    const scanner = stage.scansDocuments
      ? documentScan(this, 'DocumentScan', { stage, bucket, key: this.keys.documents }).roleArn
      : undefined
    const rules = [
      putOnce(bucket, [folders.documents]),
      ...shortLived(bucket),
      ...underKey(bucket, this.keys.documents),
      taggedBy(bucket, scanner),
      ...(scanner ? [readWhenClean(bucket, scanner)] : []),
    ]
    for (const rule of rules) bucket.addToResourcePolicy(rule)
    return bucket
  }

  /**
   * Any distribution of this account, not one: the distribution names this bucket, and two stacks cannot each need the
   * other. With the right to list, a photo that does not exist is a 404 and not a 403.
   */
  #readableByCloudFront(): PolicyStatement {
    const distributions = this.formatArn({
      service: 'cloudfront',
      region: '',
      resource: 'distribution',
      resourceName: '*',
      arnFormat: ArnFormat.SLASH_RESOURCE_NAME,
    })
    return new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject', 's3:ListBucket'],
      resources: [this.photos.bucketArn, this.photos.arnForObjects('*')],
      conditions: { ArnLike: { 'aws:SourceArn': distributions } },
    })
  }
}
