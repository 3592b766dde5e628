import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { anyIp, api, apiOk } from '#functions/testing/api.ts'
import { setTaken } from '#functions/testing/limits.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { offerPlate, publishPlate } from '#functions/testing/plates.ts'
import { getPlateImage } from '#shared/api/plates.ts'

let admin: Person
let seller: Person
beforeAll(async () => {
  admin = await registerAdmin()
  seller = await registerSeller()
})

const fetchImage = (idOrSlug: string, query = '') =>
  fetch(`${inject('apiUrl')}${getPlateImage.path.replace('{id}', idOrSlug)}${query}`)

const imageOf = async (idOrSlug: string, query = '') =>
  Buffer.from(await (await fetchImage(idOrSlug, query)).arrayBuffer())

describe('the picture of a plate', () => {
  it('is a small PNG of the size that links show, by number or id, and cached', async () => {
    const { id, slug } = await publishPlate(seller, admin)
    const response = await fetchImage(slug)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(60_000)
    expect(await imageOf(id)).toEqual(bytes)
  })

  it('is the plate alone on request, without what is around it', async () => {
    const { slug } = await publishPlate(seller, admin)
    const bytes = await imageOf(slug, '?format=plate')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2080, height: 440, hasAlpha: true })
    expect((await fetchImage(slug, '?format=large')).status).toBe(400)
  })

  it('shows the price of today, and none once it is sold', async () => {
    const { id } = await publishPlate(seller, admin)
    const before = await imageOf(id)
    await apiOk('PATCH', `/api/number-plates/${id}`, { token: seller.token, body: { price: 400_000 } })
    const after = await imageOf(id)
    expect(after).not.toEqual(before)
    const body = { availability: 'SOLD' }
    await apiOk('PUT', `/api/number-plates/${id}/availability`, { token: seller.token, body })
    expect((await imageOf(id)).length).toBeLessThan(after.length)
  })

  it('is there for public plates alone', async () => {
    const { id, slug } = await offerPlate(seller)
    for (const name of [id, slug, '0']) {
      const response = await fetchImage(name)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'PLATE_NOT_FOUND' })
    }
  })

  it('costs work, so that one address asks for so many: the last that fits, and one more', async () => {
    const { id } = await publishPlate(seller, admin)
    const [{ limit, seconds }] = getPlateImage.limits
    const ip = anyIp()
    const take = (taken: number) => setTaken(getPlateImage.id, ip, seconds, taken)
    const ask = () => api('GET', `/api/number-plates/${id}/image?format=plate`, { ip })
    await take(limit - 1)
    expect((await ask()).status).toBe(200)
    await take(limit)
    expect((await ask()).status).toBe(429)
  })
})
