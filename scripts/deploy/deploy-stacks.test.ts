import {
  CloudFormationClient,
  DescribeStacksCommand,
  GetTemplateCommand,
  UpdateTerminationProtectionCommand,
  type StackStatus,
} from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { releaseFailedStacks, synthesise } from './deploy-stacks.ts'
import { readDeployOptions } from './options.ts'
import type { Tools } from './tools.ts'

const stack = (StackName: string, StackStatus: StackStatus, EnableTerminationProtection = true) => ({
  StackName,
  StackStatus,
  EnableTerminationProtection,
  CreationTime: new Date(0),
})

test('only stacks of the stage that were never made lose their protection', async () => {
  const client = new CloudFormationClient({ region: 'me-central-1' })
  const mock = mockClient(client)
  mock
    .on(DescribeStacksCommand)
    .resolvesOnce({
      Stacks: [
        stack('Sayara-prod-Data', 'ROLLBACK_COMPLETE'),
        stack('Sayara-prod-Auth', 'CREATE_COMPLETE'),
        stack('Sayara-prod-Trail', 'UPDATE_ROLLBACK_COMPLETE'),
      ],
      NextToken: 'more',
    })
    .resolves({
      Stacks: [
        stack('Sayara-prod-Backup', 'ROLLBACK_FAILED'),
        stack('Sayara-prod-Web', 'ROLLBACK_COMPLETE', false),
        stack('Sayara-dev-Data', 'ROLLBACK_COMPLETE'),
        stack('Other', 'ROLLBACK_COMPLETE'),
      ],
    })
  expect(await releaseFailedStacks([client], 'prod')).toEqual(['Sayara-prod-Data', 'Sayara-prod-Backup'])
  expect(mock.commandCalls(UpdateTerminationProtectionCommand).map(({ args }) => args[0].input)).toEqual([
    { StackName: 'Sayara-prod-Data', EnableTerminationProtection: false },
    { StackName: 'Sayara-prod-Backup', EnableTerminationProtection: false },
  ])
})

/** What the CDK is told where the stack Web was deployed with this template. */
const contextFor = async (TemplateBody: string): Promise<string[]> => {
  const stacks = new CloudFormationClient({ region: 'me-central-1' })
  mockClient(stacks).on(GetTemplateCommand, { StackName: 'Sayara-prod-Web' }).resolves({ TemplateBody })
  const said: string[] = []
  const runCdk = async (args: readonly string[]) => void said.push(...args)
  const clients = { stacksIn: () => stacks } as unknown as Tools['clients']
  const place = ['--stage', 'prod', '--region', 'me-central-1', '--domain', 'cars.example']
  const found = { secret: undefined, mailQuota: undefined, zone: { id: 'Z1', name: 'cars.example' } }
  await synthesise(readDeployOptions(place), found, { runCdk, clients, root: '' })
  return said
}

test.each([
  ['by AWS’s name, which stays open for this deploy', '{"DomainName":".execute-api.x"}', true],
  ['by ours', '{"DomainName":"OriginName"}', false],
])('where a zone is found, the site calls the API %s', async (_, template, isOpen) => {
  const said = await contextFor(template)
  expect(said.includes('awsApiName=open')).toBe(isOpen)
  expect(said.join()).not.toContain('earlyScripts')
})

test('the headers go on to allow the inline scripts that they allowed, one of which answers', async () => {
  const hash = `sha256-${'a'.repeat(43)}=`
  expect(await contextFor(`"default-src 'self'; script-src 'self' '${hash}'; style-src 'self'"`)).toContain(
    `earlyScripts=${hash}`,
  )
})
