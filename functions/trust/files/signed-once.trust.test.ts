import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { signImportFile } from '#functions/adapters/import-storage.ts'
import { newId } from '#functions/adapters/ids.ts'
import { s3 } from '#functions/adapters/s3-client.ts'
import { signUpload } from '#functions/adapters/upload-storage.ts'
import { env } from '#functions/core/env.ts'
import { purposes, type Purpose } from '#functions/trust/files/hostile-file.ts'
import { placeOf } from '#functions/trust/files/place-of.ts'
import { proven } from '#functions/trust/proven.ts'
import { createBuckets } from '#scripts/local/create-buckets.ts'
import { startS3 } from '#scripts/local/s3/server.ts'
import { limits } from '#shared/constants/limits.ts'

// Files without an upload record, on a storage of their own: the stack's jobs would delete them, and a deleted object may be written again.
let folder: string
let storage: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sayara-addresses-'))
  storage = await startS3({ port: 0, dataDir: folder, allowedOrigins: [], onObjectCreated: async () => {} })
  Object.assign(process.env, inject('functionEnv'), {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${storage.port}`,
  })
  await createBuckets(s3(), [env().UPLOAD_BUCKET, env().PHOTO_BUCKET, env().DOCUMENT_BUCKET])
})
afterAll(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})

type Signed = { uploadURL: string; headers: Record<string, string> }

const content = new Uint8Array(Buffer.from('stockNumber,make\nA1,Nissan\n'))

/** A signed upload URL like those of the routes, for an object without an upload record. */
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
  video: (id) =>
    signUpload({ purpose: 'video', uploadId: id, contentType: 'video/mp4', contentLength: content.length }),
  stock: (id) => signImportFile(id, content.length),
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

/** Misuses of an upload URL. */
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
    await expect(s3().send(new GetObjectCommand(placeOf[purpose](id)))).rejects.toMatchObject({
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
      const command = new PutObjectCommand({ ...placeOf[purpose](newId('upload')), Body: content })
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
