import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { ObjectCreated } from './event-queue.ts'
import { bucket, clientFor, runS3, temporaryFolder } from './testing/run-s3.ts'

const Bucket = bucket

// Its deliveries never end: every event is still owed when the process is killed.
const program = (dataDir: string) => `
  import { startS3 } from ${JSON.stringify(new URL('./server.ts', import.meta.url).href)}
  const onObjectCreated = () => new Promise(() => undefined)
  const { port } = await startS3({ port: 0, dataDir: ${JSON.stringify(dataDir)}, allowedOrigins: [], onObjectCreated })
  console.log(port)`

const startProcess = async (dataDir: string) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(dataDir)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(createInterface(child.stdout), 'line')
  const kill = async () => {
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  return { port: Number(line), kill }
}

it('killed under writes, it has every acknowledged object, no half one, and delivers every event', async () => {
  const dataDir = await temporaryFolder()
  const { port, kill } = await startProcess(dataDir)
  const client = clientFor(port)
  await client.send(new CreateBucketCommand({ Bucket }))
  const bodyOf = (key: string) => key.repeat(40_000)
  const acknowledged: string[] = []
  const writing = Array.from({ length: 200 }, async (_, i) => {
    const Key = `k${i}`
    await client.send(new PutObjectCommand({ Bucket, Key, Body: bodyOf(Key) }))
    acknowledged.push(Key)
    if (acknowledged.length === 15) await kill()
  })
  await Promise.allSettled(writing)
  expect(acknowledged.length).toBeGreaterThanOrEqual(15)
  expect(acknowledged.length).toBeLessThan(200)

  const later = await runS3({ dataDir })
  const { Contents = [] } = await later.client.send(new ListObjectsV2Command({ Bucket }))
  const keys = Contents.map(({ Key = '' }) => Key)
  expect(keys).toEqual(expect.arrayContaining(acknowledged))
  for (const Key of keys) {
    const { Body } = await later.client.send(new GetObjectCommand({ Bucket, Key }))
    expect((await Body?.transformToString()) === bodyOf(Key)).toBe(true)
  }
  await expect.poll(() => later.events.map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  expect(await readdir(join(dataDir, bucket))).toHaveLength(keys.length)
})

it('keeps objects over a restart, sweeps orphans, and delivers nothing twice', async () => {
  const dataDir = await temporaryFolder()
  const first = await runS3({ dataDir })
  await first.client.send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'old' }))
  await first.client.send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'new' }))
  await expect.poll(() => first.events.length).toBe(2)
  await first.close()
  await writeFile(join(dataDir, bucket, 'orphan'), 'half')
  const second = await runS3({ dataDir })
  const { Body } = await second.client.send(new GetObjectCommand({ Bucket, Key: 'k' }))
  expect(await Body?.transformToString()).toBe('new')
  expect(await readdir(join(dataDir, bucket))).toHaveLength(1)
  await second.client.send(new PutObjectCommand({ Bucket, Key: 'next', Body: 'x' }))
  await expect.poll(() => second.events.map(({ key }) => key)).toEqual(['next'])
})

it('tries a failed delivery again, and at the next start when it never succeeds', async () => {
  const dataDir = await temporaryFolder()
  const tries: string[] = []
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => report.mockRestore())
  const onObjectCreated = async ({ key }: ObjectCreated) => {
    tries.push(key)
    if (key === 'never' || tries.length < 3) throw new Error('the job is down')
  }
  const first = await runS3({ dataDir, onObjectCreated, retryDelaysMs: [1, 1] })
  await first.client.send(new PutObjectCommand({ Bucket, Key: 'third', Body: 'x' }))
  await expect.poll(() => tries).toEqual(['third', 'third', 'third'])
  await first.client.send(new PutObjectCommand({ Bucket, Key: 'never', Body: 'x' }))
  await expect.poll(() => tries.slice(3)).toEqual(['never', 'never', 'never'])
  await expect.poll(() => report.mock.calls.length).toBe(1)
  await first.close()
  const second = await runS3({ dataDir })
  await expect.poll(() => second.events.map(({ key }) => key)).toEqual(['never'])
})

it('holds its folder alone', async () => {
  const { dataDir } = await runS3()
  await expect(runS3({ dataDir })).rejects.toThrow(/locked/)
})
