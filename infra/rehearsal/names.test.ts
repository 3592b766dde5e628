import { expect, it } from 'vitest'
import { makeApp, type Template } from '#infra/testing/synthesise.ts'

// A version's alias is one of its function, and a name in a zone has a record of each kind.
const shared = new Set(['AWS::Lambda::Alias', 'AWS::Route53::RecordSet'])

it('gives a name once in a region, also where that is the edge’s and all stacks but the copies are in it', () => {
  const { app, end } = makeApp({
    stage: 'prod',
    region: 'us-east-1',
    domain: 'cars.example',
    hostedZoneId: 'Z0000000000',
    operatorMail: 'ops@cars.example',
  })
  const names = app.synth().stacks.flatMap(({ environment: { region }, template }) =>
    Object.values((template as Template).Resources).flatMap(({ Type, Properties = {} }) => {
      if (shared.has(Type)) return []
      const name = Properties[`${Type.split('::')[2]}Name`] ?? Properties['Name']
      return typeof name === 'string' ? [`${region} ${Type} ${name}`] : []
    }),
  )
  end()
  expect(names).toContain('us-east-1 AWS::SNS::Topic sayara-prod-alarms')
  expect(names.length).toBeGreaterThan(70)
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})
