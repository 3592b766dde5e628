import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { editListing } from '#functions/commands/edit-listing.ts'
import { getListingById } from '#functions/data/listings.ts'
import { getUploadById } from '#functions/data/uploads.ts'
import { getUserById } from '#functions/data/users.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm, sellerDocuments } from '#functions/testing/cars.ts'
import { registerAdmin, registerDealer, registerSeller } from '#functions/testing/people.ts'
import {
  jpeg,
  pdf,
  sendFile,
  uploadDocument,
  uploadPhoto,
  uploadVideo,
  videoFile,
} from '#functions/testing/uploads.ts'
import { limits } from '#shared/constants/limits.ts'
import { videoLimits } from '#shared/constants/videos.ts'

const photoRoute = '/api/listing-images/upload-url'
const served = (path: string, accept: string) => fetch(`${inject('apiUrl')}${path}`, { headers: { accept } })

describe('a photo', () => {
  it('goes to the storage, is developed, and is served small, modern and without its GPS position', async () => {
    const { token } = await registerSeller()
    const bytes = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#246' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } })
      .jpeg()
      .toBuffer()
    const photo = await uploadPhoto(token, { contentType: 'image/jpeg', bytes: new Uint8Array(bytes) })
    expect(photo.state).toBe('READY')
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ]) {
      const answer = await served(`${photo.url}?w=640`, accept ?? '')
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([picture.width, picture.exif]).toEqual([640, undefined])
    }
    expect((await served('/api/listing-images/upl_00000000000000000000000000', '*/*')).status).toBe(404)
    expect((await served('/api/listing-images/..%2f..%2fetc', '*/*')).status).toBe(404)
  })

  it.each([
    ['NOT_AN_IMAGE', async () => new TextEncoder().encode('<html><script>alert(1)</script>')],
    [
      'NOT_AN_IMAGE',
      async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['DAMAGED', async () => (await jpeg('#7a1f2b', 480, 360)).bytes.slice(0, 700)],
  ])('that is none is refused: %s', async (refusal, make) => {
    const { token } = await registerSeller()
    const photo = await uploadPhoto(token, { contentType: 'image/jpeg', bytes: await make() })
    expect(photo).toMatchObject({ state: 'REFUSED', refusal })
    expect((await served(photo.url, '*/*')).status).toBe(404)
  })

  it('that the same edit has attached meanwhile is no photo to upload again: the car has changed', async () => {
    const { token, user } = await registerSeller()
    const body = { ...carForm(), status: 'DRAFT' }
    const { body: car } = await apiOk('POST', '/api/listings', { token, body })
    const [seen, actor] = [await getListingById(car.id), await getUserById(user.id)]
    const images = [(await uploadPhoto(token)).url]
    // Sent twice: both read the car before either changed it.
    const edit = () => editListing(seen!, { images }, actor!)
    expect((await edit()).photos).toHaveLength(1)
    await expect(edit()).rejects.toMatchObject({ code: 'EDIT_CONFLICT' })
  })
})

describe('a video', () => {
  const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${inject('apiUrl')}${path}`, { method, headers })
  const attached = async (token: string) => {
    const [video, poster] = [await uploadVideo(token), await uploadPhoto(token)]
    expect(video).toMatchObject({ state: 'READY' })
    const named = { video: video.url, poster: poster.url }
    const body = { ...carForm(), video: named, status: 'DRAFT' }
    const { body: car } = await apiOk('POST', '/api/listings', { token, body })
    return { car, video, poster }
  }

  it('is checked, attached with its poster, read in parts, and gone with its car', async () => {
    const { token } = await registerSeller()
    const { car, video, poster } = await attached(token)
    expect(car).toMatchObject({
      images: [],
      video: { id: video.id, videoUrl: video.url, contentType: 'video/mp4', poster: { id: poster.id } },
    })
    const whole = await read(video.url)
    const bytes = Buffer.from(await whole.arrayBuffer())
    const etag = whole.headers.get('etag') ?? ''
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    expect(bytes.toString('latin1')).not.toMatch(/25\.2854/)

    const part = await read(video.url, { range: 'bytes=10-19', 'if-range': etag })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))
    expect((await read(video.url, { range: 'bytes=10-19', 'if-range': '"other"' })).status).toBe(200)
    const outside = await read(video.url, { range: `bytes=${bytes.length}-` })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
    const head = await read(video.url, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])

    await apiOk('DELETE', `/api/listings/${car.id}`, { token })
    await expect.poll(async () => (await read(video.url)).status).toBe(404)
    await expect.poll(async () => (await read(poster.url)).status).toBe(404)
  })

  it('is given no address when it is of another kind or too large', async () => {
    const { token } = await registerSeller()
    for (const body of [
      { contentType: 'text/html', contentLength: 10 },
      { contentType: 'video/mp4', contentLength: videoLimits.bytes + 1 },
    ])
      expect((await api('POST', '/api/listing-videos/upload-url', { token, body })).status).toBe(400)
  })

  it('stays where an edit does not name it, is erased when taken away, and belongs to its sender', async () => {
    const { token } = await registerSeller()
    const { car, video } = await attached(token)
    const edit = (body: object) => apiOk('PATCH', `/api/listings/${car.id}`, { token, body })
    expect((await edit({ mileage: 7000 })).body.video.id).toBe(video.id)
    expect((await edit({ video: null })).body.video).toBeNull()
    await expect.poll(async () => (await read(video.url)).status).toBe(404)

    const other = await registerSeller()
    const [foreign, poster] = [await uploadVideo(other.token), await uploadPhoto(token)]
    const body = { video: { video: foreign.url, poster: poster.url } }
    const refused = await api('PATCH', `/api/listings/${car.id}`, { token, body })
    expect([refused.status, refused.body.code]).toEqual([400, 'UPLOAD_UNUSABLE'])
  })

  it.each([
    ['long.mp4', 'TOO_LONG'],
    ['codec.mp4', 'WRONG_CODEC'],
    ['sound.mp4', 'NOT_A_VIDEO'],
  ])('that cannot be published is refused and erased: %s', async (name, videoRefusal) => {
    const { token } = await registerSeller()
    const video = await uploadVideo(token, videoFile(name))
    expect(video).toMatchObject({ state: 'REFUSED', refusal: 'DAMAGED', videoRefusal })
    expect((await read(video.url)).status).toBe(404)
  })
})

describe('a signed address', () => {
  it('takes one file of exactly the type and length that were announced', async () => {
    const { token } = await registerSeller()
    const file = await jpeg()
    const { body } = await apiOk('POST', photoRoute, {
      token,
      body: { contentType: 'image/jpeg', contentLength: file.bytes.length },
    })
    const put = (headers: Record<string, string>, bytes = file.bytes) =>
      fetch(body.uploadURL, { method: 'PUT', headers, body: bytes })
    expect((await put({ ...body.headers, 'content-type': 'text/html' })).status).toBe(403)
    expect((await put({ 'content-type': 'image/jpeg' })).status).toBe(403)
    expect((await put(body.headers, file.bytes.slice(1))).status).toBe(403)
    expect((await put({ ...body.headers, 'x-amz-acl': 'public-read' })).status).toBe(403)
    expect((await put(body.headers)).status).toBe(200)
    expect((await put(body.headers)).status).toBe(412)
  })

  it.each([
    [photoRoute, { contentType: 'image/svg+xml', contentLength: 10 }],
    [photoRoute, { contentType: 'application/pdf', contentLength: 10 }],
    [photoRoute, { contentType: 'image/jpeg', contentLength: 0 }],
    [photoRoute, { contentType: 'image/jpeg', contentLength: limits.photoBytes + 1 }],
    ['/api/objects/upload', { contentType: 'text/html', contentLength: 10 }],
    ['/api/objects/upload', { contentType: 'application/pdf', contentLength: limits.documentBytes + 1 }],
  ])('is not given for %s %o', async (route, body) => {
    const { token } = await registerSeller()
    expect((await api('POST', route, { token, body })).status).toBe(400)
  })

  it('is not given to an unverified dealership for photos, nor beyond sixty unused ones', async () => {
    const dealer = await registerDealer()
    const body = { contentType: 'image/jpeg', contentLength: 10 }
    expect((await api('POST', photoRoute, { token: dealer.token, body })).body.code).toBe(
      'DEALERSHIP_NOT_VERIFIED',
    )
    const { token } = await registerSeller()
    for (let count = 0; count < limits.looseUploads; count++) await apiOk('POST', photoRoute, { token, body })
    const refused = { status: 429, body: { code: 'TOO_MANY_UPLOADS' } }
    expect(await api('POST', photoRoute, { token, body })).toMatchObject(refused)
    expect(await api('POST', '/api/objects/upload', { token, body })).toMatchObject(refused)
  })
})

describe('a document', () => {
  it('is read by admins alone, through a short-lived address', async () => {
    const seller = await registerSeller()
    const admin = await registerAdmin()
    const { idCard } = await sellerDocuments(seller)
    expect((await api('GET', idCard)).status).toBe(401)
    expect((await api('GET', idCard, { token: seller.token })).status).toBe(403)
    const { body } = await apiOk('GET', idCard, { token: admin.token })
    const read = await fetch(body.url)
    expect(Buffer.from(await read.arrayBuffer())).toEqual(Buffer.from(pdf().bytes))
    expect(read.headers.get('content-disposition')).toMatch(/^inline; filename="doc_\w{26}\.pdf"$/)
    expect((await fetch(body.url.split('?')[0])).status).toBe(403)
    expect(
      (await api('GET', '/api/verification-documents/doc_00000000000000000000000000', { token: admin.token }))
        .status,
    ).toBe(404)
  })

  it('whose bytes are not what was declared is refused', async () => {
    const { token } = await registerSeller()
    const disguised = { contentType: 'application/pdf', bytes: new TextEncoder().encode('<html></html>') }
    expect(await uploadDocument(token, disguised)).toMatchObject({
      state: 'REFUSED',
      refusal: 'NOT_A_DOCUMENT',
    })
  })

  it('is nobody else’s business', async () => {
    const { token } = await registerSeller()
    const other = await registerSeller()
    const ticket = await sendFile(token, '/api/objects/upload', pdf())
    expect((await api('GET', `/api/uploads/${ticket.id}`, { token: other.token })).status).toBe(404)
  })
})

it('takes both sides of a registration card, shows both to an admin, and erases the one that is taken away', async () => {
  const [seller, admin] = [await registerSeller(), await registerAdmin()]
  const { token } = seller
  const { url: registrationCardBack, id: back } = await uploadDocument(token)
  const verificationDocuments = { ...(await sellerDocuments(seller)), registrationCardBack }
  const body = { ...carForm(), verificationDocuments, status: 'PENDING' }
  const twice = { ...verificationDocuments, registrationCardBack: verificationDocuments.idCard }
  const same = await api('POST', '/api/listings', { token, body: { ...body, verificationDocuments: twice } })
  expect(same.body).toMatchObject({ code: 'UPLOAD_UNUSABLE' })
  const { id } = (await apiOk('POST', '/api/listings', { token, body })).body
  const seen = async () =>
    (await apiOk('GET', `/api/admin/listings/${id}`, { token: admin.token })).body.listing
      .verificationDocuments
  expect(await seen()).toMatchObject({ registrationCardBack: back })
  const off = { verificationDocuments: { registrationCardBack: null } }
  await apiOk('PATCH', `/api/listings/${id}`, { token, body: off })
  expect(await seen()).not.toHaveProperty('registrationCardBack')
  expect(await getUploadById(back)).toMatchObject({ state: 'REFUSED', attachedTo: null })
})
