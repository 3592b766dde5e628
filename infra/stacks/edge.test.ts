import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { beforeAll, describe, expect, it } from 'vitest'
import { EdgeStack } from '#infra/stacks/edge.ts'
import { stageFrom } from '#infra/stage.ts'
import { ofType, synthesise, type Resource } from '#infra/testing/synthesise.ts'
import { contracts } from '#shared/api/routes.ts'
import { limits } from '#shared/constants/limits.ts'
import { errors } from '#shared/errors.ts'

type Templates = ReturnType<typeof synthesise>
type Rate = {
  Limit: number
  EvaluationWindowSec: number
  ScopeDownStatement?: { RegexMatchStatement?: { RegexString: string } }
}
type Rule = {
  Name: string
  Priority: number
  Action?: { Block: { CustomResponse: { ResponseCode: number; CustomResponseBodyKey: string } } }
  Statement: {
    RateBasedStatement?: Rate
    SizeConstraintStatement?: Record<string, unknown>
    ManagedRuleGroupStatement?: { RuleActionOverrides: { Name: string; ActionToUse: unknown }[] }
  }
}
type Acl = { Scope: string; Rules: Rule[]; CustomResponseBodies: Record<string, { Content: string }> }

let prod: Templates
let withoutZone: Templates

beforeAll(() => {
  prod = synthesise({ stage: 'prod', domain: 'cars.example', hostedZoneId: 'Z0123456789' })
  withoutZone = synthesise({ domain: 'cars.example' })
})

const only = (part: string, type: string, templates = prod): Resource['Properties'] => {
  const [first, ...others] = ofType({ part: templates[part] ?? {} }, type)
  expect(others).toEqual([])
  return first?.Properties ?? {}
}
const acl = (templates = prod) => only('Edge', 'AWS::WAFv2::WebACL', templates) as unknown as Acl
const ruleOf = (name: string, templates = prod): Rule => {
  const rule = acl(templates).Rules.find(({ Name }) => Name === name)
  if (!rule) throw new Error(`There is no rule ${name}`)
  return rule
}

describe('the firewall', () => {
  it('stands before CloudFront, with AWS’s own rules', () => {
    expect(acl().Scope).toBe('CLOUDFRONT')
    for (const name of ['AmazonIpReputationList', 'KnownBadInputsRuleSet', 'CommonRuleSet'])
      expect(ruleOf(`AWSManagedRules${name}`)).toMatchObject({ OverrideAction: { None: {} } })
  })

  it('only counts what people may well write in a body, and lengths that are ours to say', () => {
    const { RuleActionOverrides = [] } =
      ruleOf('AWSManagedRulesCommonRuleSet').Statement.ManagedRuleGroupStatement ?? {}
    expect(RuleActionOverrides.map(({ Name }) => Name).toSorted()).toEqual([
      'CrossSiteScripting_BODY',
      'GenericLFI_BODY',
      'GenericRFI_BODY',
      'SizeRestrictions_BODY',
      'SizeRestrictions_QUERYSTRING',
    ])
    for (const { ActionToUse } of RuleActionOverrides) expect(ActionToUse).toEqual({ Count: {} })
  })

  it('refuses bodies that no route takes, and lets through every one that some route takes', () => {
    expect(ruleOf('BodySize').Statement.SizeConstraintStatement).toMatchObject({
      ComparisonOperator: 'GT',
      Size: limits.jsonBodyBytes,
      // The firewall inspects 64 KB; a longer body counts as too long.
      FieldToMatch: { Body: { OversizeHandling: 'MATCH' } },
    })
    expect(acl()).toMatchObject({
      AssociationConfig: { RequestBody: { CLOUDFRONT: { DefaultSizeInspectionLimit: 'KB_64' } } },
    })
    expect(limits.jsonBodyBytes).toBeLessThanOrEqual(64 * 1024)
  })

  it('refuses in the shape of the API', () => {
    for (const { Action } of acl().Rules.filter(({ Action }) => Action)) {
      const { ResponseCode, CustomResponseBodyKey } = Action?.Block.CustomResponse ?? {}
      const code = CustomResponseBodyKey as keyof typeof errors
      expect(ResponseCode).toBe(errors[code].status)
      expect(JSON.parse(acl().CustomResponseBodies[code]?.Content ?? '')).toEqual({
        code,
        message: errors[code].message,
      })
    }
  })
})

describe('what one address may do', () => {
  const rateOf = (name: string, templates = prod): Rate => {
    const rate = ruleOf(name, templates).Statement.RateBasedStatement
    if (!rate) throw new Error(`${name} counts nothing`)
    return rate
  }
  const regexOf = (name: string) =>
    new RegExp(rateOf(name).ScopeDownStatement?.RegexMatchStatement?.RegexString ?? 'none')

  it.each([
    [
      'SignIn',
      ['login', 'forgotPassword', 'resetPassword', 'sendSignInCode', 'signInWithCode', 'signInWithPasskey'],
    ],
    ['Registration', ['register', 'signUp']],
    ['Leads', ['createLead', 'sendPlateInquiry']],
    ['Views', ['recordView', 'recordPlateView']],
  ] as const)('%s is counted at the paths of %j and nowhere else', (name, ids) => {
    const counted = Object.values(contracts).filter(({ path }) =>
      regexOf(name).test(path.replaceAll(/\{\w+\}/g, 'plt_1')),
    )
    expect(counted.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('is more than the contracts allow one address in that time, whose own answers come first', () => {
    for (const [name, { limits }] of [
      ['SignIn', contracts.login],
      ['Registration', contracts.register],
    ] as const) {
      const { Limit, EvaluationWindowSec } = rateOf(name)
      const allowed = limits?.map(({ limit, seconds }) => limit * Math.max(1, EvaluationWindowSec / seconds))
      // All limits of a route hold together.
      expect(Limit).toBeGreaterThan(Math.min(...(allowed ?? [Infinity])))
    }
  })

  it('is far less than the API takes in all, and wide enough for a carrier’s phones', () => {
    const { Limit, EvaluationWindowSec } = rateOf('Api')
    expect(Limit / EvaluationWindowSec).toBe(100)
    expect(rateOf('Everything').Limit).toBeGreaterThan(Limit)
    expect(rateOf('Api', withoutZone).Limit).toBe(Limit / 10)
    for (const { Statement } of acl().Rules)
      expect(Statement.RateBasedStatement?.Limit ?? 10).toBeGreaterThanOrEqual(10)
  })
})

describe('what the firewall notes', () => {
  it('is what it stopped, under a name that AWS accepts, without what would let a reader act as somebody', () => {
    const logging = only('Edge', 'AWS::WAFv2::LoggingConfiguration')
    // Each making of the stack has a name of its own, since the group outlives it; and none ends in `:*`.
    expect(JSON.stringify(logging.LogDestinationConfigs)).toMatch(
      /:log-group:aws-waf-logs-sayara-prod-",.*AWS::StackId[^*]*$/,
    )
    expect(logging.LoggingFilter).toMatchObject({ DefaultBehavior: 'DROP' })
    expect(logging.RedactedFields).toEqual(
      expect.arrayContaining([
        { SingleHeader: { Name: 'authorization' } },
        { SingleHeader: { Name: 'cookie' } },
        { QueryString: {} },
      ]),
    )
    expect(only('Edge', 'AWS::Logs::LogGroup')).toMatchObject({ RetentionInDays: 90 })
    expect(acl()).toMatchObject({
      DataProtectionConfig: {
        DataProtections: expect.arrayContaining([
          { Action: 'SUBSTITUTION', Field: { FieldType: 'QUERY_STRING' } },
          { Action: 'SUBSTITUTION', Field: { FieldType: 'BODY' } },
        ]),
      },
    })
  })
})

describe('the certificate', () => {
  const type = 'AWS::CertificateManager::Certificate'

  it('is confirmed by a record in our zone, or by one that the operator makes', () => {
    expect(only('Edge', type)).toMatchObject({
      DomainName: 'cars.example',
      ValidationMethod: 'DNS',
      DomainValidationOptions: [{ HostedZoneId: 'Z0123456789' }],
    })
    expect(only('Edge', type, withoutZone)).toMatchObject({
      DomainName: 'cars.example',
      ValidationMethod: 'DNS',
    })
    expect(only('Edge', type, withoutZone)).not.toHaveProperty('DomainValidationOptions')
  })

  it('is the operator’s own where there is one, and none without a domain', () => {
    const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/a'
    const own = new EdgeStack(
      new App(),
      'Own',
      stageFrom({ region: 'eu-central-1', domain: 'cars.example', certificateArn }),
    )
    expect(own.certificate?.certificateArn).toBe(certificateArn)
    const nobodys = new EdgeStack(new App(), 'Nobodys', stageFrom({ region: 'eu-central-1' }))
    expect(nobodys.certificate).toBeUndefined()
    for (const stack of [own, nobodys]) Template.fromStack(stack).resourceCountIs(type, 0)
  })
})

describe('the site’s access log', () => {
  it('has neither addresses nor cookies, queries or what page came before', () => {
    const { RecordFields } = only('SiteLog', 'AWS::Logs::Delivery') as { RecordFields: string[] }
    expect(RecordFields).toEqual(expect.arrayContaining(['cs-uri-stem', 'sc-status', 'x-edge-request-id']))
    for (const field of RecordFields)
      expect(field).not.toMatch(/^c-ip|forwarded|cookie|query|referer|c-port/i)
  })

  it('is written by AWS’s log delivery alone, for the distribution, into a bucket without access lists', () => {
    expect(JSON.stringify(only('SiteLog', 'AWS::Logs::DeliverySource').ResourceArn)).toContain(
      'Sayara-prod-Web',
    )
    expect(only('SiteLog', 'AWS::S3::Bucket')).toMatchObject({
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
    })
    const policy = JSON.stringify(only('SiteLog', 'AWS::S3::BucketPolicy'))
    expect(policy.match(/"Effect":"Allow"/g)).toHaveLength(1)
    expect(policy).toContain('delivery.logs.amazonaws.com')
  })
})
