import { loadAwsServiceSpec } from '@aws-cdk/aws-service-spec'
import type { SpecDatabase } from '@aws-cdk/service-spec-types'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeApp, synthesiseTemplates, type Template } from '#infra/testing/synthesise.ts'
import { limits } from './limits.ts'
import { templateProblems } from './template-problems.ts'

const stages = {
  dev: {},
  'prod with a zone': {
    stage: 'prod',
    domain: 'cars.example',
    hostedZoneId: 'Z0000000000',
    operatorMail: 'ops@cars.example',
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

describe('the order of the stacks', () => {
  it('changes the HTTP API in one stack at a time', () => {
    const { app, end } = makeApp(stages['prod with a zone'])
    const { stacks } = app.synth()
    const needs = new Map(stacks.map((stack) => [stack.id, stack.dependencies.map(({ id }) => id)]))
    const comesAfter = (one: string, other: string): boolean =>
      (needs.get(one) ?? []).some((id) => id === other || comesAfter(id, other))
    const ofApi = stacks.filter(({ template }) =>
      Object.values((template as Template).Resources).some(({ Type }) =>
        Type.startsWith('AWS::ApiGatewayV2::'),
      ),
    )
    end()
    expect(ofApi.length).toBeGreaterThan(6)
    for (const { id } of ofApi)
      for (const { id: other } of ofApi)
        expect(id === other || comesAfter(id, other) || comesAfter(other, id), `${id}, ${other}`).toBe(true)
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
