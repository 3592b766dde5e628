import { beforeAll, describe, expect, it } from 'vitest'
import { isAbout, nagFindings, type Finding } from '#infra/nag.ts'
import { acknowledgements } from '#infra/nag-acknowledgements.ts'
import { makeApp } from './testing/synthesise.ts'

const stages = {
  dev: {},
  prod: {
    stage: 'prod',
    domain: 'cars.example',
    hostedZoneId: 'Z0123456789',
    operatorMail: 'ops@cars.example',
  },
}

const findings = new Map<string, Finding[]>()

beforeAll(() => {
  for (const [stage, context] of Object.entries(stages)) {
    const { app, end } = makeApp(context, { isValidated: true })
    findings.set(stage, nagFindings(app))
    // Throws for what CDK's own rules find in the templates.
    app.synth()
    end()
  }
})

describe('cdk-nag, AwsSolutions and Serverless, warnings as errors', () => {
  it.each(Object.keys(stages))('finds nothing on %s that has no reason', (stage) => {
    const found = findings.get(stage) ?? []
    expect(found.length).toBeGreaterThan(0)
    const open = found.filter((finding) => !acknowledgements.some((known) => isAbout(known, finding)))
    expect(open).toEqual([])
  })

  it('has few exceptions, and none that nothing needs', () => {
    const all = [...findings.values()].flat()
    const idle = acknowledgements.filter((known) => !all.some((finding) => isAbout(known, finding)))
    expect(idle).toEqual([])
    expect(acknowledgements.length).toBeLessThanOrEqual(25)
  })
})
