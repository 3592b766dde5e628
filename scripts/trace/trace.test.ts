import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bundle, codeFolder, plainEntries, type BundleFolders } from '#infra/bundle.ts'
import { uploadSite } from '#scripts/deploy/upload-site.ts'
import { buildSmallSite } from '#scripts/deploy/testing/stubs.ts'
import { bucket, runS3, temporaryFolder } from '#scripts/local/s3/testing/run-s3.ts'
import { mapsIn, mapsOfRelease, readMaps } from './map-files.ts'
import { readStack, readTraceOptions } from './options.ts'
import { traceStack } from './trace-stack.ts'

const root = join(import.meta.dirname, '../..')
const into = mkdtempSync(join(tmpdir(), 'sayara-trace-'))
const handler = 'jobs/check-site'
let folders: BundleFolders
/** What the deployed job throws where nothing has told it where the site is. */
let stack: string

beforeAll(async () => {
  folders = await bundle(into, true)
  const file = join(codeFolder(folders, handler), `${handler}.mjs`)
  const job = (await import(file)) as { handler: (event: object) => Promise<void> }
  const quiet = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const error = await job.handler({}).catch((thrown: Error) => thrown)
  for (const spy of [quiet, log]) spy.mockRestore()
  stack = (error as Error).stack ?? ''
})

afterAll(() => rmSync(into, { recursive: true }))

/** The line of our source that a traced stack names first. */
const firstLine = (traced: string): string => {
  const [, file = '', line = ''] = /((?:functions|shared)\/[\w./-]+\.ts):(\d+):\d+/.exec(traced) ?? []
  return readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1] ?? ''
}

describe('a stack trace of a bundle', () => {
  test('names the line that threw', async () => {
    expect(stack).toMatch(/check-site\.mjs:\d+:\d+/)
    const traced = await traceStack(stack, mapsIn(folders.maps))
    expect(firstLine(traced)).toContain('throw new JobFailed(job)')
    expect(traced).toContain('functions/core/job-handler.ts:')
    expect(traced).not.toContain('.mjs')
  })

  test('is read from a log line too, where it is JSON and Lambda’s folder', async () => {
    const line = JSON.stringify({
      stack: stack.replaceAll(/\S*\/packages\/jobs\/check-site\//g, 'file:///var/task/'),
    })
    expect(line).toContain('file:///var/task/jobs/check-site.mjs')
    expect(firstLine(await traceStack(line, mapsIn(folders.maps)))).toContain('throw new JobFailed(job)')
  })

  test('stays as it was where no map knows it', async () => {
    const other = 'Error: x\n    at f (/var/task/jobs/no-such.mjs:1:2)\n    at node:internal/main:3:4'
    expect(await traceStack(other, mapsIn(folders.maps))).toBe(other)
  })
})

describe('the source maps', () => {
  test('are deployed with no function', () => {
    for (const entry of plainEntries())
      expect(() => readFileSync(join(codeFolder(folders, entry), `${entry}.mjs.map`))).toThrow('ENOENT')
    expect(readFileSync(join(codeFolder(folders, handler), `${handler}.mjs`), 'utf8')).not.toContain(
      'sourceMapping',
    )
  })

  test('are kept by the upload for each release, and found again by its time', async () => {
    const { client } = await runS3()
    const folder = await temporaryFolder()
    await buildSmallSite(folder)
    const maps = new Map([[handler, (await readMaps(folders.maps)).get(handler) ?? new Uint8Array()]])
    const upload = (now: Date, its: typeof maps) => uploadSite({ client, bucket, folder, now, maps: its })
    await upload(new Date('2026-01-01T00:00:00Z'), maps)
    await upload(new Date('2026-01-02T00:00:00Z'), new Map())
    const first = await mapsOfRelease(client, bucket, '2026-01-01')
    expect(firstLine(await traceStack(stack, first))).toContain('throw new JobFailed(job)')
    const last = await mapsOfRelease(client, bucket, undefined)
    expect(await traceStack(stack, last)).toBe(stack)
    await expect(mapsOfRelease(client, bucket, '2025')).rejects.toThrow(
      'there are 2026-01-01T00:00:00.000Z, 2026',
    )
  })

  test('of a folder that is not there are none', async () => {
    writeFileSync(join(into, 'file'), '')
    expect(await readMaps(join(into, 'nothing'))).toEqual(new Map())
  })
})

test('the command reads where the release is, or takes the maps of this machine', () => {
  expect(readTraceOptions([])).toBeUndefined()
  expect(readTraceOptions(['--stage', 'prod', '--region', 'eu-central-1', '--release', '2026-11'])).toEqual({
    stage: 'prod',
    region: 'eu-central-1',
    release: '2026-11',
  })
  expect(() => readTraceOptions(['--version'])).toThrow('Usage: npm run trace')
})

test('the command asks for a stack trace where it gets none', () => {
  for (const pasted of ['', ' \n']) expect(() => readStack(pasted)).toThrow('no stack trace to read')
  expect(readStack('Error: x\n')).toBe('Error: x\n')
})
