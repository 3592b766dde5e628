import { DeleteObjectsCommand, ListObjectVersionsCommand, NoSuchBucket, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { emptyBucket } from './empty-bucket.ts'

const client = new S3Client({ region: 'me-central-1' })
const mock = mockClient(client)
beforeEach(() => mock.reset())

type Version = { Key: string; VersionId: string; isMarker?: boolean }

/** A bucket that lists two at a time. */
const having = (versions: Version[]) => {
  let left = versions
  mock.on(ListObjectVersionsCommand).callsFake(() => {
    const page = left.slice(0, 2)
    return {
      Versions: page.filter(({ isMarker }) => !isMarker),
      DeleteMarkers: page.filter(({ isMarker }) => isMarker),
    }
  })
  mock.on(DeleteObjectsCommand).callsFake(({ Delete }: { Delete: { Objects: Version[] } }) => {
    const gone = new Set(Delete.Objects.map(({ Key, VersionId }) => `${Key} ${VersionId}`))
    left = left.filter(({ Key, VersionId }) => !gone.has(`${Key} ${VersionId}`))
    return {}
  })
  return () => left
}

test('every version and every marker goes, page by page', async () => {
  const left = having([
    { Key: 'a', VersionId: '1' },
    { Key: 'a', VersionId: '2', isMarker: true },
    { Key: 'b', VersionId: 'null' },
    { Key: 'c', VersionId: '1', isMarker: true },
    { Key: 'c', VersionId: '0' },
  ])
  expect(await emptyBucket(client, 'documents')).toBe(5)
  expect(left()).toEqual([])
  expect(mock.commandCalls(DeleteObjectsCommand)).toHaveLength(3)
})

test('a bucket without anything, or that is gone, is empty', async () => {
  having([])
  expect(await emptyBucket(client, 'documents')).toBe(0)
  expect(mock.commandCalls(DeleteObjectsCommand)).toHaveLength(0)
  mock.on(ListObjectVersionsCommand).rejects(new NoSuchBucket({ message: 'gone', $metadata: {} }))
  expect(await emptyBucket(client, 'documents')).toBe(0)
})

test('what S3 keeps is told, not tried for ever', async () => {
  having([{ Key: 'a', VersionId: '1' }])
  mock
    .on(DeleteObjectsCommand)
    .resolves({ Errors: [{ Key: 'a', Code: 'AccessDenied', Message: 'under a lock' }] })
  await expect(emptyBucket(client, 'trail')).rejects.toThrow(
    'S3 keeps 1 objects of trail, such as a: under a lock',
  )
})
