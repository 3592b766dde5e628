import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, expect, inject, it } from 'vitest'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'
import { findArchive } from '#functions/data/archives.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { archiveOf } from '#functions/testing/archives.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import { password, registerSeller, type Person } from '#functions/testing/people.ts'
import { folders } from '#shared/constants/storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'sayara-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const path = '/api/user/archive'

const fetched = async ({ token }: Person): Promise<Record<string, Uint8Array>> => {
  const { body } = await apiOk('POST', '/api/user/archive/link', { token })
  const answer = await fetch(body.url)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="sayara-.*\.zip"$/)
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('utf8')

const isStored = async (archiveId: string): Promise<boolean> => {
  const place = { Bucket: env().UPLOAD_BUCKET, Key: `${folders.archives}${archiveId}` }
  return s3()
    .send(new GetObjectCommand(place))
    .then(
      () => true,
      () => false,
    )
}

it('gives a person everything that is theirs, in a file that anybody can check', async () => {
  const seller = await registerSeller()
  const { token } = seller
  expect((await apiOk('GET', path, { token })).body).toMatchObject({ state: null, nextAt: null })
  expect((await api('POST', '/api/user/archive/link', { token })).status).toBe(404)
  await submitCar(seller)
  const search = { name: '<b>Patrols</b>', searchParams: { make: 'Nissan' } }
  await apiOk('POST', '/api/user/saved-searches', { token, body: search })

  const { body: asked } = await apiOk('POST', path, { token })
  expect(asked).toMatchObject({ state: 'ASKED', content: null })
  // A second tab asks for nothing new.
  const { body: again } = await apiOk('POST', path, { token })
  expect(again.askedAt).toBe(asked.askedAt)
  await archiveOf(seller)
  expect((await apiOk('GET', path, { token })).body).toMatchObject({
    state: 'READY',
    content: { leftOut: 0 },
  })
  await mailTo(seller.user.email, ({ subject }) => subject === 'Your data is ready to download')

  const files = await fetched(seller)
  const names = Object.keys(files)
  expect(names.filter((name) => /^documents\/doc_\w+\.(?:pdf|jpg|png)$/.test(name))).toHaveLength(2)
  expect(names.filter((name) => /^photos\/upl_\w+\.jpg$/.test(name)).length).toBeGreaterThan(0)
  const data = JSON.parse(text(files['data/1.json']))
  expect(data.profile.username).toBe(seller.user.username)
  expect(data.listings).toHaveLength(1)
  expect(text(files['pages/1.html'])).toContain('&lt;b&gt;Patrols&lt;/b&gt;')

  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  // The commands of the cover, as they stand there.
  const commands = /<pre dir="ltr">([^<]*)<\/pre>/.exec(text(files['index.html']))?.[1]?.split('\n') ?? []
  expect(commands).toHaveLength(3)
  const { pathname } = new URL(commands[0]?.split(' ').at(-1) ?? '')
  const key = await fetch(`${inject('apiUrl')}${pathname}`)
  expect(key.status).toBe(200)
  expect((await api('GET', `/api/archive-keys/${'0'.repeat(32)}`)).status).toBe(404)
  writeFileSync(join(folder, 'sayara.pem'), await key.text())
  const run = (command: string) =>
    execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  expect(run(commands[1] ?? '')).toContain('Verified OK')
  expect(run(commands[2] ?? '')).toContain('data/1.json: OK')
  // Each file but the list and its signature is in the list.
  expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')).toHaveLength(names.length - 2)

  writeFileSync(join(folder, 'data/1.json'), '{}')
  expect(() => run(commands[2] ?? '')).toThrow('did NOT match')
  writeFileSync(join(folder, 'SHA256SUMS'), text(files['SHA256SUMS']).replace('a', 'b'))
  expect(() => run(commands[1] ?? '')).toThrow()
})

it('makes one a day, which nobody else can fetch and which goes with the account', async () => {
  const [person, other] = [await registerSeller(), await registerSeller()]
  const { token } = person
  await archiveOf(person)
  const { nextAt, askedAt } = (await apiOk('GET', path, { token })).body
  expect(Date.parse(nextAt) - Date.parse(askedAt)).toBe(86_400_000)
  expect(await api('POST', path, { token })).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS' },
  })
  expect((await api('POST', '/api/user/archive/link', { token: other.token })).status).toBe(404)

  const id = (await findArchive(person.user.id))?.id ?? ''
  expect(await isStored(id)).toBe(true)
  await apiOk('DELETE', '/api/user', { token, body: { password } })
  expect(
    await askUntil(
      () => isStored(id),
      (there) => !there,
    ),
  ).toBe(false)
  // The job forgets it after its file.
  const forgotten = await askUntil(
    () => findArchive(person.user.id),
    (archive) => archive === undefined,
  )
  expect(forgotten).toBeUndefined()
})
