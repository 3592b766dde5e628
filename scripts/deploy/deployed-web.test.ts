import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { App, Stack } from 'aws-cdk-lib'
import { securityHeaders } from '#infra/constructs/security-headers.ts'
import { earlyScript, hashSource } from '#infra/early-script.ts'
import { synthesiseTemplates } from '#infra/testing/synthesise.ts'
import { readWeb, requireKeptName } from './deployed-web.ts'

/** A CloudFormation whose stack Web was deployed with this template. */
const deployed = (template: object | undefined): CloudFormationClient => {
  const client = new CloudFormationClient({ region: 'me-central-1' })
  const asked = mockClient(client).on(GetTemplateCommand, { StackName: 'Sayara-prod-Web' })
  if (template) asked.resolves({ TemplateBody: JSON.stringify(template) })
  else asked.rejects(new Error('Stack with id Sayara-prod-Web does not exist'))
  return client
}
const ofTemplate = async (template: object | undefined) =>
  (await readWeb(deployed(template), 'prod')).callsAwsName

const prod = { stage: 'prod', domain: 'cars.example' }
const hostedZone = { id: 'Z0000000000', name: 'cars.example' }
const withoutZone = () => synthesiseTemplates(prod)['Web']
const withZone = () => synthesiseTemplates({ ...prod, hostedZoneId: hostedZone.id })['Web']

test('a site that was deployed without a zone calls the API by AWS’s name, one with a zone and a new one do not', async () => {
  expect(await ofTemplate(withoutZone())).toBe(true)
  expect(await ofTemplate(withZone())).toBe(false)
  expect(await ofTemplate(undefined)).toBe(false)
})

test.each<[string, { stage: string; domain?: string }, typeof hostedZone | undefined]>([
  ['another domain', { ...prod, domain: 'plates.example' }, { id: 'Z1', name: 'plates.example' }],
  ['no domain', { stage: 'prod' }, undefined],
  ['no zone', prod, undefined],
])('a site with a zone keeps its domain and the zone: %s is refused', async (_, values, zone) => {
  await expect(requireKeptName(deployed(withZone()), values, zone)).rejects.toThrow(
    /keeps its domain cars\.example .*--domain cars\.example/,
  )
})

test('a site may get a zone or, without one, another domain', async () => {
  await requireKeptName(deployed(withZone()), prod, hostedZone)
  await requireKeptName(deployed(withZone()), prod, { ...hostedZone, id: 'Z1' })
  await requireKeptName(deployed(withoutZone()), prod, hostedZone)
  await requireKeptName(deployed(withoutZone()), { ...prod, domain: 'plates.example' }, undefined)
  await requireKeptName(deployed(undefined), prod, hostedZone)
})

test('headers allow the inline script of this release and of two before, whichever of them answers', async () => {
  const policyAfter = (before: readonly string[]): object => {
    const app = new App()
    const stack = new Stack(app, 'Web')
    securityHeaders(stack, { uploads: 'https://u.example', documents: 'https://d.example' }, before)
    return app.synth().getStackByName('Web').template as object
  }
  const hashOf = (text: string) => hashSource(text).slice(1, -1)
  const allowedAfter = async (before: readonly string[]) =>
    (await readWeb(deployed(policyAfter(before)), 'prod')).earlyScripts
  const [own, ...others] = [earlyScript(), 'a', 'b', 'c'].map(hashOf) as [string, ...string[]]
  expect(await allowedAfter([])).toEqual([own])
  expect(await allowedAfter(others)).toEqual([own, ...others.slice(0, 2)])
  // The same release again takes nothing away.
  expect(await allowedAfter([own, ...others])).toEqual([own, ...others.slice(0, 2)])
  expect((await readWeb(deployed(undefined), 'prod')).earlyScripts).toEqual([])
})
