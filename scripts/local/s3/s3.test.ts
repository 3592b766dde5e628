import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { describe, expect, it } from 'vitest'
import { localCredentials, localRegion } from '../credentials.ts'
import { bucket, clientFor, codeOf, origin, presignPut, runS3, upload } from './testing/run-s3.ts'

const photo = { Key: 'incoming/a b/é(1).jpg', ContentType: 'image/jpeg', ContentLength: 5 }
const body = '12345'

describe('a presigned PUT', () => {
  it('stores the bytes once; the second is refused and changes nothing', async () => {
    const { client, events } = await runS3()
    const url = await presignPut(client, photo)
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host;if-none-match',
    )
    const first = await upload(url, body)
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"827ccb0eea8a706c4c34a16891f84e7b"'])
    const second = await upload(url, '54321')
    expect([second.status, await codeOf(second)]).toEqual([412, 'PreconditionFailed'])
    const stored = await client.send(new GetObjectCommand({ Bucket: bucket, Key: photo.Key }))
    expect([stored.ContentType, await stored.Body?.transformToString()]).toEqual(['image/jpeg', body])
    expect(events).toMatchObject([
      { bucket, key: photo.Key, size: 5, etag: '827ccb0eea8a706c4c34a16891f84e7b' },
    ])
  })

  it('lets exactly one of 20 parallel PUTs through', async () => {
    const { client, events } = await runS3()
    const url = await presignPut(client, photo)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => upload(url, String(10000 + i))))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 412)])
    const winner = answers.findIndex(({ status }) => status === 200)
    const stored = await client.send(new GetObjectCommand({ Bucket: bucket, Key: photo.Key }))
    expect(await stored.Body?.transformToString()).toBe(String(10000 + winner))
    await expect.poll(() => events.length).toBe(1)
  })

  it.each([
    ['another type', body, { 'content-type': 'image/svg+xml' }],
    ['a longer body', '123456', {}],
    ['a shorter body', '1234', {}],
    ['another condition', body, { 'if-none-match': '"x"' }],
  ])('refuses %s', async (_, bytes, headers) => {
    const { client, events } = await runS3()
    const answer = await upload(await presignPut(client, photo), bytes, headers)
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'SignatureDoesNotMatch'])
    await expect(client.send(new HeadObjectCommand({ Bucket: bucket, Key: photo.Key }))).rejects.toThrow()
    expect(events).toEqual([])
  })

  it('refuses the condition or the type left out', async () => {
    const { client } = await runS3()
    const url = await presignPut(client, photo)
    const noCondition = await fetch(url, { method: 'PUT', body, headers: { 'content-type': 'image/jpeg' } })
    expect(await codeOf(noCondition)).toBe('SignatureDoesNotMatch')
    const noType = await fetch(url, {
      method: 'PUT',
      body: Buffer.from(body),
      headers: { 'if-none-match': '*' },
    })
    expect(await codeOf(noType)).toBe('SignatureDoesNotMatch')
  })

  it.each(['x-amz-acl', 'x-amz-tagging', 'x-amz-website-redirect-location', 'x-amz-meta-note'])(
    'refuses an added %s header',
    async (name) => {
      const { client } = await runS3()
      const answer = await upload(await presignPut(client, photo), body, { [name]: 'public-read' })
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'AccessDenied'])
    },
  )

  it('refuses every tampered part of the URL', async () => {
    const { client } = await runS3()
    const url = await presignPut(client, photo)
    const tampered: Record<string, (parts: URL) => void> = {
      signature: ({ searchParams }) => searchParams.set('X-Amz-Signature', 'a'.repeat(64)),
      expiry: ({ searchParams }) => searchParams.set('X-Amz-Expires', '3600'),
      key: (parts) => void (parts.pathname = parts.pathname.replace('incoming', 'public')),
      addition: ({ searchParams }) => searchParams.set('x-amz-meta-role', 'admin'),
      'signed headers': ({ searchParams }) => searchParams.set('X-Amz-SignedHeaders', 'host'),
    }
    for (const [name, tamper] of Object.entries(tampered)) {
      const parts = new URL(url)
      tamper(parts)
      const answer = await upload(parts.href, body)
      expect([name, answer.status, await codeOf(answer)]).toEqual([name, 403, 'SignatureDoesNotMatch'])
    }
  })

  it('refuses an expired one, one from the future, and a foreign key, secret, region or session token', async () => {
    const { client, port } = await runS3()
    const code = async (url: Promise<string>) => codeOf(await upload(await url, body))
    const at = (seconds: number) => ({ expiresIn: 60, signingDate: new Date(Date.now() + seconds * 1000) })
    expect(await code(presignPut(client, photo, at(-61)))).toBe('AccessDenied')
    expect(await code(presignPut(client, photo, at(3600)))).toBe('AccessDenied')
    expect(await code(presignPut(clientFor(port, { secretAccessKey: 'wrong' }), photo))).toBe(
      'SignatureDoesNotMatch',
    )
    expect(await code(presignPut(clientFor(port, { region: 'us-east-1' }), photo))).toBe(
      'AuthorizationQueryParametersError',
    )
    const endpoint = `http://127.0.0.1:${port}`
    const with_ = (credentials: object) =>
      new S3Client({ region: localRegion, endpoint, credentials: { ...localCredentials, ...credentials } })
    expect(await code(presignPut(with_({ accessKeyId: 'other' }), photo))).toBe('InvalidAccessKeyId')
    expect(await code(presignPut(with_({ sessionToken: 'other' }), photo))).toBe('InvalidToken')
  })

  it('made by a client with default checksums is refused: the URL pins the checksum of an empty body', async () => {
    const { port, client } = await runS3()
    const endpoint = `http://127.0.0.1:${port}`
    const forgetful = new S3Client({ region: localRegion, endpoint, credentials: localCredentials })
    const answer = await upload(await presignPut(forgetful, photo), body)
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'BadDigest'])
    expect((await client.send(new ListObjectsV2Command({ Bucket: bucket }))).KeyCount).toBe(0)
  })

  it('cut off in the middle leaves nothing behind', async () => {
    const { port, client, base } = await runS3()
    const url = (await presignPut(client, photo)).slice(base.length)
    const socket = connect(port, '127.0.0.1')
    const head = `PUT ${url} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: image/jpeg\r\n`
    socket.end(`${head}if-none-match: *\r\ncontent-length: 5\r\n\r\n123`)
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
    expect((await client.send(new ListObjectsV2Command({ Bucket: bucket }))).KeyCount).toBe(0)
    expect((await upload(await presignPut(client, photo), body)).status).toBe(200)
  })
})

describe('other requests', () => {
  it('are refused unsigned, by whatever method', async () => {
    const { base, client } = await runS3()
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: 'secret.pdf', Body: body }))
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'POST']) {
      expect([method, (await fetch(`${base}/${bucket}/secret.pdf`, { method })).status]).toEqual([
        method,
        403,
      ])
    }
  })

  it('presigned for reading, can set the name and type of the download', async () => {
    const { client } = await runS3()
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: 'id.pdf', Body: body, CacheControl: 'no-store' }),
    )
    const ResponseContentDisposition = 'attachment; filename="id card.pdf"'
    const command = new GetObjectCommand({ Bucket: bucket, Key: 'id.pdf', ResponseContentDisposition })
    const url = await getSignedUrl(client, command, { expiresIn: 60 })
    const answer = await fetch(url)
    expect(answer.headers.get('content-disposition')).toBe(ResponseContentDisposition)
    expect([answer.headers.get('cache-control'), await answer.text()]).toEqual(['no-store', body])
    expect((await fetch(url.replace('id%20card', 'x.html'))).status).toBe(403)
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403)
    const etag = answer.headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('get CORS headers only from the exact origin', async () => {
    const { client } = await runS3()
    const url = await presignPut(client, photo)
    const ask = (from: string, method = 'PUT', headers = 'content-type,if-none-match') =>
      fetch(url, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': method,
          'access-control-request-headers': headers,
        },
      })
    const granted = await ask(origin)
    expect([granted.status, granted.headers.get('access-control-allow-origin')]).toEqual([200, origin])
    for (const refused of [
      ask('https://evil.example'),
      ask(`${origin}0`),
      ask('null'),
      ask(origin, 'DELETE'),
      ask(origin, 'PUT', 'x-amz-acl'),
    ]) {
      const { status, headers } = await refused
      expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null])
    }
    const answer = await upload(url, body, { origin })
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(answer.headers.get('access-control-expose-headers')).toBe('ETag')
    const strange = await upload(url, body, { origin: 'https://evil.example' })
    expect([strange.status, strange.headers.get('access-control-allow-origin')]).toEqual([412, null])
  })
})
