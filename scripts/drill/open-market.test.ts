import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startCloud } from '#scripts/local/cloud.ts'
import { localCredentials, localRegion } from '#scripts/local/credentials.ts'
import { localNames } from '#scripts/local/names.ts'
import { openMarket } from './open-market.ts'

test('an upload that waits in a stopped market waits on, without a word, for its next start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sayara-market-'))
  const said = vi.spyOn(console, 'error')
  onTestFinished(() => {
    said.mockRestore()
    return rm(dataDir, { recursive: true })
  })
  const settings = {
    dataDir: join(dataDir, 'cloud'),
    logDir: join(dataDir, 'logs'),
    siteOrigin: 'http://localhost:3000',
  }
  const busy = await startCloud({ ...settings, onObjectCreated: () => Promise.reject(new Error('busy')) })
  const buckets = new S3Client({
    region: localRegion,
    credentials: localCredentials,
    endpoint: busy.env['AWS_ENDPOINT_URL_S3'] ?? '',
    forcePathStyle: true,
  })
  await buckets.send(
    new PutObjectCommand({ Bucket: localNames.UPLOAD_BUCKET, Key: 'photos/waits', Body: 'x' }),
  )
  await busy.stop()

  const { close } = await openMarket(dataDir)
  await close()

  const delivered: string[] = []
  const next = await startCloud({
    ...settings,
    onObjectCreated: async ({ key }) => void delivered.push(key),
  })
  await expect.poll(() => delivered).toEqual(['photos/waits'])
  await next.stop()
  expect(said).not.toHaveBeenCalled()
})
