import {
  CloudFormationClient,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  type StackResource,
} from '@aws-sdk/client-cloudformation'
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  ScanCommand,
} from '@aws-sdk/client-dynamodb'
import {
  CopyObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { fakeTools, inRegions } from '#scripts/deploy/testing/stubs.ts'
import { known, runSteps } from '#scripts/stage/steps.ts'
import type { CallBackup } from './backups.ts'
import { readRestoreOptions } from './options.ts'
import { restoreSteps } from './steps.ts'

const outputs: Readonly<Record<string, Record<string, string>>> = {
  'Sayara-prod-BackupCopies eu-central-1': {
    PhotoCopies: 'photo-copies',
    DocumentCopies: 'document-copies',
    FileRestoreRoleArn: 'file-role',
    TableRestoreRoleArn: 'table-role',
  },
  'Sayara-prod-Data eu-west-1': {
    TableName: 'T',
    TableKeyArn: 'key',
    PhotoBucket: 'photos',
    DocumentBucket: 'documents',
  },
}

/** Stacks of a region that say their outputs. */
const stacksOf = (region: string): CloudFormationClient => {
  const client = new CloudFormationClient({ region })
  mockClient(client)
    .on(DescribeStacksCommand)
    .callsFake(({ StackName }: { StackName: string }) => ({
      Stacks: [
        {
          Outputs: Object.entries(outputs[`${StackName} ${region}`] ?? {}).map(
            ([OutputKey, OutputValue]) => ({
              OutputKey,
              OutputValue,
            }),
          ),
        },
      ],
    }))
    .on(DescribeStackResourcesCommand, { StackName: 'Sayara-prod-Jobs' })
    .resolves({ StackResources: [{ ResourceType: 'AWS::Lambda::Function' } as StackResource] })
  return client
}

const taken = Date.UTC(2026, 10, 20, 22)

/** AWS Backup with one copy of the lost region’s table, whose jobs are done at once. */
const fakeBackup = (points: object[]) => {
  const calls: string[] = []
  const callBackup: CallBackup = async (region, method, path) => {
    calls.push(`${region} ${method} ${path}`)
    if (path.endsWith('/recovery-points/')) return { RecoveryPoints: points }
    if (path.startsWith('/copy-jobs/'))
      return { CopyJob: { State: 'COMPLETED', DestinationRecoveryPointArn: 'brought' } }
    return { CopyJobId: 'c', RestoreJobId: 'r', Status: 'COMPLETED' }
  }
  return { calls, callBackup }
}

const point = {
  RecoveryPointArn: 'arn:aws:backup:eu-central-1:1:recovery-point:p',
  ResourceArn: 'arn:aws:dynamodb:me-central-1:1:table/lost',
  Status: 'COMPLETED',
  CreationDate: taken / 1000,
}

const begin = async (points: object[] = [point], extra = '') => {
  const line =
    '--stage prod --domain cars.example --hosted-zone none --yes --from me-central-1 --region eu-west-1'
  const fake = await fakeTools('prod')
  const backup = fakeBackup(points)
  const tables = new DynamoDBClient({ region: 'eu-west-1' })
  const s3 = inRegions((region) => new S3Client({ region }))
  const asked: string[] = []
  const tools = {
    ...fake.tools,
    clients: {
      ...fake.tools.clients,
      stacksIn: inRegions(stacksOf),
      tables,
    },
    callBackup: backup.callBackup,
    hasRole: async () => true,
    filesAs: (role: string, region: string) => {
      asked.push(`${role} ${region}`)
      return s3(region)
    },
    readAssembly: async () => [],
  }
  const steps = restoreSteps(readRestoreOptions(`${line}${extra}`.split(' ')), tools)
  const run = (name: string, facts: object) => {
    const step = steps.find((each) => each.name === name)
    if (!step) throw new Error(`No step is named ${name}`)
    return step.run(facts)
  }
  return { ...fake, tools, steps, run, backup, tables, s3, asked }
}

test('the data is back, and who has left is deleted again, before anything of the site is made', async () => {
  const { steps } = await begin()
  const names = steps.map(({ name }) => name)
  const order = [
    'account',
    'copies',
    'bootstrap',
    'synthesis',
    'data stack',
    'table',
    'deletions',
    'photos',
    'documents',
  ]
  const after = ['domain', 'jobs', 'indexes', 'routes', 'release', 'stacks', 'smoke test', 'counts']
  expect(names.filter((name) => [...order, ...after].includes(name))).toEqual([...order, ...after])
})

test('nothing is made where there is no copy', async () => {
  const { steps, tools, done } = await begin([])
  await expect(runSteps(steps, { say: tools.say, now: () => 0 })).rejects.toThrow('no complete copy')
  expect(done.filter((line) => line.startsWith('cdk'))).toEqual([])
})

test('nothing is made where the roles of workflows would not come back', async () => {
  const { steps, tools, done } = await begin([point], ' --repository owner/name')
  await expect(runSteps(steps, { say: tools.say, now: () => 0 })).rejects.toThrow('Delete them first')
  expect(done.filter((line) => line.startsWith('cdk'))).toEqual([])
})

test('the newest copy is looked for where the lost region sent it, and comes into a third one first', async () => {
  const { run, backup, tables } = await begin()
  const found = (await run('copies', {})) ?? {}
  expect(known(found, 'point')).toEqual({ arn: point.RecoveryPointArn, at: new Date(taken) })
  mockClient(tables)
    .on(DescribeTableCommand)
    .rejectsOnce(new ResourceNotFoundException({ message: 'none', $metadata: {} }))
    .rejects(new Error('The table is there'))
  await expect(run('table', { ...found, account: '1' })).rejects.toThrow('The table is there')
  expect(backup.calls).toEqual([
    'eu-central-1 GET /backup-vaults/sayara-prod-copies/recovery-points/',
    'eu-west-1 PUT /backup-vaults/sayara-prod-copies-brought',
    'eu-central-1 PUT /copy-jobs',
    'eu-central-1 GET /copy-jobs/c',
    'eu-west-1 GET /backup-vaults/sayara-prod-copies-brought/recovery-points/brought/restore-metadata',
    'eu-west-1 PUT /restore-jobs',
    'eu-west-1 GET /restore-jobs/r',
  ])
})

test.each([
  ['photos', 'upl_1/640.avif'],
  ['documents', 'documents/doc_1'],
] as const)('%s are copied as they were then, by the role that may read them', async (kind, key) => {
  const { run, s3, asked } = await begin()
  const facts = {
    copies: outputs['Sayara-prod-BackupCopies eu-central-1'],
    data: outputs['Sayara-prod-Data eu-west-1'],
    point: { arn: 'p', at: new Date(taken) },
    isOpen: false,
  }
  const version = (VersionId: string, at: number) => ({ Key: key, VersionId, LastModified: new Date(at) })
  mockClient(s3('eu-central-1'))
    .on(ListObjectVersionsCommand)
    .resolves({ Versions: [version('v1', taken - 1000)], DeleteMarkers: [version('m1', taken + 1000)] })
  const target = mockClient(s3('eu-west-1'))
  target.on(ListObjectsV2Command).resolves({})
  target.on(CopyObjectCommand).resolves({})
  const result = await run(kind, facts)
  expect(result).toMatchObject({ [kind]: { copied: 1, present: 0 } })
  expect(target.commandCalls(CopyObjectCommand).map(({ args }) => args[0].input)).toEqual([
    {
      Bucket: kind,
      Key: key,
      CopySource: `${kind === 'photos' ? 'photo' : 'document'}-copies/${key}?versionId=v1`,
      TaggingDirective: 'REPLACE',
      IfNoneMatch: '*',
    },
  ])
  expect(asked).toEqual(['file-role eu-central-1', 'file-role eu-west-1'])
})

test('no file comes back to a site that is open: people have deleted some of them since', async () => {
  const { run, s3, tables } = await begin()
  mockClient(tables)
    .on(DescribeTableCommand)
    .resolves({
      Table: {
        TableStatus: 'ACTIVE',
        DeletionProtectionEnabled: true,
        SSEDescription: { KMSMasterKeyArn: 'key' },
      },
    })
    .on(ScanCommand)
    .resolves({ Count: 1 })
    .on(DescribeTimeToLiveCommand)
    .resolves({ TimeToLiveDescription: { TimeToLiveStatus: 'ENABLED' } })
    .on(DescribeContinuousBackupsCommand)
    .resolves({
      ContinuousBackupsDescription: {
        ContinuousBackupsStatus: 'ENABLED',
        PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'ENABLED' },
      },
    })
  const copies = mockClient(s3('eu-central-1'))
  const target = mockClient(s3('eu-west-1'))
  target.on(ListObjectsV2Command).resolves({ Contents: [{ Key: 'upl_1/640.avif' }] })
  const found = (await run('copies', {})) ?? {}
  const facts = { ...found, ...(await run('table', { ...found, account: '1' })) }
  expect(facts).toMatchObject({ isOpen: true })
  expect(await run('photos', facts)).toEqual({
    photos: { copied: 0, present: 1, uploads: new Set(['upl_1']) },
  })
  expect(target.commandCalls(CopyObjectCommand)).toEqual([])
  expect(copies.calls()).toEqual([])
})
