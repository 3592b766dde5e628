import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import type { Stage } from '#infra/stage.ts'

/** The zone that our records go to, if the operator has one in Route 53. Nothing is looked up: synthesis works without AWS. */
export const zoneOf = (scope: Construct, { domain }: Stage): IHostedZone | undefined =>
  domain?.hostedZone &&
  HostedZone.fromHostedZoneAttributes(scope, 'Zone', {
    hostedZoneId: domain.hostedZone.id,
    zoneName: domain.hostedZone.name,
  })
