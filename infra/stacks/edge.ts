import { CfnOutput, CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib'
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Construct, IConstruct } from 'constructs'
import { zoneOf } from '#infra/constructs/zone.ts'
import { firewall, firewallLog } from '#infra/firewall/firewall.ts'
import { edgeRegion } from '#infra/regions.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'

/** Resources that CloudFront takes from us-east-1 alone: its firewall and its certificate. */
export class EdgeStack extends Stack {
  readonly webAclArn: string
  /** Absent without a domain: the site then has CloudFront's own. */
  readonly certificate: ICertificate | undefined

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, stackSettings(stage, edgeRegion))
    const acl = firewall(this, stage)
    firewallLog(this, stage, acl)
    readAcrossRegions(acl)
    this.webAclArn = acl.attrArn
    this.certificate = this.#certificateOf(stage)
    new CfnOutput(this, 'WebAcl', { value: acl.attrArn })
  }

  /** The operator's own, or a new one. Without a zone of ours the stack waits until its record exists, which the deploy shows. */
  #certificateOf(stage: Stage): ICertificate | undefined {
    if (!stage.domain) return undefined
    const { name, certificateArn } = stage.domain
    if (certificateArn) return Certificate.fromCertificateArn(this, 'Certificate', certificateArn)
    const certificate = new Certificate(this, 'Certificate', {
      domainName: name,
      validation: CertificateValidation.fromDns(zoneOf(this, stage)),
    })
    readAcrossRegions(certificate)
    return certificate
  }
}

/**
 * An export ends at the border of its region, so the distribution's stack looks these up (Fn::GetStackOutput), each once. Within a region
 * all references are exports: CloudFormation throttles a deploy at some 75 lookups (aws/aws-cdk#38010), and the routes make 2,600.
 */
const readAcrossRegions = (resource: IConstruct): void =>
  CrossStackReferences.of(resource).produce(ReferenceStrength.WEAK)
