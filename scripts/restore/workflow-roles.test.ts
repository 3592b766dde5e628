import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { STSClient } from '@aws-sdk/client-sts'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { github, gitHubRole } from '#infra/stacks/access.ts'
import { readRestoreOptions } from './options.ts'
import { requireFreeRoles, roleFinder } from './workflow-roles.ts'

const look = async (extra: string, { there, outputs = [] }: { there: string[]; outputs?: string[] }) => {
  const line = `--stage prod --domain cars.example --hosted-zone none --from me-central-1 --region eu-west-1 ${extra}`
  const client = new CloudFormationClient({ region: 'eu-west-1' })
  mockClient(client)
    .on(DescribeStacksCommand, { StackName: 'Sayara-prod-Access' })
    .resolves({
      Stacks: [
        {
          StackName: 'Sayara-prod-Access',
          CreationTime: new Date(0),
          StackStatus: 'CREATE_COMPLETE',
          Outputs: outputs.map((OutputKey) => ({ OutputKey, OutputValue: 'arn' })),
        },
      ],
    })
  await requireFreeRoles(readRestoreOptions(line.trim().split(' ')).values, {
    clients: { stacksIn: () => client },
    hasRole: async (name) => there.includes(name),
  })
}

const repository = '--repository owner/name'
const lost = { there: ['sayara-github-prod-deploy'] }

test('a restore with workflows stops where the lost stage’s roles have their names', async () => {
  await expect(look(repository, lost)).rejects.toThrow(
    /sayara-github-prod-deploy and sayara-github-prod-diff and the provider token\.actions\.githubusercontent\.com .*restore\.md/,
  )
})

test('it goes on without workflows, once the roles are deleted, and when it is run again after it has made them', async () => {
  await look('', lost)
  await look(repository, { there: [] })
  await look(repository, { ...lost, outputs: ['GitHubRoledeploy'] })
})

test('the runbook deletes what is in the way by the names that it has', () => {
  const text = readFileSync(join(import.meta.dirname, '../../infra/runbooks/restore.md'), 'utf8')
  for (const name of [gitHubRole('prod', 'deploy'), gitHubRole('prod', 'diff'), `oidc-provider/${github}`])
    expect(text).toContain(name)
})

test('IAM is asked by the one address it has', async () => {
  const identity = new STSClient({
    region: 'us-east-1',
    credentials: { accessKeyId: 'A', secretAccessKey: 'B' },
  })
  const asked: string[] = []
  const hasRole = roleFinder({ identityIn: () => identity }, async (address, init) => {
    asked.push(`${String(address)} ${String(init?.body)}`)
    return new Response('', { status: asked.length === 1 ? 200 : 404 })
  })
  expect([await hasRole('r'), await hasRole('r')]).toEqual([true, false])
  expect(asked[0]).toBe('https://iam.amazonaws.com/ Action=GetRole&RoleName=r&Version=2010-05-08')
})

test('what AWS does not say about the stack is not taken for roles in the way', async () => {
  const client = new CloudFormationClient({ region: 'eu-west-1' })
  const denied = new Error('User is not authorized to perform: cloudformation:DescribeStacks')
  mockClient(client).on(DescribeStacksCommand).rejects(denied)
  const line = `--stage prod --domain cars.example --hosted-zone none --from me-central-1 --region eu-west-1 ${repository}`
  const { values } = readRestoreOptions(line.split(' '))
  const tools = { clients: { stacksIn: () => client }, hasRole: async () => true }
  await expect(requireFreeRoles(values, tools)).rejects.toThrow(denied)
})
