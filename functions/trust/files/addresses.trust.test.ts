import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { beforeAll, describe, expect, it } from 'vitest'
import { signImportFile } from '#functions/adapters/import-storage.ts'
import { rawObject, signUpload } from '#functions/adapters/upload-storage.ts'
import { newId } from '#functions/adapters/ids.ts'
import { s3 } from '#functions/adapters/s3-client.ts'
import { env } from '#functions/core/env.ts'
import { processPhoto } from '#functions/jobs/process-photo.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { registerSeller, registerVerifiedDealer, type Person } from '#functions/testing/people.ts'
import { jpeg, scene, sendFile, uploadDocument, uploadPhoto } from '#functions/testing/uploads.ts'
import { purposes, type Purpose } from '#functions/trust/files/hostile-file.ts'
import { digestsOf } from '#functions/trust/files/served-photo.ts'
import { proven } from '#functions/trust/proven.ts'
import { limits } from '#shared/constants/limits.ts'
import { folders } from '#shared/constants/storage.ts'

type Signed = { uploadURL: string; headers: Record<string, string> }

const content = new Uint8Array(Buffer.from('stockNumber,make\nA1,Nissan\n'))

/** An address as the routes give it, for an object that nobody waits for. */
const signed: Record<Purpose, (id: string) => Promise<Signed>> = {
  photo: (id) =>
    signUpload({ purpose: 'photo', uploadId: id, contentType: 'image/jpeg', contentLength: content.length }),
  document: (id) =>
    signUpload({
      purpose: 'document',
      uploadId: id,
      contentType: 'application/pdf',
      contentLength: content.length,
    }),
  stock: (id) => signImportFile(id, content.length),
}

const keyOf: Record<Purpose, (id: string) => { Bucket: string; Key: string }> = {
  photo: (id) => rawObject('photo', id),
  document: (id) => rawObject('document', id),
  stock: (id) => ({ Bucket: env().UPLOAD_BUCKET, Key: `${folders.imports}${id}` }),
}

const send = async (
  { uploadURL, headers }: Signed,
  parts: RequestInit = {},
  more: Record<string, string> = {},
) =>
  (await fetch(uploadURL, { method: 'PUT', body: content, ...parts, headers: { ...headers, ...more } }))
    .status

const bent = (address: Signed, bend: (url: URL) => void): Signed => {
  const url = new URL(address.uploadURL)
  bend(url)
  return { ...address, uploadURL: url.href }
}

/** What somebody may try with an address besides sending the file that it is for. */
const tries: Readonly<Record<string, (address: Signed, id: string) => Promise<number>>> = {
  'no byte': (to) => send(to, { body: '' }),
  'a byte less': (to) => send(to, { body: content.slice(1) }),
  'a byte more': (to) => send(to, { body: new Uint8Array([...content, 0]) }),
  'a file beyond every limit': (to) => send(to, { body: new Uint8Array(limits.photoBytes + 1) }),
  'a file of no said length': (to) => send(to, { body: new Blob([content]).stream(), duplex: 'half' }),
  'the type of an SVG': (to) => send(to, {}, { 'content-type': 'image/svg+xml' }),
  'the type of a page': (to) => send(to, {}, { 'content-type': 'text/html' }),
  'no type': (to) => send(to, {}, { 'content-type': '' }),
  'two types': (to) => send(to, {}, { 'content-type': 'image/jpeg, text/html' }),
  'a type with a parameter': (to) => send(to, {}, { 'content-type': 'image/jpeg; charset=utf-7' }),
  'no condition': ({ uploadURL, headers }) =>
    send({ uploadURL, headers: { 'content-type': headers['content-type'] ?? '' } }),
  'another condition': (to) => send(to, {}, { 'if-none-match': '"x"' }),
  'a tag of the scanner': (to) =>
    send(to, {}, { 'x-amz-tagging': 'GuardDutyMalwareScanStatus=NO_THREATS_FOUND' }),
  'rights for everybody': (to) => send(to, {}, { 'x-amz-acl': 'public-read' }),
  'a grant': (to) =>
    send(to, {}, { 'x-amz-grant-read': 'uri="http://acs.amazonaws.com/groups/global/AllUsers"' }),
  'a redirect': (to) => send(to, {}, { 'x-amz-website-redirect-location': 'https://evil.example' }),
  'a word about itself': (to) => send(to, {}, { 'x-amz-meta-owner': 'admin' }),
  'another class of storage': (to) => send(to, {}, { 'x-amz-storage-class': 'GLACIER' }),
  'another key of encryption': (to) => send(to, {}, { 'x-amz-server-side-encryption': 'AES256' }),
  'a copy of something else': (to) => send(to, {}, { 'x-amz-copy-source': '/bucket/key' }),
  'a wrong checksum': (to) => send(to, {}, { 'x-amz-checksum-crc32': 'AAAAAA==' }),
  'a wrong MD5': (to) => send(to, {}, { 'content-md5': 'AAAAAAAAAAAAAAAAAAAAAA==' }),
  'a POST': (to) => send(to, { method: 'POST' }),
  'a DELETE': (to) => send(to, { method: 'DELETE', body: null }),
  'a GET': (to) => send(to, { method: 'GET', body: null }),
  'another key': (to, id) =>
    send(bent(to, (url) => (url.pathname = url.pathname.replace(id, newId('upload'))))),
  'a key above its folder': (to) => send(bent(to, (url) => (url.pathname += '%2f..%2f..%2fx'))),
  'a longer key': (to) => send(bent(to, (url) => (url.pathname += '.html'))),
  'the bucket of finished photos': (to, id) =>
    send(bent(to, (url) => (url.pathname = `/${env().PHOTO_BUCKET}/${id}/640.jpeg`))),
  'a longer life': (to) => send(bent(to, (url) => url.searchParams.set('X-Amz-Expires', '604800'))),
  'fewer signed headers': (to) =>
    send(bent(to, (url) => url.searchParams.set('X-Amz-SignedHeaders', 'host'))),
  'another signature': (to) =>
    send(bent(to, (url) => url.searchParams.set('X-Amz-Signature', '0'.repeat(64)))),
  'no signature': (to) => send(bent(to, (url) => (url.search = ''))),
  'rights in the address': (to) => send(bent(to, (url) => url.searchParams.set('x-amz-acl', 'public-read'))),
}

describe.each(purposes)('the address for a %s', (purpose) => {
  it('takes nothing but the file that it is for, and that once', async () => {
    const id = newId('upload')
    const address = await signed[purpose](id)
    const wrong: string[] = []
    for (const [what, tryIt] of Object.entries(tries)) {
      const status = await tryIt(address, id)
      if (status < 400 || status >= 500) wrong.push(`${what}: ${status}`)
    }
    expect(wrong).toEqual([])
    await expect(s3().send(new GetObjectCommand(keyOf[purpose](id)))).rejects.toMatchObject({
      name: 'NoSuchKey',
    })
    expect(await send(address)).toBe(200)
    expect(await send(address)).toBe(412)
    expect(await Promise.all(Array.from({ length: 8 }, () => send(address)))).toEqual(
      Array.from({ length: 8 }, () => 412),
    )
    proven('files', Object.keys(tries).length + 1)
  })

  it('takes it from one of many who send at once', async () => {
    const address = await signed[purpose](newId('upload'))
    const statuses = await Promise.all(Array.from({ length: 10 }, () => send(address)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status !== 200 && status !== 412 && status !== 409)).toEqual([])
  })

  it('ends after five minutes', async () => {
    const sendAfter = async (seconds: number) => {
      const command = new PutObjectCommand({ ...keyOf[purpose](newId('upload')), Body: content })
      const signingDate = new Date(Date.now() - seconds * 1000)
      const uploadURL = await getSignedUrl(s3(), command, { expiresIn: limits.uploadUrlSeconds, signingDate })
      return send({ uploadURL, headers: {} })
    }
    expect(
      Number(new URL((await signed[purpose](newId('upload'))).uploadURL).searchParams.get('X-Amz-Expires')),
    ).toBe(limits.uploadUrlSeconds)
    expect(await sendAfter(limits.uploadUrlSeconds - 30)).toBe(200)
    expect(await sendAfter(limits.uploadUrlSeconds + 2)).toBe(403)
  })
})

let [seller, dealer]: Person[] = []
beforeAll(async () => {
  ;[seller, dealer] = await Promise.all([registerSeller(), registerVerifiedDealer()])
})

const names = [
  '../../x',
  '..\\..\\x',
  '%2e%2e%2fx',
  '/etc/passwd',
  'C:\\x',
  'CON',
  'a\0.jpg',
  'x.jpg.php',
  'x.jpg;.html',

  '\u202egpj.exe',
  'x\r\nset-cookie: a=b',
  '<script>x</script>.csv',
  '=cmd()|x',
  ' ',
  '',
  '.',
  'x'.repeat(10_000),
]

describe('the name of a file', () => {
  it('is asked for no photo and no paper', async () => {
    for (const path of ['/api/listing-images/upload-url', '/api/objects/upload'])
      for (const name of names) {
        const body = { contentType: 'image/jpeg', contentLength: 10, name }
        expect((await api('POST', path, { token: seller?.token, body })).body.code).toBe('BAD_REQUEST')
      }
    proven('files', 2 * names.length)
  })

  it('of a stock is shown and never used', async () => {
    for (const fileName of names) {
      const body = { fileName, contentLength: 10, mode: 'DRAFT' }
      const answer = await api('POST', '/api/seller/imports', { token: dealer?.token, body })
      expect([201, 400]).toContain(answer.status)
      if (answer.status === 400) continue
      const { pathname } = new URL(answer.body.uploadURL)
      expect(pathname.endsWith(`/${folders.imports}${answer.body.id}`)).toBe(true)
      // oxlint-disable-next-line no-control-regex -- what must not come back
      expect(answer.body.fileName).not.toMatch(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/)
      expect(answer.body.fileName.length).toBeLessThanOrEqual(limits.selling.import.fileName)
    }
    proven('files', names.length)
  })
})

it('the bytes of a photo never change, whatever comes after them', async () => {
  const token = seller?.token ?? ''
  const photo = await uploadPhoto(token, await scene(71))
  const before = await digestsOf(photo.url)
  // The event comes again; somebody writes to the place of the raw file; others send photos.
  await processPhoto(photo.id)
  await s3().send(new PutObjectCommand({ ...rawObject('photo', photo.id), Body: (await scene(72)).bytes }))
  await processPhoto(photo.id)
  await uploadPhoto(token, await scene(73))
  expect(await digestsOf(photo.url)).toEqual(before)
})

it('a paper and the raw file of a photo are read by nobody without an address of their own', async () => {
  const token = seller?.token ?? ''
  const [paper, photo] = [await uploadDocument(token, await jpeg()), await uploadPhoto(token)]
  const stock = (
    await apiOk('POST', '/api/seller/imports', {
      token: dealer?.token,
      body: { fileName: 'a.csv', contentLength: 10, mode: 'DRAFT' },
    })
  ).body
  const ticket = await sendFile(token, '/api/objects/upload', await jpeg())
  for (const address of [ticket.uploadURL, stock.uploadURL]) expect((await fetch(address)).status).toBe(403)
  for (const [purpose, id] of [
    ['document', paper.id],
    ['photo', photo.id],
    ['stock', stock.id],
  ] as const) {
    const { origin } = new URL(ticket.uploadURL)
    const { Bucket, Key } = keyOf[purpose](id)
    for (const path of [`/${Bucket}/${Key}`, `/${Bucket}/?list-type=2&prefix=${Key}`])
      expect((await fetch(`${origin}${path}`)).status).toBe(403)
  }
  for (const who of [undefined, token, (await registerSeller()).token])
    expect([401, 403, 404]).toContain((await api('GET', paper.url, { token: who })).status)
  expect((await api('GET', `/api/listing-images/${paper.id}?w=640`)).status).toBe(404)
})
