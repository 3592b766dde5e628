import { beforeAll, describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '#infra/content-security-policy.ts'
import { apiOriginId } from '#infra/edge/origin-ids.ts'
import { ofType, synthesise, type Resource } from '#infra/testing/synthesise.ts'

type Behaviour = {
  PathPattern: string
  TargetOriginId: string
  ViewerProtocolPolicy: string
  CachePolicyId: unknown
  ResponseHeadersPolicyId: unknown
}
type Config = {
  Origins: { Id: string }[]
  CacheBehaviors: Behaviour[]
  DefaultCacheBehavior: Behaviour
  CustomErrorResponses?: unknown
}

let web: Record<string, Resource>
let config: Config

beforeAll(() => {
  web = synthesise()['Web'] ?? {}
  config = ofType({ web }, 'AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig as Config
}, 120_000)

describe('the distribution', () => {
  it('sends routes that lie among the photos to the API, photos to their bucket, then the rest of the API', () => {
    expect(config.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/api/listing-images/upload-url',
      '/api/listing-images/*',
      '/api/*',
    ])
  })

  it('has the API under the name by which the edge selects it for crawlers, where only the path makes a difference', () => {
    expect(config.Origins.map(({ Id }) => Id)).toContain(apiOriginId)
    expect(config.CacheBehaviors.at(-1)?.TargetOriginId).toBe(apiOriginId)
    // AWS’s own CachingOptimized: neither query nor headers are in its keys, nor sent on.
    expect(config.DefaultCacheBehavior).toMatchObject({
      CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
    })
    expect(config.DefaultCacheBehavior).not.toHaveProperty('OriginRequestPolicyId')
  })

  it('never caches the API: AWS’s own CachingDisabled', () => {
    const api = config.CacheBehaviors.filter(({ PathPattern }) => PathPattern !== '/api/listing-images/*')
    for (const { CachePolicyId } of api) expect(CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad')
  })

  it('has no error pages of its own, which would replace the API’s refusals', () => {
    expect(config.CustomErrorResponses).toBeUndefined()
  })

  it('answers over HTTPS with the security headers everywhere', () => {
    for (const behaviour of [config.DefaultCacheBehavior, ...config.CacheBehaviors]) {
      expect(behaviour.ViewerProtocolPolicy).toBe('redirect-to-https')
      expect(behaviour.ResponseHeadersPolicyId).toBeDefined()
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
  })
})

describe('the content security policy', () => {
  const policy = contentSecurityPolicy({ uploads: 'https://u.example', documents: 'https://d.example' })
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

  it('is sent', () => {
    const headers = ofType({ web }, 'AWS::CloudFront::ResponseHeadersPolicy').map(({ Properties }) =>
      JSON.stringify(Properties),
    )
    expect(headers).toHaveLength(1)
    expect(headers[0]).toContain("default-src 'self'; script-src 'self'; style-src 'self'")
  })

  it('allows nothing inline and nobody’s frame', () => {
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(directive('script-src')).toBe("script-src 'self'")
    expect(directive('object-src')).toBe("object-src 'none'")
    expect(directive('base-uri')).toBe("base-uri 'none'")
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'")
  })

  it('lets pages send files to both stores', () => {
    expect(directive('connect-src')).toBe("connect-src 'self' https://u.example https://d.example")
  })
})
