import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { s3 } from '#functions/adapters/s3-client.ts'
import type { UploadPurpose } from '#functions/data/uploads.ts'
import { env } from '#functions/core/env.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm } from '#functions/testing/cars.ts'
import { loadedPhotos, payload, refusedDocuments, refusedPhotos } from '#functions/testing/hostile-files.ts'
import { registerAdmin, registerSeller } from '#functions/testing/people.ts'
import { isStored, jpeg, type Judged, uploadDocument, uploadPhoto } from '#functions/testing/uploads.ts'
import { limits } from '#shared/constants/limits.ts'
import { photoFormats } from '#shared/constants/photos.ts'

const routes = { photo: '/api/listing-images/upload-url', document: '/api/objects/upload' } as const

/** Names of what the public could fetch of an upload. */
const publicFiles = async (id: string): Promise<string[]> => {
  const { Contents = [] } = await s3().send(
    new ListObjectsV2Command({ Bucket: env().PHOTO_BUCKET, Prefix: id }),
  )
  return Contents.map(({ Key = '' }) => Key)
}

/** Expects that a refused file has left nothing behind and cannot be used. */
const expectNothingLeft = async (purpose: UploadPurpose, file: Judged, token: string) => {
  // The refusal comes first: if the file were deleted before, a repeated event could not check it.
  await expect.poll(() => isStored(purpose, file.id)).toBe(false)
  expect(await publicFiles(file.id)).toEqual([])
  const named = purpose === 'photo' ? { images: [file.url] } : { verificationDocuments: { idCard: file.url } }
  const body = { ...carForm(), ...named, status: 'DRAFT' }
  const claim = await api('POST', '/api/listings', { token, body })
  expect([claim.status, claim.body.code]).toEqual([400, 'UPLOAD_UNUSABLE'])
}

const served = async (url: string, accept: string): Promise<Buffer> => {
  const answer = await fetch(`${inject('apiUrl')}${url}?w=640`, { headers: { accept } })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

describe('a hostile photo', () => {
  it.each(refusedPhotos)('is refused: %s', async (_, contentType, refusal, make) => {
    const { token } = await registerSeller()
    const photo = await uploadPhoto(token, { contentType, bytes: await make() })
    expect(photo).toMatchObject({ state: 'REFUSED', refusal })
    await expectNothingLeft('photo', photo, token)
  })

  it.each(loadedPhotos)('comes out as a picture alone: %s', async (_, contentType, make) => {
    const { token } = await registerSeller()
    const photo = await uploadPhoto(token, { contentType, bytes: await make() })
    expect(photo).toMatchObject({ state: 'READY' })
    for (const format of photoFormats) {
      const bytes = await served(photo.url, `image/${format}`)
      const { exif, icc, xmp, comments } = await sharp(bytes).metadata()
      expect([exif, icc, xmp, comments], format).toEqual([undefined, undefined, undefined, undefined])
      expect(bytes.includes(payload), format).toBe(false)
      expect(bytes.includes('PK\u0005\u0006'), format).toBe(false)
    }
  })
})

describe('a hostile document', () => {
  it.each(refusedDocuments)('is refused: %s', async (_, contentType, refusal, make) => {
    const { token } = await registerSeller()
    const document = await uploadDocument(token, { contentType, bytes: await make() })
    expect(document).toMatchObject({ state: 'REFUSED', refusal })
    await expectNothingLeft('document', document, token)
    const admin = await registerAdmin()
    expect((await api('GET', document.url, { token: admin.token })).status).toBe(404)
  })

  it('is served as what it was found to be, whatever the address is made to say', async () => {
    const [{ token }, admin] = [await registerSeller(), await registerAdmin()]
    const { url } = await uploadDocument(token, await jpeg())
    const { body } = await apiOk('GET', url, { token: admin.token })
    const read = await fetch(body.url)
    expect(read.headers.get('content-type')).toBe('image/jpeg')
    const bent = new URL(body.url)
    bent.searchParams.set('response-content-type', 'text/html')
    expect((await fetch(bent)).status).toBe(403)
  })

  it.each([
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e',
    '..%252f',
    'doc_x%00.pdf',
    `doc_${'0'.repeat(26)}.`,
    'a'.repeat(2000),
  ])('is not found by another name: %s', async (name) => {
    const admin = await registerAdmin()
    const { status } = await api('GET', `/api/verification-documents/${name}`, { token: admin.token })
    expect([400, 404]).toContain(status)
  })
})

describe('an address for a file', () => {
  it('is not given for another type, length or name', async () => {
    const { token } = await registerSeller()
    const good = { contentType: 'image/jpeg', contentLength: 10 }
    const bad = [
      ...['', 'image/svg+xml', 'text/html', 'image/gif', 'IMAGE/JPEG', 'image/jpeg;a=b'].map(
        (contentType) => ({
          contentType,
        }),
      ),
      { contentType: 'image/jpeg, text/html' },
      { contentType: ['image/jpeg', 'text/html'] },
      { contentType: 'image/jpeg\r\nx-amz-acl: public-read' },
      ...[-1, 0, 1.5, '10', null, limits.photoBytes + 1].map((contentLength) => ({ contentLength })),
      ...['../../x', 'x.jpg.php', 'a\0.jpg'].map((name) => ({ name })),
      { key: 'photos/upl_00000000000000000000000000' },
    ]
    for (const parts of bad) {
      const answer = await api('POST', routes.photo, { token, body: { ...good, ...parts } })
      expect([answer.status, answer.body.code], JSON.stringify(parts)).toEqual([400, 'BAD_REQUEST'])
    }
  })

  it.each(['photo', 'document'] as const)(
    'of a %s takes nothing but the file that was announced',
    async (purpose) => {
      const { token } = await registerSeller()
      const { bytes } = await jpeg()
      const { body } = await apiOk('POST', routes[purpose], {
        token,
        body: { contentType: 'image/jpeg', contentLength: bytes.length },
      })
      const put = async (file: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
        (await fetch(body.uploadURL, { method: 'PUT', headers: { ...body.headers, ...headers }, body: file }))
          .status
      const unmeasured = () =>
        fetch(body.uploadURL, {
          method: 'PUT',
          headers: body.headers,
          body: new Blob([bytes]).stream(),
          duplex: 'half',
        }).then(({ status }) => status)
      const refused = [
        await put(new Uint8Array()),
        await put(new Uint8Array([...bytes, 0])),
        await put(bytes.slice(1)),
        await put(bytes, { 'content-type': 'image/svg+xml' }),
        await put(bytes, { 'content-type': 'image/jpeg, text/html' }),
        await put(bytes, { 'content-type': '' }),
        await put(bytes, { 'if-none-match': '' }),
        await put(bytes, { 'x-amz-tagging': 'scan=clean' }),
        await put(bytes, { 'x-amz-website-redirect-location': 'https://evil.example' }),
        await unmeasured(),
      ]
      expect(refused.filter((status) => status < 400 || status >= 500)).toEqual([])
      expect(await isStored(purpose, body.id)).toBe(false)
      expect((await apiOk('GET', `/api/uploads/${body.id}`, { token })).body.state).toBe('ISSUED')
      expect(await put(bytes)).toBe(200)
      expect(await put(bytes)).toBe(412)
    },
  )

  it('is still given to who had many files refused, or never sent', async () => {
    const { token } = await registerSeller()
    const page = { contentType: 'image/png', bytes: new TextEncoder().encode('<html>') }
    const body = { contentType: 'image/jpeg', contentLength: 10 }
    for (let count = 1; count < limits.looseUploads; count++)
      await apiOk('POST', routes.photo, { token, body })
    for (let count = 0; count < 3; count++)
      expect((await uploadPhoto(token, page)).refusal).toBe('NOT_AN_IMAGE')
    await apiOk('POST', routes.photo, { token, body })
    expect((await api('POST', routes.photo, { token, body })).body.code).toBe('TOO_MANY_UPLOADS')
  })
})
