import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { inRegions } from '#scripts/deploy/testing/stubs.ts'
import { alignFiles } from './align-files.ts'

const at = new Date('2026-11-20T09:30:00Z')

const outputs = {
  TableName: 'T',
  PhotoBucket: 'photos',
  DocumentBucket: 'documents',
  PhotoCopies: 'photo-copies',
  DocumentCopies: 'document-copies',
  FileRestoreRoleArn: 'file-role',
}

const stacks = (region: string) => {
  const client = new CloudFormationClient({ region })
  const Outputs = Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }))
  mockClient(client)
    .on(DescribeStacksCommand)
    .resolves({ Stacks: [{ StackName: 'S', CreationTime: at, StackStatus: 'CREATE_COMPLETE', Outputs }] })
  return client
}

const upload = (id: string, state: string, purpose = 'photo') => ({
  ...keys.upload(id),
  id,
  state,
  purpose,
  attachedTo: 'lst_1',
})

/** A stage whose table names a photo and an ID card that were deleted since, beside one of somebody who has left since. */
const begin = (answer: string, items: object[]) => {
  const asked: string[] = []
  const said: string[] = []
  mockClient(DynamoDBDocumentClient).on(ScanCommand).resolves({ Items: items })
  const s3 = inRegions((region) => {
    const client = new S3Client({ region })
    const listed = (...names: string[]) => ({ Contents: names.map((Key) => ({ Key })) })
    const version = (Key: string, hour: number) => ({
      Key,
      VersionId: 'v1',
      LastModified: new Date(at.getTime() + hour * 3_600_000),
    })
    const mock = mockClient(client)
    mock
      .on(ListObjectsV2Command, { Bucket: 'photos' })
      .resolves(listed('upl_kept/640.avif', 'upl_new/640.avif', 'upl_new/960.avif'))
      .on(ListObjectsV2Command, { Bucket: 'documents' })
      .resolves(listed('documents/doc_new', 'documents/notes'))
      .on(ListObjectVersionsCommand, { Bucket: 'photo-copies' })
      .resolves({
        Versions: [
          version('upl_deleted/640.avif', -2),
          version('upl_kept/640.avif', -2),
          version('upl_left/640.avif', -2),
          version('upl_new/640.avif', 1),
        ],
        DeleteMarkers: [version('upl_deleted/640.avif', 1), version('upl_left/640.avif', 1)],
      })
      .on(ListObjectVersionsCommand, { Bucket: 'document-copies' })
      .resolves({ Versions: [version('documents/doc_deleted', -2), version('documents/doc_new', 1)] })
      .on(CopyObjectCommand)
      .resolves({})
      .on(DeleteObjectsCommand)
      .resolves({})
    return Object.assign(client, { mock })
  })
  const live = s3('eu-west-1')
  const options = { values: { stage: 'prod', region: 'eu-west-1' }, at, isYes: false }
  const run = () =>
    alignFiles(options, {
      say: (line) => void said.push(line),
      ask: async (question) => {
        asked.push(question)
        return answer
      },
      filesAs: (_, region) => s3(region),
      clients: {
        stacksIn: inRegions(stacks),
        tables: new DynamoDBClient({ region: 'eu-west-1' }),
        s3: live,
      },
    })
  return {
    run,
    asked,
    said,
    copied: () => live.mock.commandCalls(CopyObjectCommand).map(({ args }) => args[0].input.Key),
    removed: () =>
      live.mock
        .commandCalls(DeleteObjectsCommand)
        .flatMap(({ args }) => args[0].input.Delete?.Objects?.map(({ Key }) => Key)),
  }
}

const restored = [
  upload('upl_kept', 'READY'),
  upload('upl_deleted', 'READY'),
  upload('upl_left', 'REFUSED'),
  upload('upl_lost', 'READY'),
  upload('doc_deleted', 'READY', 'document'),
]

test('files that the table names come back, and those that came since are removed', async () => {
  const { run, asked, said, copied, removed } = begin('y', restored)
  await run()
  expect(copied()).toEqual(['upl_deleted/640.avif', 'documents/doc_deleted'])
  expect(removed()).toEqual(['upl_new/640.avif', 'upl_new/960.avif', 'documents/doc_new'])
  expect(asked).toEqual([
    expect.stringContaining('2 files belong to no upload'),
    expect.stringContaining('1 files belong to no upload'),
  ])
  // Three photos of which one has no copy, and the document.
  expect(said.map((line) => line.replaceAll(/\s+/g, ' '))).toEqual(
    expect.arrayContaining(['photos 3 2 1', 'documents 1 1 0']),
  )
})

test('nothing is removed where nobody says yes', async () => {
  const { run, copied, removed } = begin('', restored)
  await run()
  expect(copied()).toHaveLength(2)
  expect(removed()).toEqual([])
})

test('nothing is removed for a table that is still empty', async () => {
  const { run, copied, removed } = begin('y', [])
  await expect(run()).rejects.toThrow('T has no uploads at all')
  expect([...copied(), ...removed()]).toEqual([])
})
