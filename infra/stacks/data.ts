import { ArnFormat, CfnOutput, Stack } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { accessLogBucket } from '#infra/constructs/access-log-bucket.ts'
import { putOnce, readWhenClean, shortLived, taggedBy, underKey } from '#infra/constructs/bucket-rules.ts'
import { dataKeys, type DataKeys } from '#infra/constructs/data-keys.ts'
import { documentScan } from '#infra/constructs/document-scan.ts'
import { privateBucket } from '#infra/constructs/private-bucket.ts'
import { singleTable } from '#infra/constructs/single-table.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'
import { folders } from '#shared/constants/storage.ts'

/** Everything that must outlive a deployment: the table and what people upload. */
export class DataStack extends Stack {
  readonly keys: DataKeys
  readonly accessLogs: Bucket
  readonly table: TableV2
  readonly uploads: Bucket
  readonly photos: Bucket
  readonly documents: Bucket
  readonly search: Bucket

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, { ...stackSettings(stage), terminationProtection: stage.keepsData })
    this.keys = dataKeys(this, stage)
    this.table = singleTable(this, stage, this.keys.table)
    // For the operator, whose commands work on it: `npm run admin:grant -- <username> --stage …`.
    new CfnOutput(this, 'TableName', { value: this.table.tableName })

    this.accessLogs = accessLogBucket(this, 'AccessLogs', stage)
    const { accessLogs } = this
    this.uploads = this.#uploadBucket(stage)
    this.photos = privateBucket(this, 'Photos', stage, { accessLogs })
    this.photos.addToResourcePolicy(this.#readableByCloudFront())
    this.documents = this.#documentBucket(stage)
    this.search = privateBucket(this, 'Search', stage, { accessLogs })
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
      putOnce(bucket, [folders.photos, folders.imports]),
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
