import { PutObjectCommand } from '@aws-sdk/client-s3'
import { beforeAll, describe, expect, it } from 'vitest'
import { rawObject } from '#functions/adapters/upload-storage.ts'
import { s3 } from '#functions/adapters/s3-client.ts'
import { processPhoto } from '#functions/jobs/process-photo.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { registerSeller, registerVerifiedDealer, type Person } from '#functions/testing/people.ts'
import { jpeg, scene, sendFile, uploadDocument, uploadPhoto } from '#functions/testing/uploads.ts'
import { placeOf } from '#functions/trust/files/place-of.ts'
import { digestsOf } from '#functions/trust/files/served-photo.ts'
import { proven } from '#functions/trust/proven.ts'
import { limits } from '#shared/constants/limits.ts'
import { folders } from '#shared/constants/storage.ts'

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
  it('is asked for no photo and no document', async () => {
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
  // The event is delivered again, the raw object is overwritten, and other photos are uploaded.
  await processPhoto(photo.id)
  await s3().send(new PutObjectCommand({ ...rawObject('photo', photo.id), Body: (await scene(72)).bytes }))
  await processPhoto(photo.id)
  await uploadPhoto(token, await scene(73))
  expect(await digestsOf(photo.url)).toEqual(before)
})

it('a document and the raw file of a photo are read by nobody without an address of their own', async () => {
  const token = seller?.token ?? ''
  const [document, photo] = [await uploadDocument(token, await jpeg()), await uploadPhoto(token)]
  const stock = (
    await apiOk('POST', '/api/seller/imports', {
      token: dealer?.token,
      body: { fileName: 'a.csv', contentLength: 10, mode: 'DRAFT' },
    })
  ).body
  const ticket = await sendFile(token, '/api/objects/upload', await jpeg())
  for (const address of [ticket.uploadURL, stock.uploadURL]) expect((await fetch(address)).status).toBe(403)
  for (const [purpose, id] of [
    ['document', document.id],
    ['photo', photo.id],
    ['stock', stock.id],
  ] as const) {
    const { origin } = new URL(ticket.uploadURL)
    const { Bucket, Key } = placeOf[purpose](id)
    for (const path of [`/${Bucket}/${Key}`, `/${Bucket}/?list-type=2&prefix=${Key}`])
      expect((await fetch(`${origin}${path}`)).status).toBe(403)
  }
  for (const who of [undefined, token, (await registerSeller()).token])
    expect([401, 403, 404]).toContain((await api('GET', document.url, { token: who })).status)
  expect((await api('GET', `/api/listing-images/${document.id}?w=640`)).status).toBe(404)
})
