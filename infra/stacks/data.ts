import { ArnFormat, CfnOutput, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { privateBucket } from '#infra/constructs/private-bucket.ts'
import { singleTable } from '#infra/constructs/single-table.ts'
import type { Stage } from '#infra/stage.ts'

/** Everything that must outlive a deployment: the table and what people upload. */
export class DataStack extends Stack {
  readonly table: TableV2
  readonly uploads: Bucket
  readonly photos: Bucket
  readonly documents: Bucket
  readonly documentKey: Key
  readonly search: Bucket

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, { terminationProtection: stage.keepsData })
    this.table = singleTable(this, stage)
    // For the operator, whose commands work on it: `npm run admin:grant -- <username> --stage …`.
    new CfnOutput(this, 'TableName', { value: this.table.tableName })

    // A raw photo is used within seconds; a week leaves time to send failed events through the job again.
    this.uploads = privateBucket(this, 'Uploads', stage, { takesUploads: true, expiresAfterDays: 7 })
    this.photos = privateBucket(this, 'Photos', stage)
    this.photos.addToResourcePolicy(this.#readableByCloudFront())

    this.documentKey = new Key(this, 'DocumentKey', {
      description: 'ID cards, registration cards and licences',
      enableKeyRotation: true,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
    this.documents = privateBucket(this, 'Documents', stage, { takesUploads: true, key: this.documentKey })
    this.search = privateBucket(this, 'Search', stage)
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
