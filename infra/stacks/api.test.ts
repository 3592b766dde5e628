import { beforeAll, describe, expect, it } from 'vitest'
import { ofType, synthesise, type Resource } from '#infra/testing/synthesise.ts'
import { liveRoutes } from '#shared/api/routes.ts'

type Templates = ReturnType<typeof synthesise>
type Throttle = { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }

const hash = 'a'.repeat(64)
let prod: Templates
let dev: Templates

beforeAll(() => {
  prod = synthesise({
    stage: 'prod',
    domain: 'cars.example',
    hostedZoneId: 'Z0123456789',
    originSecretHashes: hash,
  })
  dev = synthesise()
})

const only = (templates: Templates, type: string): Resource['Properties'] => {
  const [first, ...others] = ofType(templates, type)
  expect(others).toEqual([])
  return first?.Properties ?? {}
}

describe('the API’s own name', () => {
  it('is one of ours where the zone is, and AWS’s is closed', () => {
    expect(only(prod, 'AWS::ApiGatewayV2::Api').DisableExecuteApiEndpoint).toBe(true)
    expect(only(prod, 'AWS::ApiGatewayV2::DomainName')).toMatchObject({
      DomainName: 'origin.cars.example',
      DomainNameConfigurations: [{ EndpointType: 'REGIONAL', SecurityPolicy: 'TLS_1_2' }],
    })
    expect(only(prod, 'AWS::ApiGatewayV2::ApiMapping')).toMatchObject({ Stage: '$default' })
    const api = prod['Api'] ?? {}
    expect(ofType({ api }, 'AWS::Route53::RecordSet').map(({ Properties }) => Properties.Name)).toEqual([
      'origin.cars.example.',
    ])
    expect(only({ api }, 'AWS::CertificateManager::Certificate')).toMatchObject({
      DomainName: 'origin.cars.example',
      DomainValidationOptions: [{ HostedZoneId: 'Z0123456789' }],
    })
  })

  it('may be AWS’s too until CloudFront calls ours, where the zone came after the site', () => {
    const later = synthesise({
      stage: 'prod',
      domain: 'cars.example',
      hostedZoneId: 'Z0123456789',
      awsApiName: 'open',
    })
    expect(only(later, 'AWS::ApiGatewayV2::Api').DisableExecuteApiEndpoint).toBe(false)
    expect(only(later, 'AWS::ApiGatewayV2::DomainName').DomainName).toBe('origin.cars.example')
  })

  it('is AWS’s where there is no zone', () => {
    expect(only(dev, 'AWS::ApiGatewayV2::Api').DisableExecuteApiEndpoint).toBe(false)
    for (const type of ['DomainName', 'ApiMapping'])
      expect(ofType(dev, `AWS::ApiGatewayV2::${type}`)).toEqual([])
  })
})

describe('who comes around CloudFront', () => {
  const hashesOf = (templates: Templates) =>
    ofType(templates, 'AWS::Lambda::Function').map(({ Properties }) => {
      const { Variables } = Properties.Environment as { Variables: Record<string, unknown> }
      return Variables.ORIGIN_SECRET_HASHES
    })

  it('is known to every function by the hashes of the secret', () => {
    expect(new Set(hashesOf(prod))).toEqual(new Set([hash]))
    expect(new Set(hashesOf(dev))).toEqual(new Set([undefined]))
  })
})

it('lets no other site’s page read an answer: there is no CORS', () => {
  for (const templates of [prod, dev])
    expect(only(templates, 'AWS::ApiGatewayV2::Api')).not.toHaveProperty('CorsConfiguration')
})

describe('throttles', () => {
  // Quotas of the UAE region; elsewhere they are higher.
  const quota = { rate: 2500, burst: 1250 }
  const stageOf = (templates: Templates) =>
    only(templates, 'AWS::ApiGatewayV2::Stage') as {
      DefaultRouteSettings: Throttle
      RouteSettings: Record<string, Throttle>
    }

  it('stay below what the account has', () => {
    for (const templates of [prod, dev]) {
      const { DefaultRouteSettings } = stageOf(templates)
      expect(DefaultRouteSettings.ThrottlingRateLimit).toBeLessThan(quota.rate)
      expect(DefaultRouteSettings.ThrottlingBurstLimit).toBeLessThan(quota.burst)
    }
  })

  it('are narrower for exactly the routes that limit an address, and never wider than that of all', () => {
    const limited = liveRoutes.filter(({ limits }) => limits?.some(({ per }) => per === 'ip'))
    for (const templates of [prod, dev]) {
      const { DefaultRouteSettings, RouteSettings } = stageOf(templates)
      expect(Object.keys(RouteSettings).toSorted()).toEqual(
        limited.map(({ method, path }) => `${method} ${path}`).toSorted(),
      )
      for (const settings of Object.values(RouteSettings)) {
        expect(settings.ThrottlingRateLimit).toBeLessThanOrEqual(DefaultRouteSettings.ThrottlingRateLimit)
        expect(settings.ThrottlingBurstLimit).toBeLessThanOrEqual(DefaultRouteSettings.ThrottlingBurstLimit)
      }
    }
  })

  it('are set for routes that exist: API Gateway refuses any other', () => {
    const keys = ofType(prod, 'AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey)
    for (const key of Object.keys(stageOf(prod).RouteSettings)) expect(keys).toContain(key)
  })

  it('follow what one address may do: few registrations, many views', () => {
    const { RouteSettings } = stageOf(prod)
    const rates = ['POST /api/register', 'POST /api/login', 'POST /api/listings/{id}/views'].map(
      (key) => RouteSettings[key]?.ThrottlingRateLimit,
    )
    // 60 an hour, 120 and 600 a minute, by fifty addresses; not below 10 a second.
    expect(rates).toEqual([10, 100, 500])
    expect(RouteSettings).not.toHaveProperty('GET /api/listings')
  })
})

it('notes each request as JSON, and nothing of who sent it', () => {
  const { AccessLogSettings } = only(prod, 'AWS::ApiGatewayV2::Stage') as {
    AccessLogSettings: { Format: string }
  }
  const fields = Object.values<string>(JSON.parse(AccessLogSettings.Format))
  expect(fields).toEqual(
    expect.arrayContaining(['$context.requestId', '$context.routeKey', '$context.status']),
  )
  for (const field of fields) expect(field).not.toMatch(/identity|authorizer|\.path|domainName/)
})
