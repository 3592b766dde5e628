import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { beforeEach, describe, expect, test } from 'vitest'
import { bucket, runS3, temporaryFolder } from '#scripts/local/s3/testing/run-s3.ts'
import { listKeys, readReleases, readText } from './releases.ts'
import { uploadSite } from './upload-site.ts'
let client: S3Client
let folder: string
/** The keys as they were put, in that order. */
let order: string[]

beforeEach(async () => {
  const s3 = await runS3()
  client = s3.client
  folder = await temporaryFolder()
  order = []
  client.middlewareStack.add(
    (next) => async (args) => {
      const { Key, Body } = args.input as { Key?: string; Body?: unknown }
      if (Body !== undefined && Key) order.push(Key)
      return next(args)
    },
    { step: 'initialize' },
  )
})

const page = (script: string) => `<script src="/assets/${script}"></script>`

const build = async (files: Readonly<Record<string, string>>) => {
  await rm(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

const first = {
  'index.html': page('a-1.js'),
  'shells/home-en.html': page('a-1.js'),
  'sw.js': '1',
  'app-en.webmanifest': '{}',
  'favicon.svg': '<svg/>',
  'assets/a-1.js': 'one',
  'assets/same-1.woff2': 'font',
  '.vite/manifest.json': '{}',
  '.source-hash': 'x',
}
const second = {
  ...first,
  'index.html': page('a-2.js'),
  'shells/home-en.html': page('a-2.js'),
  'sw.js': '2',
  'assets/a-2.js': 'two',
  'assets/a-1.js': undefined,
}
const without = (files: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

const day = (count: number) => new Date(Date.UTC(2026, 0, count))
const upload = (now: Date) => uploadSite({ client, bucket, folder, now })
const keys = async () => [...(await listKeys(client, bucket)).keys()].filter((key) => !key.startsWith('.'))
const notes = async () => [...(await listKeys(client, bucket, '.releases/')).keys()]

describe('a site in its bucket', () => {
  test('comes in the order in which it may be seen, without what is nobody’s business', async () => {
    await build(first)
    expect(await upload(day(1))).toEqual({
      changed: ['/app-en.webmanifest', '/favicon.svg', '/index.html', '/shells/home-en.html', '/sw.js'],
      sent: 7,
      unchanged: 0,
      removed: 0,
    })
    const files = order.filter((key) => !key.startsWith('.'))
    expect(files.slice(0, 2).toSorted()).toEqual(['assets/a-1.js', 'assets/same-1.woff2'])
    expect(files.slice(2, 4).toSorted()).toEqual(['app-en.webmanifest', 'favicon.svg'])
    expect(files.slice(4, 6).toSorted()).toEqual(['index.html', 'shells/home-en.html'])
    expect(files.slice(6)).toEqual(['sw.js'])
    expect(await keys()).toHaveLength(7)
  })

  test.each([
    ['assets/a-1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['assets/same-1.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['shells/home-en.html', 'text/html; charset=utf-8', 'no-cache'],
    ['sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
  ])('%s says what it is and how long it is good', async (Key, ContentType, CacheControl) => {
    await build(first)
    await upload(day(1))
    expect(await client.send(new HeadObjectCommand({ Bucket: bucket, Key }))).toMatchObject({
      ContentType,
      CacheControl,
    })
  })

  test('is sent again without what cannot have changed, and says what has', async () => {
    await build(first)
    await upload(day(1))
    expect(await upload(day(2))).toEqual({ changed: [], sent: 5, unchanged: 2, removed: 0 })
    await build(without(second))
    expect(await upload(day(3))).toMatchObject({
      changed: ['/index.html', '/shells/home-en.html', '/sw.js'],
      sent: 6,
      unchanged: 1,
    })
  })

  test('keeps parts of a version before for as long as its tabs may be open', async () => {
    await build(first)
    await upload(day(1))
    await build(without(second))
    // Old as it is, it was in use until now.
    expect(await upload(day(60))).toMatchObject({ removed: 0 })
    expect(await keys()).toContain('assets/a-1.js')
    // A script and a note, and the copies of the three files that have changed.
    expect(await upload(day(74))).toMatchObject({ removed: 4 })
    expect(await keys()).toEqual([
      'app-en.webmanifest',
      'assets/a-2.js',
      'assets/same-1.woff2',
      'favicon.svg',
      'index.html',
      'shells/home-en.html',
      'sw.js',
    ])
    expect(await notes()).toHaveLength(2)
  })

  test('is kept with what the next release overwrites, once for all that have it', async () => {
    await build(first)
    await upload(day(1))
    await build(without(second))
    await upload(day(2))
    const [before, after] = [...(await readReleases(client, bucket)).values()]
    const textOf = (key = '') => readText(client, bucket, key)
    expect(await textOf(before?.copies?.['index.html'])).toContain('a-1.js')
    expect(await textOf(after?.copies?.['index.html'])).toContain('a-2.js')
    expect(after?.copies?.['favicon.svg']).toBe(before?.copies?.['favicon.svg'])
    expect(before?.copies).not.toHaveProperty('assets/a-1.js')
    // What has an extension could be asked of CloudFront.
    for (const key of Object.values(after?.copies ?? {})) expect(key).toMatch(/^\.kept\/[0-9a-f]{64}$/)
  })

  test('removes nothing that no deploy has put there', async () => {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: 'assets/by-hand.txt', Body: 'x' }))
    await build(first)
    for (const count of [1, 30, 60]) await upload(day(count))
    expect(await keys()).toContain('assets/by-hand.txt')
  })

  test('whose upload stops half-way shows the old page, and is finished by the next', async () => {
    await build(first)
    await upload(day(1))
    await build(without(second))
    client.middlewareStack.add(
      (next) => async (args) => {
        if ((args.input as { Key?: string }).Key === 'index.html') throw new Error('the line broke')
        return next(args)
      },
      { step: 'initialize', name: 'breaking' },
    )
    await expect(upload(day(2))).rejects.toThrow('the line broke')
    client.middlewareStack.remove('breaking')
    expect(await readText(client, bucket, 'index.html')).toContain('a-1.js')
    // The first version is live until the one that was finished, however long before it the other was tried.
    expect(await upload(day(40))).toMatchObject({ removed: 0 })
    expect(await keys()).toContain('assets/a-1.js')
    expect(await readText(client, bucket, 'index.html')).toContain('a-2.js')
  })

  test('is refused where there is none', async () => {
    await build({ 'robots.txt': '' })
    await expect(upload(day(1))).rejects.toThrow('no site')
    expect(await keys()).toEqual([])
  })
})
