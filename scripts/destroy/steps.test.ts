import {
  CloudFormationClient,
  DeleteStackCommand,
  DescribeStacksCommand,
  GetTemplateCommand,
  ListStackResourcesCommand,
} from '@aws-sdk/client-cloudformation'
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import {
  DeleteObjectsCommand,
  ListBucketsCommand,
  ListObjectVersionsCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { describe, expect, test } from 'vitest'
import { fakeSecrets } from '#scripts/deploy/testing/fake-secrets.ts'
import { ensureOriginSecret } from '#scripts/deploy/origin-secret.ts'
import { inRegions, mockIdentity } from '#scripts/deploy/testing/stubs.ts'
import { runSteps } from '#scripts/stage/steps.ts'
import { readDestroyOptions } from './options.ts'
import { destroySteps, type DestroyTools } from './steps.ts'

type FakeStack = {
  part: string
  region: string
  buckets?: string[]
  isProtected?: boolean
  isStuck?: boolean
}

const clientOf = (region: string) => new CloudFormationClient({ region })

/** A stage in an account: its stacks with their buckets, the older first, and the secret. */
const stageOf = async (stage: 'dev' | 'prod', given: FakeStack[]) => {
  const done: string[] = []
  const said: string[] = []
  let stacks = given
  let logGroups = [`Sayara-${stage}-RoutesPublic-getHealthLogs`]
  const objects = new Map(
    given.flatMap(({ buckets = [] }) => buckets.map((name): [string, number] => [name, 2])),
  )
  const nameOf = ({ part }: FakeStack) => `Sayara-${stage}-${part}`
  const drop = (name: string) => (stacks = stacks.filter((stack) => nameOf(stack) !== name))
  const policy = stage === 'prod' ? 'Retain' : 'Delete'

  const mockStacks = (region: string) => {
    const client = clientOf(region)
    const here = () => stacks.filter((stack) => stack.region === region)
    const one = (name: string) => here().find((stack) => nameOf(stack) === name)
    mockClient(client)
      .on(DescribeStacksCommand)
      .callsFake(({ StackName }: { StackName?: string }) => {
        // AWS says so of a stack that is gone, asked for by its name.
        if (StackName && !one(StackName))
          throw Object.assign(new Error('does not exist'), { name: 'ValidationError' })
        const foreign = { StackName: 'Other', CreationTime: new Date(0) }
        const ours = here().map((stack) => ({
          StackName: nameOf(stack),
          CreationTime: new Date(given.indexOf(stack)),
          EnableTerminationProtection: stack.isProtected,
          StackStatus: stack.isStuck ? 'DELETE_FAILED' : 'CREATE_COMPLETE',
        }))
        return { Stacks: [foreign, ...ours] }
      })
      .on(GetTemplateCommand)
      .callsFake(({ StackName }: { StackName: string }) => {
        const names = one(StackName)?.buckets ?? []
        const resources = names.map((_, index) => [`B${index}`, { DeletionPolicy: policy }])
        return { TemplateBody: JSON.stringify({ Resources: Object.fromEntries(resources) }) }
      })
      .on(ListStackResourcesCommand)
      .callsFake(({ StackName }: { StackName: string }) => ({
        StackResourceSummaries: (one(StackName)?.buckets ?? []).map((PhysicalResourceId, index) => ({
          ResourceType: 'AWS::S3::Bucket',
          LogicalResourceId: `B${index}`,
          PhysicalResourceId,
        })),
      }))
      .on(DeleteStackCommand)
      .callsFake(({ StackName }: { StackName: string }) => {
        done.push(`delete ${StackName}`)
        if (!one(StackName)?.isStuck) drop(StackName)
      })
    return client
  }

  const s3 = new S3Client({ region: 'me-central-1' })
  mockClient(s3)
    .on(ListObjectVersionsCommand)
    .callsFake(({ Bucket }: { Bucket: string }) => ({
      Versions: Array.from({ length: objects.get(Bucket) ?? 0 }, (_, index) => ({
        Key: `${index}`,
        VersionId: '1',
      })),
    }))
    .on(DeleteObjectsCommand)
    .callsFake(({ Bucket }: { Bucket: string }) => {
      done.push(`empty ${Bucket}`)
      objects.set(Bucket, 0)
      return {}
    })
    .on(ListBucketsCommand)
    .callsFake(() => ({
      Buckets: [...stacks.flatMap(({ buckets = [] }) => buckets), 'cdk-assets'].map((Name) => ({ Name })),
    }))
  const tables = new DynamoDBClient({ region: 'me-central-1' })
  mockClient(tables)
    .on(ListTablesCommand)
    .resolves({ TableNames: ['Other'] })
  const secrets = fakeSecrets()
  await ensureOriginSecret(secrets.client, `sayara/${stage}/origin-secret`)
  const tools: DestroyTools = {
    clients: {
      identityIn: inRegions(mockIdentity),
      stacksIn: inRegions(mockStacks),
      s3,
      secrets: secrets.client,
      tables,
    } as unknown as DestroyTools['clients'],
    callLogs: async (region, operation, body) => {
      const { logGroupNamePrefix = '', logGroupName } = body as Record<string, string | undefined>
      if (operation === 'DeleteLogGroup') {
        done.push(`delete log group ${logGroupName}`)
        logGroups = logGroups.filter((name) => name !== logGroupName)
      }
      const found =
        region === 'me-central-1' ? logGroups.filter((name) => name.startsWith(logGroupNamePrefix)) : []
      return { logGroups: found.map((logGroupName) => ({ logGroupName })) }
    },
    runCdk: async (args) => {
      done.push(`cdk ${args.join(' ')}`)
      for (const name of args) drop(name)
    },
    say: (line) => void said.push(line),
  }
  return { tools, done, said, secrets, stacks: () => stacks.map(nameOf) }
}

const destroy = (tools: DestroyTools, ...args: string[]) =>
  runSteps(destroySteps(readDestroyOptions(['--region', 'me-central-1', ...args]), tools), {
    say: tools.say,
    now: () => 0,
  })

const small: FakeStack[] = [
  { part: 'Access', region: 'me-central-1' },
  { part: 'Data', region: 'me-central-1', buckets: ['sayara-dev-data-photos', 'sayara-dev-data-search'] },
  { part: 'Edge', region: 'us-east-1' },
  { part: 'Web', region: 'me-central-1', buckets: ['sayara-dev-web-site'] },
]

describe('a test stage', () => {
  test('goes whole: buckets, stacks in both regions, secret, logs', async () => {
    const { tools, done, said, secrets, stacks } = await stageOf('dev', small)
    await destroy(tools, '--stage', 'dev')
    expect(done).toEqual([
      'empty sayara-dev-web-site',
      'empty sayara-dev-data-photos',
      'empty sayara-dev-data-search',
      'cdk destroy Sayara-dev-Web Sayara-dev-Edge Sayara-dev-Data Sayara-dev-Access --exclusively --force -c stage=dev -c region=me-central-1',
      'delete log group Sayara-dev-RoutesPublic-getHealthLogs',
    ])
    expect(stacks()).toEqual([])
    expect(secrets.deletion()).toEqual({ force: true })
    expect(said.at(-1)).toContain('Nothing of dev is left')
  })

  test('goes even where the CDK cannot, the newest stack first', async () => {
    const { tools, done, stacks } = await stageOf('dev', small)
    tools.runCdk = async () => {
      throw new Error('"cdk destroy" failed')
    }
    await destroy(tools, '--stage', 'dev')
    expect(done.filter((line) => line.startsWith('delete Sayara'))).toEqual([
      'delete Sayara-dev-Web',
      'delete Sayara-dev-Edge',
      'delete Sayara-dev-Data',
      'delete Sayara-dev-Access',
    ])
    expect(stacks()).toEqual([])
  })

  test('that does not go is told, and the rest is not claimed', async () => {
    const stuck = small.map((stack) => (stack.part === 'Edge' ? { ...stack, isStuck: true } : stack))
    const { tools, done } = await stageOf('dev', stuck)
    tools.runCdk = async () => {
      throw new Error('"cdk destroy" failed')
    }
    await expect(destroy(tools, '--stage', 'dev')).rejects.toThrow(
      /step 3 of 6, stacks: Sayara-dev-Edge could not be removed\. CloudFormation could not remove Sayara-dev-Edge in us-east-1/,
    )
    expect(done.filter((line) => line === 'delete Sayara-dev-Edge')).toHaveLength(3)
  })

  test('of which something is left is no success', async () => {
    const { tools } = await stageOf('dev', small)
    mockClient(tools.clients.tables)
      .on(ListTablesCommand)
      .resolves({ TableNames: ['Sayara-dev-Data-Table1', 'Sayara-prod-Data-Table1'] })
    await expect(destroy(tools, '--stage', 'dev')).rejects.toThrow(
      '1 things of dev are left:\ntable Sayara-dev-Data-Table1',
    )
  })

  test('that is gone already is no failure', async () => {
    const { tools, done } = await stageOf('dev', [])
    tools.clients.secrets = fakeSecrets().client
    await destroy(tools, '--stage', 'dev')
    expect(done.filter((line) => line.startsWith('cdk'))).toEqual([])
  })
})

describe('prod', () => {
  const large: FakeStack[] = [
    { part: 'Access', region: 'me-central-1' },
    { part: 'Data', region: 'me-central-1', buckets: ['sayara-prod-data-photos'], isProtected: true },
    { part: 'Web', region: 'me-central-1', buckets: ['sayara-prod-web-site'] },
  ]

  test('loses its site and nothing that people gave it', async () => {
    const { tools, done, said, secrets, stacks } = await stageOf('prod', large)
    await destroy(tools, '--stage', 'prod', '--yes-delete-everything', 'sayara-prod')
    expect(done).toEqual([
      'cdk destroy Sayara-prod-Web --exclusively --force -c stage=prod -c region=me-central-1',
    ])
    // Its policy bounds the roles of Data, and IAM would refuse to delete it.
    expect(stacks()).toEqual(['Sayara-prod-Access', 'Sayara-prod-Data'])
    expect(secrets.deletion()).toEqual({ force: false })
    const text = said.join('\n')
    for (const name of ['sayara-prod-data-photos', 'sayara-prod-web-site'])
      expect(text).toContain(`AWS::S3::Bucket ${name}`)
    expect(text).toContain('AWS::CloudFormation::Stack Sayara-prod-Access (me-central-1)')
  })

  test('loses the stack Access too once nothing is left whose roles it bounds', async () => {
    const { tools, stacks } = await stageOf(
      'prod',
      large.filter(({ isProtected }) => !isProtected),
    )
    await destroy(tools, '--stage', 'prod', '--yes-delete-everything', 'sayara-prod')
    expect(stacks()).toEqual([])
  })
})
