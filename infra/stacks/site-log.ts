import { ArnFormat, CfnOutput, Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { privateBucket } from '#infra/constructs/private-bucket.ts'
import { edgeRegion } from '#infra/regions.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'

/**
 * Logged fields of a request to the site. Left out: addresses, cookies, and the query and `Referer`, since the link of an email has
 * its token in the query. Country and network stand for the address.
 */
const recordFields = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'cs-method',
  'cs-uri-stem',
  'cs(User-Agent)',
  'cs-protocol-version',
  'ssl-protocol',
  'sc-status',
  'sc-content-type',
  'sc-bytes',
  'time-to-first-byte',
  'time-taken',
  'c-country',
  'asn',
]

/**
 * CloudFront's access log. Its older kind needs buckets with access control lists and cannot write to regions that an account has to
 * opt into, as the UAE's; the newer one is set up in us-east-1 wherever the rest is, after the distribution.
 */
export class SiteLogStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, distributionId }: { stage: Stage; distributionId: string },
  ) {
    super(scope, id, stackSettings(stage, edgeRegion))
    const requests = privateBucket(this, 'Requests', stage, { expiresAfterDays: stage.logRetention })
    requests.addToResourcePolicy(this.#delivery(requests))

    const name = `sayara-${stage.name}-site`
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: this.formatArn({
        service: 'cloudfront',
        region: '',
        resource: 'distribution',
        resourceName: distributionId,
      }),
    })
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      outputFormat: 'json',
      destinationResourceArn: requests.bucketArn,
    })
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields,
    })
    delivery.addResourceDependency(source)
    // Without its permission the delivery is refused.
    if (requests.policy) delivery.node.addDependency(requests.policy)
    new CfnOutput(this, 'RequestLogBucket', { value: requests.bucketName })
  }

  /** AWS's log delivery may write here, for sources of this account. */
  #delivery(bucket: Bucket): PolicyStatement {
    const sources = this.formatArn({
      service: 'logs',
      resource: 'delivery-source',
      resourceName: '*',
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    return new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`AWSLogs/${this.account}/*`)],
      conditions: {
        StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', 'aws:SourceAccount': this.account },
        ArnLike: { 'aws:SourceArn': sources },
      },
    })
  }
}
