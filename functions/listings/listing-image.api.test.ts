import { newId } from '#functions/adapters/ids.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { readPhotoVariant } from '#functions/adapters/photo-storage.ts'
import { shareImageSize } from '#functions/drawing/share-frame.ts'
import { mostBytes } from './get-listing-image.ts'
import { anyIp, apiOk } from '#functions/testing/api.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { getListingImage, getListingPhoto } from '#shared/api/listing-image.ts'

type Car = { id: string; slug: string; version: number; images: { id: string }[] }

let dealer: Person
let car: Car
beforeAll(async () => {
  dealer = await registerVerifiedDealer()
  car = await submitCar(dealer, { make: 'Toyota', model: 'Land Cruiser', variant: 'GXR' })
})

const fetchImage = (idOrSlug: string, query = '') =>
  fetch(`${inject('apiUrl')}${getListingImage.path.replace('{id}', idOrSlug)}${query}`, {
    headers: { 'x-forwarded-for': anyIp() },
  })

const imageOf = async (idOrSlug: string, query = '') =>
  Buffer.from(await (await fetchImage(idOrSlug, query)).arrayBuffer())

describe('the share image of a car', () => {
  it('is a JPEG of the size that links show, small enough for WhatsApp, by slug or id, and cached', async () => {
    const response = await fetchImage(car.slug)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...shareImageSize })
    expect(bytes.length).toBeLessThan(mostBytes)
    expect(await imageOf(car.id, `?lang=en&v=${car.version}`)).toEqual(bytes)
  })

  it('shows the photo of the car beside a panel, on the side where each language begins', async () => {
    const sides = async (query: string) => {
      const { data, info } = await sharp(await imageOf(car.slug, query))
        .resize(2, 1, { fit: 'fill', kernel: 'nearest' })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return [data[0]!, data[info.channels]!].map((red) => (red > 230 ? 'panel' : 'photo'))
    }
    expect(await sides('')).toEqual(['photo', 'panel'])
    expect(await sides('?lang=ar')).toEqual(['panel', 'photo'])
  })

  it('knows two languages, and versions that are numbers', async () => {
    for (const query of ['?lang=fr', '?v=new', '?size=large'])
      expect((await fetchImage(car.slug, query)).status).toBe(400)
  })

  it('shows the price of today, and none once it is sold', async () => {
    const changing: Car = await submitCar(dealer)
    const before = await imageOf(changing.id)
    await apiOk('PATCH', `/api/listings/${changing.id}`, { token: dealer.token, body: { priceQAR: 111_000 } })
    const after = await imageOf(changing.id)
    expect(after).not.toEqual(before)
    const body = { availability: 'SOLD' }
    await apiOk('PUT', `/api/listings/${changing.id}/availability`, { token: dealer.token, body })
    expect(await imageOf(changing.id)).not.toEqual(after)
  })

  it('is there for public cars alone, by slug and id', async () => {
    const [admin, seller] = [await registerAdmin(), await registerSeller()]
    const hidden: Car = await submitCar(seller)
    const refused = async () => {
      for (const place of [hidden.id, hidden.slug]) {
        const response = await fetchImage(place)
        expect(response.status).toBe(404)
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(await response.json()).toMatchObject({ code: 'LISTING_NOT_FOUND' })
      }
    }
    await refused()
    const { version } = (await decide(admin, hidden.id, { status: 'APPROVED', version: hidden.version })).body
    expect((await fetchImage(hidden.slug)).status).toBe(200)
    const no = { status: 'REJECTED', version, rejectionReason: 'Blurred photos' }
    expect((await decide(admin, hidden.id, no)).status).toBe(200)
    await refused()
    expect((await fetchImage('no-such-car')).status).toBe(404)
  })

  it('is drawn of stored photos; one that is gone is none', async () => {
    const [{ id } = { id: '' }] = car.images
    expect((await sharp(await readPhotoVariant(id, 960, 'jpeg')).metadata()).format).toBe('jpeg')
    expect(await readPhotoVariant(newId('upload'), 960, 'jpeg')).toBeUndefined()
  })
})

describe('the main photo of a car, by its slug', () => {
  const photoOf = (slug: string, query = '') =>
    fetch(inject('apiUrl') + getListingPhoto.path.replace('{id}', slug) + query)

  it('is the file that the car names first, in the width that is asked for, kept for a minute', async () => {
    const response = await photoOf(car.slug, '?w=640')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/avif')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
    const stored = await readPhotoVariant(car.images[0]!.id, 640, 'avif')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(stored!))
  })

  it('is a refusal for a width that is not stored, and for a car that is hidden or has no photo', async () => {
    expect((await photoOf(car.slug, '?w=641')).status).toBe(400)
    expect((await photoOf(newId('listing'))).status).toBe(404)
    const draft = await apiOk('POST', '/api/listings', { token: dealer.token, body: { status: 'DRAFT' } })
    expect((await photoOf(draft.body.id)).status).toBe(404)
  })
})
