import { PutObjectCommand } from '@aws-sdk/client-s3'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bucket, runS3, temporaryFolder } from '#scripts/local/s3/testing/run-s3.ts'
import { jobsToCome } from './jobs-to-come.ts'

/** An S3 that tries each delivery once, so that a refused one would be given up, with an upload in it. */
const begin = async (dataDir: string) => {
  const { onObjectCreated, begin: startJobs } = jobsToCome()
  const asked: string[] = []
  const { client, close } = await runS3({
    dataDir,
    retryDelaysMs: [],
    onObjectCreated: (object, stopping) => {
      asked.push(object.key)
      return onObjectCreated(object, stopping)
    },
  })
  const delivered: string[] = []
  const run = () => startJobs({ deliver: async ({ key }) => void delivered.push(key) })
  return { client, close, asked, delivered, run }
}

test('photos wait for jobs that start late, and over a stop for those of the next start', async () => {
  const said = vi.spyOn(console, 'error')
  onTestFinished(() => said.mockRestore())
  const dataDir = await temporaryFolder()
  const put = (Key: string) => new PutObjectCommand({ Bucket: bucket, Key, Body: 'x' })

  const first = await begin(dataDir)
  await first.client.send(put('before'))
  await expect.poll(() => first.asked).toEqual(['before'])
  await first.close()

  const second = await begin(dataDir)
  await second.client.send(put('now'))
  await expect.poll(() => second.asked).toEqual(['before', 'now'])
  expect([...first.delivered, ...second.delivered]).toEqual([])
  second.run()
  await second.client.send(put('later'))
  await expect.poll(() => second.delivered).toEqual(['before', 'now', 'later'])
  expect(said).not.toHaveBeenCalled()
})
