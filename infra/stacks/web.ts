import { Annotations, CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import {
  AccessLevel,
  type AddBehaviorOptions,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  HttpVersion,
  type IOrigin,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { apiOriginId } from '#infra/edge/event.ts'
import type { Stage } from '#infra/stage.ts'
import { originSecretHeader } from '#shared/constants/origin-headers.ts'
import { AaaaRecord, ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { edgeFunction } from '#infra/edge/bundle-edge.ts'
import {
  behaviourPattern,
  isKeptAtEdge,
  photoCache,
  pictureBehaviour,
  sharedAnswers,
} from '#infra/constructs/cache-behaviours.ts'
import { privateBucket } from '#infra/constructs/private-bucket.ts'
import { nameByRegion } from '#infra/constructs/regional-names.ts'
import { securityHeaders } from '#infra/constructs/security-headers.ts'
import { zoneOf } from '#infra/constructs/zone.ts'
import type { ApiStack } from './api.ts'
import type { DataStack } from './data.ts'
import type { EdgeStack } from './edge.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Contract } from '#shared/api/contract.ts'
import { photoFolder } from '#shared/constants/photos.ts'
import { videoFolder } from '#shared/constants/videos.ts'

/** The site's files. With the right to list, a missing one is a 404 and not a 403. */
const siteOriginOf = (scope: Construct, bucket: IBucket): IOrigin => {
  Annotations.of(scope).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    'The distribution has a root object, and the rewrite never asks the bucket for a folder.',
  )
  return S3BucketOrigin.withOriginAccessControl(bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  })
}

/** The photos. Their bucket lets this account's distributions in by itself, since its stack cannot know this one. */
const photoOriginOf = (scope: Construct, photos: IBucket): IOrigin => {
  Annotations.of(scope).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    'The data stack writes that policy.',
  )
  const imported = Bucket.fromBucketAttributes(scope, 'Photos', {
    bucketArn: photos.bucketArn,
    bucketRegionalDomainName: photos.bucketRegionalDomainName,
  })
  return S3BucketOrigin.withOriginAccessControl(imported)
}

/**
 * The API under its own name, which CloudFront must send as the host: hence no viewer's `Host` in its request policy. The secret is
 * CloudFormation's to look up, so that no template holds it; without hashes no function asks for one, and there may be none.
 */
const apiOriginOf = (host: string, { reference, hashes }: Stage['originSecret']): IOrigin =>
  new HttpOrigin(host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    originId: apiOriginId,
    ...(hashes.length > 0 && { customHeaders: { [originSecretHeader]: reference } }),
  })

type Options = {
  stage: Stage
  edge: EdgeStack
  api: ApiStack
  data: DataStack
  contracts: readonly Contract[]
}

/** A name of ours, with its certificate. Without one CloudFront's own certificate decides about TLS, and takes old versions too. */
const domainOf = ({ domain }: Stage, { certificate }: EdgeStack) =>
  domain &&
  certificate && {
    domainNames: [domain.name],
    certificate,
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  }

/**
 * Refusals of the API that CloudFront would otherwise keep for ten seconds, whatever their `no-store` says, and hand to others who
 * ask for the same address: also the 404 of a car that its owner may see. These have no page: the API's answer stays as it is.
 */
const keptFailures = [404, 500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) }))

/** One origin for pages, API and photos, so that nothing needs CORS and the refresh cookie is first-party. */
export class WebStack extends Stack {
  /** The site's address, scheme and host. */
  readonly origin: string
  readonly distribution: Distribution
  readonly site: Bucket

  constructor(scope: Construct, id: string, options: Options) {
    const { stage, edge, data } = options
    super(scope, id, stackSettings(stage))
    this.site = privateBucket(this, 'Site', stage, { accessLogs: data.accessLogs })
    const common: AddBehaviorOptions = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      responseHeadersPolicy: securityHeaders(
        this,
        {
          uploads: `https://${data.uploads.bucketRegionalDomainName}`,
          documents: `https://${data.documents.bucketRegionalDomainName}`,
        },
        stage.earlyScripts,
      ),
    }
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Sayara ${stage.name}`,
      webAclId: edge.webAclArn,
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      // 100 has no edge in the Middle East; 200 has those of the Gulf, and leaves out South America and Australia alone.
      priceClass: PriceClass.PRICE_CLASS_200,
      defaultRootObject: 'index.html',
      errorResponses: keptFailures,
      defaultBehavior: {
        ...common,
        origin: siteOriginOf(this, this.site),
        // Keeps what `cache-control` says: hashed files for a year, documents for no longer than a question whether it changed.
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        functionAssociations: [edgeFunction(this, 'AppShell', 'app-shell.ts')],
      },
      additionalBehaviors: this.#behaviours(common, options),
      ...domainOf(stage, edge),
    })
    this.origin = `https://${stage.domain?.name ?? this.distribution.distributionDomainName}`
    // Functions read it where there is no domain. With the first one it would be gone while those of the site, which come later, read it still.
    this.exportValue(this.distribution.distributionDomainName)
    this.#putIntoZone(stage)
    new CfnOutput(this, 'SiteOrigin', { value: this.origin })
    new CfnOutput(this, 'SiteBucket', { value: this.site.bucketName })
    new CfnOutput(this, 'DistributionId', { value: this.distribution.distributionId })
    // The name that an operator without a zone points the domain to.
    new CfnOutput(this, 'DistributionHost', { value: this.distribution.distributionDomainName })
    nameByRegion(this)
  }

  /** CloudFront takes the first pattern that fits: a route that lies among the photos or videos must come before them, and `/api/*` last. */
  #behaviours(
    common: AddBehaviorOptions,
    { stage, api, data, contracts }: Options,
  ): Record<string, BehaviorOptions> {
    const toApi: BehaviorOptions = {
      ...common,
      // No redirect: a program that sends a token over plain HTTP must fail at once, and not seem to work.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      origin: apiOriginOf(api.host, stage.originSecret),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: [edgeFunction(this, 'ViewerAddress', 'viewer-address.ts')],
    }
    const routesAmongFiles = contracts
      .map(({ path }) => path)
      .filter((path) => path.startsWith(photoFolder) || path.startsWith(videoFolder))
    const files: BehaviorOptions = {
      ...common,
      origin: photoOriginOf(this, data.photos),
      cachePolicy: photoCache(this),
      functionAssociations: [edgeFunction(this, 'PhotoVariant', 'photo-variant.ts')],
    }
    const pictures = contracts
      .filter(isKeptAtEdge)
      .map((contract) => [behaviourPattern(contract), pictureBehaviour(this, contract, toApi)] as const)
    return {
      ...Object.fromEntries(routesAmongFiles.map((path) => [path, toApi])),
      [`${photoFolder}*`]: files,
      // Parts of a video (range requests) come from CloudFront's own copy.
      [`${videoFolder}*`]: files,
      ...Object.fromEntries(pictures),
      ...sharedAnswers(this, contracts, toApi),
      '/api/*': toApi,
    }
  }

  #putIntoZone(stage: Stage): void {
    const zone = zoneOf(this, stage)
    if (!zone || !stage.domain) return
    const record = {
      zone,
      recordName: `${stage.domain.name}.`,
      target: RecordTarget.fromAlias(new CloudFrontTarget(this.distribution)),
    }
    new ARecord(this, 'Ipv4', record)
    new AaaaRecord(this, 'Ipv6', record)
  }
}
