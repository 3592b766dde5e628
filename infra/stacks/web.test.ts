import { beforeAll, describe, expect, it } from 'vitest'
import { behaviourPattern, isSharedAnswer, isKeptAtEdge } from '#infra/constructs/cache-behaviours.ts'
import { apiOriginId } from '#infra/edge/event.ts'
import { ofType, synthesise, type Resource } from '#infra/testing/synthesise.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { originSecretHeader, viewerAddressHeader } from '#shared/constants/origin-headers.ts'
import { contentSecurityPolicy, siteHeaders } from '#shared/rules/site-headers.ts'
import { earlyScript, hashSource } from '#infra/early-script.ts'
import { photoUrl } from '#shared/constants/photos.ts'

type Behaviour = {
  PathPattern: string
  TargetOriginId: string
  ViewerProtocolPolicy: string
  AllowedMethods: string[]
  CachePolicyId: unknown
  OriginRequestPolicyId?: unknown
  ResponseHeadersPolicyId: unknown
  Compress: boolean
  FunctionAssociations: { FunctionARN: { 'Fn::GetAtt': [string] } }[]
}
type Origin = {
  Id: string
  DomainName: unknown
  CustomOriginConfig?: Record<string, unknown>
  OriginAccessControlId?: unknown
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[]
}
type Config = {
  Origins: Origin[]
  CacheBehaviors: Behaviour[]
  DefaultCacheBehavior: Behaviour
  CustomErrorResponses: Record<string, unknown>[]
}
type Web = Record<string, Resource>

// AWS's own policies, by their ids.
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6'
const allButHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'

const version = '11111111-2222-3333-4444-555555555555'
let web: Web
let config: Config
let devWeb: Web
let devConfig: Config

const configOf = (web: Web) =>
  ofType({ web }, 'AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig as Config

beforeAll(() => {
  const secret = { originSecretHashes: 'a'.repeat(64), originSecretVersion: version }
  web =
    synthesise({ stage: 'prod', domain: 'cars.example', hostedZoneId: 'Z0123456789', ...secret })['Web'] ?? {}
  config = configOf(web)
  devWeb = synthesise()['Web'] ?? {}
  devConfig = configOf(devWeb)
})

const behaviour = (pattern: string): Behaviour => {
  const found = config.CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern)
  if (!found) throw new Error(`There is no behaviour for ${pattern}`)
  return found
}
const everyBehaviour = () => [config.DefaultCacheBehavior, ...config.CacheBehaviors]
const functionsOf = ({ FunctionAssociations }: Behaviour) =>
  FunctionAssociations.map(({ FunctionARN }) => FunctionARN['Fn::GetAtt'][0].replace(/[0-9A-F]{8}$/, ''))

const pictures = liveRoutes.filter(isKeptAtEdge)
const answers = liveRoutes.filter(isSharedAnswer)

describe('the distribution', () => {
  it('sends routes among the photos and videos to the API, those to their bucket, then what may be kept, then the rest of the API', () => {
    expect(config.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/api/listing-images/upload-url',
      '/api/listing-videos/upload-url',
      '/api/listing-images/*',
      '/api/listing-videos/*',
      ...[...pictures, ...answers].map(behaviourPattern),
      '/api/*',
    ])
  })

  it('speaks TLS 1.2 and later, HTTP/2 and 3 and both versions of IP, from edges of the Gulf too', () => {
    expect(config).toMatchObject({
      Aliases: ['cars.example'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
      HttpVersion: 'http2and3',
      IPV6Enabled: true,
      PriceClass: 'PriceClass_200',
    })
    expect(devConfig).not.toHaveProperty('ViewerCertificate')
  })

  it('has the firewall and the certificate of us-east-1', () => {
    expect(config).toMatchObject({
      WebACLId: { 'Fn::GetStackOutput': { StackName: 'Sayara-prod-Edge', Region: 'us-east-1' } },
      ViewerCertificate: {
        AcmCertificateArn: {
          'Fn::GetStackOutput': { StackName: 'Sayara-prod-Edge', Region: 'us-east-1' },
        },
      },
    })
    expect(devConfig).toHaveProperty('WebACLId')
  })

  it('has no error pages, which would replace the API’s refusals, and keeps no failure for the next who asks', () => {
    expect(config.CustomErrorResponses).toEqual(
      [404, 500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    )
  })

  it('answers over HTTPS, compressed, with the security headers everywhere; only people are led there from HTTP', () => {
    for (const behaviour of everyBehaviour()) {
      const isApi = behaviour.TargetOriginId === apiOriginId
      expect(behaviour.ViewerProtocolPolicy).toBe(isApi ? 'https-only' : 'redirect-to-https')
      expect(behaviour.ResponseHeadersPolicyId).toBeDefined()
      expect(behaviour.Compress).toBe(true)
    }
  })

  it('reads buckets by origin access control alone', () => {
    const controls = ofType({ web }, 'AWS::CloudFront::OriginAccessControl')
    expect(controls).toHaveLength(2)
    for (const { Properties } of controls) {
      expect(Properties.OriginAccessControlConfig).toMatchObject({
        SigningBehavior: 'always',
        SigningProtocol: 'sigv4',
      })
    }
    const buckets = config.Origins.filter(({ CustomOriginConfig }) => !CustomOriginConfig)
    expect(buckets).toHaveLength(2)
    for (const { OriginAccessControlId } of buckets) expect(OriginAccessControlId).toBeDefined()
    expect(ofType({ web }, 'AWS::CloudFront::CloudFrontOriginAccessIdentity')).toEqual([])
  })

  it('is what the domain points to, by both versions of IP', () => {
    const records = ofType({ web }, 'AWS::Route53::RecordSet').map(({ Properties }) => Properties)
    expect(records.map(({ Name, Type }) => `${String(Name)} ${String(Type)}`)).toEqual([
      'cars.example. A',
      'cars.example. AAAA',
    ])
    for (const { AliasTarget } of records)
      expect(AliasTarget).toMatchObject({
        DNSName: { 'Fn::GetAtt': [expect.stringMatching(/^Distribution/), 'DomainName'] },
      })
    expect(ofType({ devWeb }, 'AWS::Route53::RecordSet')).toEqual([])
  })
})

describe('pages', () => {
  it('are kept by what their files say, in a key of the path alone', () => {
    expect(config.DefaultCacheBehavior.CachePolicyId).toBe(cachingOptimized)
    expect(config.DefaultCacheBehavior).not.toHaveProperty('OriginRequestPolicyId')
    expect(functionsOf(config.DefaultCacheBehavior)).toEqual(['AppShell'])
  })
})

describe('the API', () => {
  const origin = () => config.Origins.find(({ Id }) => Id === apiOriginId)

  it('is cached nowhere else, and gets everything but the visitor’s Host', () => {
    for (const pattern of ['/api/*', '/api/listing-images/upload-url']) {
      expect(behaviour(pattern)).toMatchObject({
        CachePolicyId: cachingDisabled,
        OriginRequestPolicyId: allButHost,
        TargetOriginId: apiOriginId,
      })
    }
  })

  it('is told where the visitor is, on every way to it', () => {
    const ways = config.CacheBehaviors.filter(({ TargetOriginId }) => TargetOriginId === apiOriginId)
    expect(ways).toHaveLength(3 + pictures.length + answers.length)
    for (const way of ways) expect(functionsOf(way)).toEqual(['ViewerAddress'])
  })

  it('is asked over TLS 1.2 under its own name, with the secret that CloudFormation looks up', () => {
    expect(origin()).toMatchObject({
      DomainName: { 'Fn::ImportValue': expect.stringContaining('Sayara-prod-Api:') },
      CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
      OriginCustomHeaders: [
        {
          HeaderName: originSecretHeader,
          HeaderValue: `{{resolve:secretsmanager:sayara/prod/origin-secret:SecretString:::${version}}}`,
        },
      ],
    })
  })

  it('is sent no secret where none is asked for', () => {
    expect(devConfig.Origins.find(({ Id }) => Id === apiOriginId)).not.toHaveProperty('OriginCustomHeaders')
  })
})

describe('photos', () => {
  it('are asked for again after five minutes, so that a deleted one is gone then', () => {
    const { CachePolicyId } = behaviour(photoUrl('*'))
    const id = (CachePolicyId as unknown as { Ref: string }).Ref
    expect(web[id]?.Properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      MaxTTL: 300,
      ParametersInCacheKeyAndForwardedToOrigin: {
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
      },
    })
  })
})

describe('pictures', () => {
  it('are those that routes draw for everybody', () => {
    expect(pictures.map(({ id }) => id)).toContain('getPlateImage')
  })

  it('are the only routes that their patterns fit', () => {
    for (const picture of pictures) {
      const pattern = new RegExp(`^${behaviourPattern(picture).replaceAll('*', '.*')}$`)
      expect(liveRoutes.filter(({ path }) => pattern.test(path))).toEqual([picture])
    }
  })

  it('are kept by path and by what their contract asks, for as long as it says', () => {
    const policies = ofType({ web }, 'AWS::CloudFront::CachePolicy').map(
      ({ Properties }) => Properties.CachePolicyConfig,
    )
    // Two more are those of photos and of answers.
    expect(policies).toHaveLength(pictures.length + 2)
    expect(policies).toContainEqual(
      expect.objectContaining({
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: 3600,
        ParametersInCacheKeyAndForwardedToOrigin: expect.objectContaining({
          QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['format', 'v'] },
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'none' },
        }),
      }),
    )
    for (const picture of pictures) {
      const { CachePolicyId, TargetOriginId } = behaviour(behaviourPattern(picture))
      expect(TargetOriginId).toBe(apiOriginId)
      expect(CachePolicyId).not.toBe(cachingDisabled)
    }
  })

  it('are asked for with nothing of the visitor but the address, which their limit counts', () => {
    for (const { Properties } of ofType({ web }, 'AWS::CloudFront::OriginRequestPolicy')) {
      expect(Properties.OriginRequestPolicyConfig).toMatchObject({
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: [viewerAddressHeader] },
        CookiesConfig: { CookieBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
      })
    }
  })
})

describe('answers that are the same for everybody', () => {
  it('are those that everybody’s pages ask for', () => {
    expect(answers.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['getMakesModels', 'getLocations', 'listDealers', 'listFinancingProviders']),
    )
    for (const { access, query } of answers) expect([access, query]).toEqual(['public', undefined])
  })

  it('have patterns that fit no other path', () => {
    for (const answer of answers) {
      const pattern = new RegExp(`^${behaviourPattern(answer).replaceAll('*', '.*')}$`)
      const fitting = liveRoutes.filter(({ path }) => pattern.test(path)).map(({ path }) => path)
      expect(new Set(fitting)).toEqual(new Set([answer.path]))
    }
  })

  it('are kept per path and encoding for as long as they say themselves, and reach the API as everything does', () => {
    for (const answer of answers) {
      const { CachePolicyId, OriginRequestPolicyId, AllowedMethods } = behaviour(behaviourPattern(answer))
      expect(
        web[(CachePolicyId as unknown as { Ref: string }).Ref]?.Properties.CachePolicyConfig,
      ).toMatchObject({
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: Math.max(...answers.map(({ sharedCacheSeconds = 0 }) => sharedCacheSeconds)),
        ParametersInCacheKeyAndForwardedToOrigin: {
          EnableAcceptEncodingGzip: true,
          QueryStringsConfig: { QueryStringBehavior: 'none' },
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'none' },
        },
      })
      expect(OriginRequestPolicyId).toBe(allButHost)
      expect(AllowedMethods).toContain('POST')
    }
  })
})

describe('the security headers', () => {
  const inlineScript = hashSource(earlyScript())
  const allowed = { uploads: 'https://u.example', documents: 'https://d.example', inlineScript }
  const policy = contentSecurityPolicy(allowed)
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

  it('are those that the local gateway sends', () => {
    const sent = ofType({ web }, 'AWS::CloudFront::ResponseHeadersPolicy').map(
      ({ Properties }) => Properties.ResponseHeadersPolicyConfig,
    ) as { SecurityHeadersConfig: Record<string, unknown>; CustomHeadersConfig: unknown }[]
    expect(sent).toHaveLength(1)
    const { SecurityHeadersConfig, CustomHeadersConfig } = sent[0] ?? {}
    const { 'content-security-policy': csp, ...others } = siteHeaders(allowed)
    // The origins of the buckets are known at deployment only.
    const [start = ''] = csp?.split('https://') ?? []
    expect(start).toContain(`script-src 'self' ${inlineScript}; style-src `)
    expect(JSON.stringify(SecurityHeadersConfig?.ContentSecurityPolicy)).toContain(start)
    expect(SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: others['x-frame-options'], Override: true },
      ReferrerPolicy: { ReferrerPolicy: others['referrer-policy'] },
    })
    expect(others['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(CustomHeadersConfig).toEqual({
      Items: [{ Header: 'permissions-policy', Value: others['permissions-policy'], Override: true }],
    })
  })

  it('allow one inline script, by its hash, and nobody’s frame', () => {
    expect(directive('script-src')).toBe(`script-src 'self' ${inlineScript}`)
    // Each document narrows this one to its own sheet (web/document.test.ts).
    expect(directive('style-src')).toBe("style-src 'self' 'unsafe-inline'")
    expect(policy.replace("'unsafe-inline'", '')).not.toMatch(/unsafe|\*/)
    for (const name of ['manifest-src', 'worker-src', 'form-action'])
      expect(directive(name)).toBe(`${name} 'self'`)
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(directive(name)).toBe(`${name} 'none'`)
  })

  it('let pages send files to both stores, and show documents from one', () => {
    expect(directive('connect-src')).toBe("connect-src 'self' https://u.example https://d.example")
    expect(directive('frame-src')).toBe('frame-src https://d.example')
  })
})
