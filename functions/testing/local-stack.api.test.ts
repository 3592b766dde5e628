import { describe, expect, inject, test } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import {
  grantAdmin,
  password,
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  registrationForm,
  signIn,
} from '#functions/testing/people.ts'
import { jpeg, pdf, sendFile, uploadDocument, uploadPhoto } from '#functions/testing/uploads.ts'

// Tests of the stack itself: users, files and photos pass through it as they would through AWS.

describe('people', () => {
  test('register, sign in by name and by e-mail, and are known by their token', async () => {
    const form = registrationForm()
    const { user } = await registerSeller(form)
    for (const name of [form.username, form.email]) {
      const { token } = await signIn(name)
      expect((await apiOk('GET', '/api/user', { token })).body).toEqual(user)
    }
    await expect(signIn(form.username, `${password}x`)).rejects.toThrow('401')
  })

  test('become what an operator makes of them', async () => {
    const seller = await registerSeller()
    expect((await api('GET', '/api/admin/listings', { token: seller.token })).status).toBe(403)
    await grantAdmin(seller.user.username)
    expect((await api('GET', '/api/admin/listings', { token: seller.token })).status).toBe(200)
    const dealer = await registerVerifiedDealer()
    expect((await apiOk('GET', '/api/user', { token: dealer.token })).body).toEqual(dealer.user)
  })

  test('get their refresh cookie from the gateway, and a new token for it', async () => {
    const answer = await apiOk('POST', '/api/register', { body: registrationForm() })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/)
    const headers = { cookie: `other=1; ${cookie.split(';')[0]}` }
    const { body } = await apiOk('POST', '/api/refresh', { headers })
    expect((await api('GET', '/api/user', { token: body.authToken })).status).toBe(200)
  })
})

describe('files', () => {
  test('a photo is stored, judged and served in the size and format asked for', async () => {
    const { token } = await registerSeller()
    const photo = await uploadPhoto(token, await jpeg('#123456', 1000, 750))
    expect(photo).toMatchObject({ state: 'READY', refusal: null, url: `/api/listing-images/${photo.id}` })
    for (const [accept, type] of [
      ['image/avif,image/webp', 'image/avif'],
      ['image/webp', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const) {
      const answer = await api('GET', `${photo.url}?w=640`, { headers: { accept } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('vary')).toBe('accept')
    }
  })

  test('a photo is not sent again to who has it, and answers HEAD', async () => {
    const { token } = await registerSeller()
    const { url } = await uploadPhoto(token)
    const etag = (await api('GET', url)).headers.get('etag') ?? ''
    expect((await api('GET', url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await api('HEAD', url)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100)
    expect((await api('DELETE', url)).headers.get('allow')).toBe('GET, HEAD')
  })

  test('what is no photo is refused, and never served', async () => {
    const { token } = await registerSeller()
    const html = { contentType: 'image/jpeg', bytes: new TextEncoder().encode('<script>alert(1)</script>') }
    const refused = await uploadPhoto(token, html)
    expect(refused).toMatchObject({ state: 'REFUSED', refusal: 'NOT_AN_IMAGE' })
    expect((await api('GET', refused.url)).body).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('an address takes one file, of the announced length', async () => {
    const { token } = await registerSeller()
    const ticket = await sendFile(token, '/api/listing-images/upload-url', await jpeg())
    const { bytes } = await jpeg('#ffffff')
    const again = await fetch(ticket.uploadURL, { method: 'PUT', headers: ticket.headers, body: bytes })
    expect([403, 412]).toContain(again.status)
  })

  test('a document is checked, and read by admins only', async () => {
    const seller = await registerSeller()
    const document = await uploadDocument(seller.token, pdf())
    expect(document.state).toBe('READY')
    expect((await api('GET', document.url, { token: seller.token })).status).toBe(403)
    const { token } = await registerAdmin()
    const { body } = await apiOk('GET', document.url, { token })
    expect(new Uint8Array(await (await fetch(body.url)).arrayBuffer())).toEqual(pdf().bytes)
  })
})

test('the storage lets pages of the site upload, and no others', async () => {
  const storage = inject('functionEnv')['AWS_ENDPOINT_URL_S3'] ?? ''
  const preflight = (origin: string) =>
    fetch(`${storage}/sayara-uploads/photos/x`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    })
  expect((await preflight(inject('apiUrl'))).headers.get('access-control-allow-origin')).toBe(
    inject('apiUrl'),
  )
  expect((await preflight('https://evil.example')).status).toBe(403)
})
