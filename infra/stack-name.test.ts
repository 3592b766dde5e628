import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CloudFormationStackArtifact } from 'aws-cdk-lib/cx-api'
import { makeApp } from './testing/synthesise.ts'
import { stackPart } from './stack-name.ts'

let stacks: Map<string, CloudFormationStackArtifact>
let end: () => void

beforeAll(() => {
  const made = makeApp({ stage: 'prod', domain: 'cars.example', region: 'me-south-1' })
  end = made.end
  stacks = new Map(made.app.synth().stacks.map((stack) => [stackPart(stack.stackName), stack]))
})
// A template is read from its file when it is asked for.
afterAll(() => end())

const needs = (part: string): string[] =>
  (stacks.get(part)?.dependencies ?? []).map(({ id }) => stackPart(id))

describe('the stacks', () => {
  it('live in the region of the stage, but for what CloudFront wants in us-east-1', () => {
    const regionOf = (part: string) => stacks.get(part)?.environment.region
    expect(['Edge', 'SiteLog'].map(regionOf)).toEqual(['us-east-1', 'us-east-1'])
    for (const part of ['Data', 'Auth', 'Mail', 'Api', 'ApiStage', 'Web', 'Jobs', 'RoutesPublic'])
      expect(regionOf(part), part).toBe('me-south-1')
  })

  it('say on every bill which product and stage they are', () => {
    for (const [part, { tags }] of stacks) expect(tags, part).toEqual({ product: 'sayara', stage: 'prod' })
  })

  it('come in an order in which everything that is named is there', () => {
    expect(needs('Web')).toEqual(expect.arrayContaining(['Edge', 'Api', 'Data']))
    expect(needs('SiteLog')).toContain('Web')
    // API Gateway takes a throttle for a route that exists.
    const routes = [...stacks.keys()].filter((part) => part.startsWith('Routes'))
    expect(routes.length).toBeGreaterThan(3)
    expect(needs('ApiStage')).toEqual(expect.arrayContaining(routes))
  })

  it('name the region of what they take from another, and take their own region’s as exports', () => {
    const web = JSON.stringify(stacks.get('Web')?.template)
    const elsewhere = [...web.matchAll(/"StackName":"Sayara-prod-(\w+)","Region":"([\w-]+)"/g)]
    expect(new Set(elsewhere.map(([, part, region]) => `${part} ${region}`))).toEqual(
      new Set(['Edge us-east-1']),
    )
    const imports = [...web.matchAll(/"Fn::ImportValue":"Sayara-prod-(\w+):/g)].map(([, part]) => part)
    expect(new Set(imports)).toEqual(new Set(['Data', 'Api']))
  })
})
