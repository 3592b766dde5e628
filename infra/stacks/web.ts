import { CfnOutput, Stack } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type AddBehaviorOptions,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { edgeFunction } from '#infra/constructs/edge-function.ts'
import { apiOriginOf, photoOriginOf, siteOriginOf } from '#infra/constructs/origins.ts'
import { privateBucket } from '#infra/constructs/private-bucket.ts'
import { securityHeaders } from '#infra/constructs/security-headers.ts'
import type { ApiStack } from '#infra/stacks/api.ts'
import type { DataStack } from '#infra/stacks/data.ts'
import type { Stage } from '#infra/stage.ts'
import type { Contract } from '#shared/api/contract.ts'
import { photoUrl } from '#shared/schemas/photo.ts'

type Options = { stage: Stage; api: ApiStack; data: DataStack; contracts: readonly Contract[] }

const domainOf = (scope: Construct, { domain }: Stage) =>
  domain?.certificateArn && {
    domainNames: [domain.name],
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', domain.certificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  }

/** One origin for pages, API and photos, so that nothing needs CORS and the refresh cookie is first-party. */
export class WebStack extends Stack {
  /** The site's address, scheme and host. */
  readonly origin: string

  constructor(scope: Construct, id: string, { stage, api, data, contracts }: Options) {
    super(scope, id)
    const site = privateBucket(this, 'Site', stage)
    const common: AddBehaviorOptions = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: securityHeaders(this, {
        uploads: `https://${data.uploads.bucketRegionalDomainName}`,
        documents: `https://${data.documents.bucketRegionalDomainName}`,
      }),
    }
    const toApi: BehaviorOptions = {
      ...common,
      origin: apiOriginOf(api.api),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    }
    const photos = photoUrl('*')
    // CloudFront takes the first pattern that fits: a route that lies among the photos must come before them.
    const routesAmongPhotos = contracts
      .map(({ path }) => path)
      .filter((path) => path.startsWith(photoUrl('')))
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Sayara ${stage.name}`,
      defaultRootObject: 'index.html',
      defaultBehavior: {
        ...common,
        origin: siteOriginOf(this, site),
        functionAssociations: [edgeFunction(this, 'AppShell', 'app-shell.ts')],
      },
      additionalBehaviors: {
        ...Object.fromEntries(routesAmongPhotos.map((path) => [path, toApi])),
        [photos]: {
          ...common,
          origin: photoOriginOf(this, data.photos),
          functionAssociations: [edgeFunction(this, 'PhotoVariant', 'photo-variant.ts')],
        },
        '/api/*': toApi,
      },
      ...(domainOf(this, stage) || {}),
    })
    this.origin = `https://${stage.domain?.name ?? distribution.distributionDomainName}`
    new CfnOutput(this, 'SiteOrigin', { value: this.origin })
    new CfnOutput(this, 'SiteBucket', { value: site.bucketName })
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId })
  }
}
