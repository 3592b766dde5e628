import { loadAwsServiceSpec } from '@aws-cdk/aws-service-spec'
import type { SpecDatabase } from '@aws-cdk/service-spec-types'
import { beforeAll, describe, expect, it } from 'vitest'
import { stackPart } from '#infra/stack-name.ts'
import { boundary } from '#infra/boundary.ts'
import { hashSource } from '#infra/early-script.ts'
import { actionsOf, ownStatements, roleStatements } from '#infra/testing/statements.ts'
import { makeApp, synthesiseTemplates, type Template } from '#infra/testing/synthesise.ts'
import { limits } from './limits.ts'
import { listOf, resourcesOf } from './template-measures.ts'
import { templateProblems } from './template-problems.ts'

/** The inline scripts of two releases before. */
const before = ['one', 'two'].map((text) => hashSource(text).slice(1, -1))

const stages = {
  dev: {},
  'prod with a zone': {
    stage: 'prod',
    domain: 'cars.example',
    hostedZoneId: 'Z0000000000',
    operatorMail: 'ops@cars.example',
    earlyScripts: before.join(','),
  },
  'prod deployed by a repository': {
    stage: 'prod',
    domain: 'cars.example',
    hostedZoneId: 'Z0000000000',
    repository: 'sayara/sayara',
  },
  'prod without a zone': { stage: 'prod', domain: 'cars.example', operatorMail: 'ops@cars.example' },
}

let database: SpecDatabase
beforeAll(async () => {
  database = await loadAwsServiceSpec()
})

describe.each(Object.entries(stages))('a deploy of %s', (_, context: Record<string, string>) => {
  it('has nothing that CloudFormation’s own schemas refuse', () => {
    for (const [part, template] of Object.entries(synthesiseTemplates(context)))
      expect(templateProblems(database, template), part).toEqual([])
  })

  it.each(limits)('stays within AWS’s limit of $name', ({ find, allowed }) => {
    expect(find(synthesiseTemplates(context))).toBeLessThanOrEqual(allowed)
  })

  it('looks a value of another region up once in a stack, and takes those of its own as exports', () => {
    for (const template of Object.values(synthesiseTemplates(context))) {
      const lookups = JSON.stringify(template).match(/\{"Fn::GetStackOutput":\{[^}]+\}/g) ?? []
      expect(lookups.length).toBe(new Set(lookups).size)
    }
  })
})

it('the headers of a site allow the inline scripts of the releases before, too', () => {
  const [, sources = ''] =
    /script-src 'self' ([^;]*)/.exec(
      JSON.stringify(synthesiseTemplates(stages['prod with a zone'])['Web']),
    ) ?? []
  expect(sources.split(' ').slice(1)).toEqual(before.map((hash) => `'${hash}'`))
})

// CloudFormation removes no export that a stack reads, and that stack comes later.
it.each([
  ['a domain', stages.dev, stages['prod without a zone']],
  ['a zone', stages['prod without a zone'], stages['prod with a zone']],
])('a stage that gets %s keeps every export', (_, earlier, later) => {
  const exportsOf = (context: Record<string, string>) =>
    Object.entries(synthesiseTemplates(context)).flatMap(([part, { Outputs = {} }]) =>
      Object.keys(Outputs).flatMap((id) => (Outputs[id]?.Export ? [`${part} ${id}`] : [])),
    )
  expect(exportsOf(later)).toEqual(expect.arrayContaining(exportsOf(earlier)))
})

describe('a stage in another region, beside its lost self', () => {
  // What an account may name once, whatever the region; the stacks of us-east-1 are the same ones.
  const named = /^AWS::(?:CloudFront|CloudTrail|IAM|S3)::(?!BucketPolicy)/

  /** The names of such resources: `Web AWS::CloudFront::CachePolicy`, then the name. */
  const namesIn = (region: string): string[] => {
    const templates = Object.entries(synthesiseTemplates({ ...stages['prod with a zone'], region }))
    const resources = templates
      .filter(([part]) => !part.startsWith('Edge'))
      .flatMap(([part, { Resources }]) => Object.values(Resources).map((resource) => ({ part, ...resource })))
    return resources.flatMap(({ part, Type, Properties }) => {
      if (!named.test(Type)) return []
      // Names of its own, and those in its configuration.
      const config = Object.values(Properties).find((value) => typeof value === 'object')
      const places = { ...Properties, ...(config as object) } as Record<string, unknown>
      return ['Name', 'TrailName', 'BucketName', 'ManagedPolicyName', 'RoleName'].flatMap((key) =>
        typeof places[key] === 'string' ? [`${part} ${Type} ${places[key]}`] : [],
      )
    })
  }

  it('takes no name that is taken', () => {
    const lost = new Set(namesIn('me-central-1'))
    expect(lost.size).toBeGreaterThan(8)
    expect(namesIn('eu-central-1').filter((name) => lost.has(name))).toEqual([])
  })
})

describe('the order of the stacks', () => {
  const orderOf = (context: Record<string, string>) => {
    const { app, end } = makeApp(context)
    const stacks = app.synth().stacks.map(({ id, stackName, dependencies, template }) => ({
      id,
      part: stackPart(stackName),
      dependencies,
      template: template as Template,
    }))
    end()
    const needs = new Map(stacks.map((stack) => [stack.id, stack.dependencies.map(({ id }) => id)]))
    const comesAfter = (one: string, other: string): boolean =>
      (needs.get(one) ?? []).some((id) => id === other || comesAfter(id, other))
    const idOf = (part: string) => stacks.find((stack) => stack.part === part)?.id ?? part
    return {
      stacks,
      comesAfter,
      isAfter: (one: string, other: string) => comesAfter(idOf(one), idOf(other)),
    }
  }

  it.each(Object.entries(stages))(
    'changes jobs before the search, and that before routes on %s',
    (_, context) => {
      const { stacks, isAfter } = orderOf(context)
      const ofRoutes = stacks.map(({ part }) => part).filter((part) => part.startsWith('Routes'))
      expect(ofRoutes).toHaveLength(8)
      expect(isAfter('Search', 'Jobs')).toBe(true)
      for (const part of ofRoutes) expect(isAfter(part, 'Search'), part).toBe(true)
      expect(isAfter('ApiStage', 'RoutesAdmin')).toBe(true)
    },
  )

  it('changes what visitors meet last, where the site has a name of its own', () => {
    expect(orderOf(stages['prod with a zone']).isAfter('Web', 'ApiStage')).toBe(true)
    expect(orderOf(stages['prod without a zone']).isAfter('Web', 'ApiStage')).toBe(true)
    // Without one the functions are told the name that CloudFront makes up.
    expect(orderOf(stages.dev).isAfter('Jobs', 'Web')).toBe(true)
  })

  it('changes the HTTP API in one stack at a time', () => {
    const { stacks, comesAfter } = orderOf(stages['prod with a zone'])
    const ofApi = stacks.filter(({ template }) =>
      Object.values(template.Resources).some(({ Type }) => Type.startsWith('AWS::ApiGatewayV2::')),
    )
    expect(ofApi.length).toBeGreaterThan(6)
    for (const { id } of ofApi)
      for (const { id: other } of ofApi)
        expect(id === other || comesAfter(id, other) || comesAfter(other, id), `${id}, ${other}`).toBe(true)
  })
})

describe('a role', () => {
  const isIn = (patterns: readonly string[], action: string): boolean =>
    patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(action))
  const ofStacks = (context: Record<string, string>) => {
    const { Access: _, ...templates } = synthesiseTemplates(context)
    return resourcesOf(templates, 'AWS::IAM::Role')
  }

  it.each(Object.entries(stages))('has the boundary on %s', (_, context: Record<string, string>) => {
    const policy = `policy/sayara-${context['stage'] ?? 'dev'}-${context['region'] ?? 'me-central-1'}-boundary`
    const roles = ofStacks(context)
    expect(roles.length).toBeGreaterThan(100)
    for (const { Properties } of roles)
      expect(JSON.stringify(Properties['PermissionsBoundary'])).toContain(policy)
  })

  it('asks for nothing that the boundary takes away, or it would fail unseen', () => {
    const statements = roleStatements(ofStacks(stages['prod with a zone'])).filter(
      ({ Effect }) => Effect === 'Allow',
    )
    for (const action of new Set(statements.flatMap(actionsOf))) {
      expect(isIn(boundary.allows, action), `${action} is allowed`).toBe(true)
      expect(isIn(boundary.denies, action), `${action} is denied`).toBe(false)
    }
    expect(isIn(boundary.allows, 'iam:CreateRole')).toBe(false)
  })

  it('is all that the stacks ask of IAM, and one of those that the boundary of deploys leaves to them', () => {
    const { Access: access = { Resources: {} }, ...templates } = synthesiseTemplates(
      stages['prod with a zone'],
    )
    const kinds = Object.values(templates).flatMap(({ Resources }) =>
      Object.values(Resources).map(({ Type }) => Type),
    )
    expect([...new Set(kinds.filter((kind) => kind.startsWith('AWS::IAM::')))].toSorted()).toEqual([
      'AWS::IAM::Policy',
      'AWS::IAM::Role',
    ])
    for (const [part, template] of Object.entries(templates))
      for (const { Properties } of resourcesOf({ [part]: template }, 'AWS::IAM::Role')) {
        expect(Properties['RoleName']).toBeUndefined()
        expect(Properties['Path'] ?? '/sayara/prod/').toMatch(/^\/sayara\/prod\//)
      }
    const policy = resourcesOf({ Access: access }, 'AWS::IAM::ManagedPolicy').find(({ Properties }) =>
      String(Properties['ManagedPolicyName']).includes('deploy-boundary'),
    )
    const [others, ...ofIam] = policy ? ownStatements(policy) : []
    expect(others).toMatchObject({ Effect: 'Allow', NotAction: expect.arrayContaining(['iam:*', 'sso:*']) })
    for (const statement of ofIam) {
      const writes = actionsOf(statement).filter(
        (action) => !/^iam:(Get|List|CreateServiceLinked)/.test(action),
      )
      const named = JSON.stringify(statement.Resource).match(/:role\/[^"]*/g)
      if (writes.length > 0) expect(named?.toSorted()).toEqual([':role/Sayara-prod-*', ':role/sayara/prod/*'])
    }
  })

  it('of a workflow is for one repository and environment, and can give itself no more', () => {
    const { Access: access } = synthesiseTemplates(stages['prod deployed by a repository'])
    const roles = resourcesOf({ Access: access ?? { Resources: {} } }, 'AWS::IAM::Role')
    const trusts = roles.map(({ Properties }) => JSON.stringify(Properties['AssumeRolePolicyDocument']))
    for (const trust of trusts)
      expect(trust).toContain(
        '"StringEquals":{"token.actions.githubusercontent.com:aud":"sts.amazonaws.com","token.actions.githubusercontent.com:repository":"sayara/sayara"}',
      )
    const subjects = trusts.flatMap((trust) => trust.match(/"repo:[^"]+"/g) ?? [])
    expect(subjects.toSorted()).toEqual([
      '"repo:sayara/sayara:environment:prod"',
      '"repo:sayara/sayara:environment:prod-diff"',
      '"repo:sayara@*/sayara@*:environment:prod"',
      '"repo:sayara@*/sayara@*:environment:prod-diff"',
    ])
    for (const action of roleStatements(roles).flatMap(actionsOf)) expect(action).not.toMatch(/^iam:|^\*$/)
    expect(resourcesOf(synthesiseTemplates(stages['prod with a zone']), 'AWS::IAM::OIDCProvider')).toEqual([])
  })
})

describe('a function', () => {
  it.each(Object.entries(stages))('is called by its live alias alone on %s', (_, context) => {
    const templates = synthesiseTemplates(context)
    const count = (type: string) => resourcesOf(templates, type).length
    expect(count('AWS::Lambda::Alias')).toBe(count('AWS::Lambda::Function'))
    for (const { Resources } of Object.values(templates)) {
      const isLive = (reference: unknown) => {
        const { Ref = '' } = reference as { Ref?: string }
        return Resources[Ref]?.Type === 'AWS::Lambda::Alias'
      }
      for (const { Type, Properties } of Object.values(Resources)) {
        if (Type === 'AWS::ApiGatewayV2::Integration') expect(isLive(Properties['IntegrationUri'])).toBe(true)
        if (Type === 'AWS::Lambda::Permission') expect(isLive(Properties['FunctionName'])).toBe(true)
        if (Type === 'AWS::Events::Rule')
          for (const { Arn } of listOf(Properties['Targets']) as {
            Arn: { 'Fn::GetAtt'?: [string, string] }
          }[])
            expect(Resources[Arn['Fn::GetAtt']?.[0] ?? '']?.Type).not.toBe('AWS::Lambda::Function')
        if (Type === 'AWS::Lambda::EventSourceMapping')
          expect(JSON.stringify(Properties['FunctionName'])).toMatch(/"Ref":"\w+Live\w*"/)
      }
    }
  })

  // CloudFormation writes all of an alias when anything of it has changed, and would undo what the deploy has switched.
  it('has an alias whose template is the same in every release', () => {
    for (const { Properties } of resourcesOf(synthesiseTemplates(stages.dev), 'AWS::Lambda::Alias'))
      expect(Properties).toEqual({
        FunctionName: { Ref: expect.any(String) },
        FunctionVersion: '$LATEST',
        Name: 'live',
      })
  })
})

describe('the check of templates', () => {
  const queue = (Properties: Record<string, unknown>): Template => ({
    Resources: { Queue: { Type: 'AWS::SQS::Queue', Properties } },
  })
  const lambda = (Properties: Record<string, unknown>): Template => ({
    Resources: { One: { Type: 'AWS::Lambda::Function', Properties: { Role: 'r', Code: {}, ...Properties } } },
  })

  it.each<[string, Template, RegExp]>([
    ['an unknown type', { Resources: { A: { Type: 'AWS::SQS::Kew', Properties: {} } } }, /no type/],
    ['an unknown property', queue({ Length: 3 }), /Queue.Length does not exist/],
    ['a property that only AWS sets', queue({ QueueUrl: 'https://a' }), /cannot be set/],
    ['a missing property', lambda({ Code: undefined }), /One.Code is missing/],
    ['a wrong type', queue({ VisibilityTimeout: 'soon' }), /is no number: "soon"/],
    ['a value outside an enumeration', lambda({ TracingConfig: { Mode: 'Loud' } }), /none of/],
    ['a reference to nothing', queue({ QueueName: { Ref: 'Nobody' } }), /Nobody is referred to/],
    [
      'an attribute that does not exist',
      queue({ QueueName: { 'Fn::GetAtt': ['Queue', 'Colour'] } }),
      /no attribute/,
    ],
  ])('finds %s', (_, template, problem) => {
    expect(templateProblems(database, template).join('\n')).toMatch(problem)
  })

  it('says nothing about what is computed during the deploy', () => {
    expect(
      templateProblems(database, queue({ VisibilityTimeout: { 'Fn::GetAtt': ['Queue', 'Arn'] } })),
    ).toEqual([])
  })
})
