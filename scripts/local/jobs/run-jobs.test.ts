import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobOf, startSchedules, toS3Event } from './run-jobs.ts'

const object = (bucket: string, key: string) => ({ bucket, key, size: 1, etag: 'e' })

test.each([
  ['sayara-uploads', 'photos/upl_1', 'processPhoto'],
  ['sayara-uploads', 'videos/vid_1', 'processVideo'],
  ['sayara-documents', 'documents/doc_1', 'processDocument'],
  ['sayara-uploads', 'imports/imp_1', 'checkImport'],
  ['sayara-uploads', 'import-runs/imp_1', 'applyImport'],
  ['sayara-uploads', 'documents/doc_1', undefined],
  ['sayara-photos', 'photos/upl_1', undefined],
  ['sayara-search', 'listings.snapshot', undefined],
])('an object of %s named %s starts %s', (bucket, key, job) => {
  expect(jobOf(object(bucket, key))).toBe(job)
})

test('the event names the key as S3 does, percent-encoded with spaces as +', () => {
  const [record] = toS3Event(object('b', 'photos/a b+ü')).Records
  expect(record?.s3).toEqual({
    bucket: { name: 'b' },
    object: { key: 'photos/a+b%2B%C3%BC', size: 1, eTag: 'e' },
  })
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a job runs when its time has come, and never twice at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = vi.fn<(job: string) => Promise<void>>(() => promise)
  const runs = () => run.mock.calls.filter(([job]) => job === 'compactSearchIndex')
  startSchedules(run)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(runs()).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(runs()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(runs()).toHaveLength(1)
  resolve()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs()).toHaveLength(2)
})
