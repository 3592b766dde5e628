import { loadAwsServiceSpec } from '@aws-cdk/aws-service-spec'
import type { Property, SpecDatabase } from '@aws-cdk/service-spec-types'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { type Resource, synthesise } from '#infra/testing/synthesise.ts'

// CloudFormation replaces a resource by making the new one first: under a fixed name it fails, with half of a deploy done.

const site = { stage: 'prod', domain: 'cars.example', hostedZoneId: 'Z0000000000' }
// As in the rehearsal, which has synthesised it.
const before = { ...site, operatorMail: 'ops@cars.example' }
const after = {
  ...site,
  operatorMail: 'night@cars.example',
  mailFrom: 'mail@cars.example',
  supportMailbox: 'help@cars.example',
  mailsPerSecond: '50',
  repository: 'sayara/sayara',
}

let database: SpecDatabase
beforeAll(async () => {
  database = await loadAwsServiceSpec()
})

type Values = Readonly<Record<string, unknown>>

const partsOf = (value: unknown): Values => (typeof value === 'object' && value ? (value as Values) : {})

/** The paths of values that differ and for which the resource is made anew. */
const replacing = (known: Readonly<Record<string, Property>>, before: Values, after: Values): string[] =>
  Object.entries(known).flatMap(([name, { causesReplacement, type }]) => {
    if (isDeepStrictEqual(before[name], after[name])) return []
    if (causesReplacement === 'yes') return [name]
    if (type.type !== 'ref') return []
    const { properties } = database.get('typeDefinition', type.reference.$ref)
    return replacing(properties, partsOf(before[name]), partsOf(after[name]))
  })

/** The name that a resource has from its template, whether in its properties or in one of them. */
const nameOf = ({ Type, Properties = {} }: Resource): unknown =>
  [Properties, ...Object.values(Properties).map(partsOf)]
    .flatMap((place) => [place[`${Type.split('::')[2]}Name`], place['Name']])
    .find((name) => typeof name === 'string')

it('no resource of a fixed name is made anew when options get other values', () => {
  const next = synthesise(after)
  const collisions = Object.entries(synthesise(before)).flatMap(([part, resources]) =>
    Object.entries(resources).flatMap(([id, was]) => {
      const is = next[part]?.[id]
      const [type] = database.lookup('resource', 'cloudFormationType', 'equals', was.Type)
      if (!is || !type || nameOf(was) === undefined || nameOf(was) !== nameOf(is)) return []
      const paths = replacing(type.properties, was.Properties ?? {}, is.Properties ?? {})
      return paths.map((path) => `${part} ${id}.${path}`)
    }),
  )
  expect(collisions).toEqual([])
})
