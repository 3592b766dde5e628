import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { synthesiseTemplates } from '#infra/testing/synthesise.ts'
import { callsAwsName } from './api-name.ts'

const ofTemplate = async (template: object | undefined): Promise<boolean> => {
  const client = new CloudFormationClient({ region: 'me-central-1' })
  const asked = mockClient(client).on(GetTemplateCommand, { StackName: 'Sayara-prod-Web' })
  if (template) asked.resolves({ TemplateBody: JSON.stringify(template) })
  else asked.rejects(new Error('Stack with id Sayara-prod-Web does not exist'))
  return callsAwsName(client, 'prod')
}

test('a site that was deployed without a zone calls the API by AWS’s name, one with a zone and a new one do not', async () => {
  const prod = { stage: 'prod', domain: 'cars.example' }
  expect(await ofTemplate(synthesiseTemplates(prod)['Web'])).toBe(true)
  expect(await ofTemplate(synthesiseTemplates({ ...prod, hostedZoneId: 'Z0000000000' })['Web'])).toBe(false)
  expect(await ofTemplate(undefined)).toBe(false)
})
