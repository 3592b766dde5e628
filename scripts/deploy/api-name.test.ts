import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { synthesiseTemplates } from '#infra/testing/synthesise.ts'
import { callsAwsName, requireKeptName } from './api-name.ts'

/** A CloudFormation whose stack Web was deployed with this template. */
const deployed = (template: object | undefined): CloudFormationClient => {
  const client = new CloudFormationClient({ region: 'me-central-1' })
  const asked = mockClient(client).on(GetTemplateCommand, { StackName: 'Sayara-prod-Web' })
  if (template) asked.resolves({ TemplateBody: JSON.stringify(template) })
  else asked.rejects(new Error('Stack with id Sayara-prod-Web does not exist'))
  return client
}
const ofTemplate = (template: object | undefined) => callsAwsName(deployed(template), 'prod')

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
