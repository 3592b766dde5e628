import { beforeAll, describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm, decide, sellerDocuments, searchUntil, submitCar } from '#functions/testing/cars.ts'
import {
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { uploadDocument, uploadPhoto } from '#functions/testing/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

const post = (token: string, body: unknown) => api('POST', '/api/listings', { token, body })
const patch = (token: string, id: string, body: unknown) =>
  api('PATCH', `/api/listings/${id}`, { token, body })

describe('the story of a listing', () => {
  it('is submitted, reviewed, found, repriced, edited, rejected and deleted', async () => {
    const seller = await registerSeller()
    const other = await registerSeller()
    const query = `make=Nissan&model=Patrol&search=${seller.user.username}`

    const car = await submitCar(seller, { description: `Call me: ${seller.user.username}` })
    expect(car).toMatchObject({
      status: 'PENDING',
      title: 'Nissan Patrol Platinum 2020',
      titleAr: 'نيسان باترول Platinum 2020',
    })
    for (const place of [car.id, car.slug]) {
      expect((await api('GET', `/api/listings/${place}`)).status).toBe(404)
      expect((await api('GET', `/api/listings/${place}`, { token: other.token })).status).toBe(404)
      expect((await api('GET', `/api/listings/${place}`, { token: seller.token })).body.own).toMatchObject({
        status: 'PENDING',
        reasonCodes: [],
      })
      expect((await api('GET', `/api/listings/${place}`, { token: admin.token })).status).toBe(200)
    }

    expect((await decide(admin, car.id, { status: 'APPROVED', version: car.version })).status).toBe(200)
    const shown = await apiOk('GET', `/api/listings/${car.slug}`)
    expect(shown.body).toMatchObject({
      id: car.id,
      dealerProfileId: null,
      seller: { phoneNumber: '+97455123456', isEmailConfirmed: true, isPhoneConfirmed: false },
    })
    expect(JSON.stringify(shown.body)).not.toMatch(/doc_|email|ownerId|verificationDocuments|rejectionReason/)
    expect((await searchUntil(query, ({ total }) => total === 1)).listings[0]?.id).toBe(car.id)
    expect((await apiOk('GET', `/api/listings/${car.id}/images`)).body).toEqual(
      car.images.map(({ imageUrl }: { imageUrl: string }) => imageUrl),
    )

    const cheaper = await patch(seller.token, car.id, { priceQAR: 150_000 })
    expect(cheaper.body).toMatchObject({ status: 'APPROVED', priceQAR: 150_000 })
    expect((await apiOk('GET', `/api/listings/${car.id}`)).body).toMatchObject({ previousPriceQAR: 165_000 })

    expect((await patch(seller.token, car.id, { description: 'Now with new tyres' })).body).toMatchObject({
      status: 'PENDING',
    })
    expect((await api('GET', `/api/listings/${car.id}`)).status).toBe(404)
    expect((await searchUntil(query, ({ total }) => total === 0)).total).toBe(0)

    const rejected = await decide(admin, car.id, { status: 'REJECTED', rejectionReason: 'Blurred photos' })
    expect(rejected.body).toMatchObject({ status: 'REJECTED', rejectionReason: 'Blurred photos' })
    const mine = (await apiOk('GET', '/api/user/listings', { token: seller.token })).body
    expect(mine).toMatchObject([{ id: car.id, rejectionReason: 'Blurred photos' }])
    expect((await apiOk('GET', '/api/seller/listings', { token: seller.token })).body).toEqual(mine)

    expect((await api('DELETE', `/api/listings/${car.id}`, { token: other.token })).status).toBe(404)
    expect((await api('DELETE', `/api/listings/${car.id}`, { token: seller.token })).status).toBe(204)
    expect((await api('GET', `/api/seller/listings/${car.id}`, { token: seller.token })).status).toBe(404)
  })

  it('stands in an area of its city: shown, found by it, and left with the city', async () => {
    const dealer = await registerVerifiedDealer()
    const refused = await post(dealer.token, carForm({ area: 'Al Waab', status: 'DRAFT' }))
    expect([refused.status, refused.body.issues]).toMatchObject([400, [{ path: 'area' }]])

    const name = dealer.user.username
    const car = await submitCar(dealer, { area: 'Al Sadd', description: name })
    expect((await apiOk('GET', `/api/listings/${car.slug}`)).body).toMatchObject({
      city: 'Doha',
      area: 'Al Sadd',
    })
    for (const query of [
      `area=Al Sadd&search=${name}`,
      `search=patrol السد ${name}`,
      `near=Al Sadd&search=${name}`,
    ])
      expect((await searchUntil(query, ({ total }) => total === 1)).listings).toMatchObject([
        { id: car.id, area: 'Al Sadd' },
      ])
    const { body: found } = await apiOk('GET', `/api/listings?search=${name}&city=Doha`)
    expect(found.facets.area).toEqual([{ value: 'Al Sadd', count: 1 }])
    expect((await apiOk('GET', `/api/listings?search=${name}`)).body.facets.area).toEqual([])

    const moved = await patch(dealer.token, car.id, { city: 'Lusail' })
    expect(moved.body).toMatchObject({ status: 'APPROVED', city: 'Lusail' })
    expect(moved.body).not.toHaveProperty('area')
    expect((await patch(dealer.token, car.id, { area: 'Al Sadd' })).status).toBe(400)
    const back = await patch(dealer.token, car.id, { city: 'Doha', area: 'The Pearl' })
    expect(back.body).toMatchObject({ city: 'Doha', area: 'The Pearl' })
    expect((await patch(dealer.token, car.id, { area: '' })).body).toMatchObject({ city: 'Doha', area: '' })
  })

  it('no longer says what its seller takes back', async () => {
    const dealer = await registerVerifiedDealer()
    const name = dealer.user.username
    const said = { cylinders: 8, driveType: '4WD', seats: 7, doors: 5 }
    const nothing = { cylinders: null, driveType: null, seats: null, doors: null }
    const car = await submitCar(dealer, { ...said, engineSize: '', features: [], description: name })
    expect((await apiOk('GET', `/api/listings/${car.slug}`)).body).toMatchObject(said)
    const query = `driveType=4WD&seats=7&search=${name}`
    await searchUntil(query, ({ total }) => total === 1)

    expect((await patch(dealer.token, car.id, { mileage: 61_000 })).body).toMatchObject(said)
    const taken = await patch(dealer.token, car.id, nothing)
    expect(taken.status).toBe(200)
    const drafted = await post(dealer.token, { ...nothing, make: 'Nissan', status: 'DRAFT' })
    expect(drafted.status).toBe(201)
    const shown = await apiOk('GET', `/api/listings/${car.slug}`)
    for (const body of [taken.body, drafted.body, shown.body])
      for (const field of Object.keys(said)) expect(body).not.toHaveProperty(field)
    await searchUntil(query, ({ total }) => total === 0)
    expect((await patch(dealer.token, car.id, { color: null })).status).toBe(400)
  })

  it('is published at once for a verified dealer, and never for an unverified one', async () => {
    const dealer = await registerVerifiedDealer()
    const car = await submitCar(dealer, { make: 'Lexus', model: 'LX', bodyType: 'SUV' })
    expect(car.status).toBe('APPROVED')
    const { body } = await apiOk('GET', `/api/listings/${car.slug}`)
    expect(body).toMatchObject({
      dealerProfileId: dealer.user.id,
      dealerProfile: { businessName: expect.stringContaining('Al Test Motors') },
    })
    expect((await patch(dealer.token, car.id, { mileage: 70_000 })).body.status).toBe('APPROVED')
    const found = await searchUntil(`dealer=${dealer.user.id}`, ({ total }) => total === 1)
    expect(found.listings[0]?.id).toBe(car.id)
    expect((await apiOk('GET', `/api/dealers/${dealer.user.id}`)).body).toMatchObject({
      carsAvailable: 1,
      listings: [{ id: car.id }],
    })

    const waiting = await registerDealer()
    expect((await post(waiting.token, { ...carForm(), status: 'DRAFT' })).body.code).toBe(
      'DEALERSHIP_NOT_VERIFIED',
    )
  })
})

describe('drafts', () => {
  it('may lack anything, are edited and submitted later', async () => {
    const seller = await registerSeller()
    const { body: draft } = await post(seller.token, { make: 'Kia', status: 'DRAFT' })
    expect(draft).toMatchObject({ status: 'DRAFT', slug: null, title: 'Kia' })
    expect((await apiOk('GET', `/api/listings/${draft.id}`, { token: seller.token })).body).toMatchObject({
      id: draft.id,
      status: 'DRAFT',
    })
    expect((await api('GET', `/api/listings/${draft.id}`)).status).toBe(404)

    const early = await patch(seller.token, draft.id, { status: 'PENDING' })
    expect([early.status, early.body.code]).toEqual([400, 'LISTING_INCOMPLETE'])
    expect(early.body.issues.map(({ path }: { path: string }) => path)).toContain('model')

    const rest = carForm({ make: 'Kia', model: 'Sportage' })
    expect((await patch(seller.token, draft.id, { ...rest, status: 'PENDING' })).body.code).toBe(
      'DOCUMENTS_REQUIRED',
    )
    const ready = await patch(seller.token, draft.id, {
      ...rest,
      verificationDocuments: await sellerDocuments(seller),
      status: 'PENDING',
    })
    expect(ready.body).toMatchObject({
      status: 'PENDING',
      slug: expect.stringMatching(/^kia-sportage-platinum-2020-[0-9a-z]{8}$/),
    })
  })
})

describe('bad input leaves nothing', () => {
  it.each([
    { year: 2101 },
    { year: 1929 },
    { year: '2020' },
    { priceQAR: 0 },
    { priceQAR: 100_000_001 },
    { priceQAR: 1.5 },
    { mileage: -1 },
    { make: 'Nissan', model: 'Land Cruiser' },
    { make: 'Nisan' },
    { city: 'Atlantis' },
    { bodyType: 'suv' },
    { description: 'a\u0000b' },
    { features: Array.from({ length: 51 }, (_, index) => `f${index}`) },
    { images: ['https://evil.example/a.jpg'] },
    { images: ['upl_00000000000000000000000000'] },
    { status: 'REJECTED' },
    { isFeatured: true },
    { dealerProfileId: 'usr_00000000000000000000000000' },
    { viewCount: 9 },
    { ownerId: 'usr_00000000000000000000000000' },
  ])('%o', async (parts) => {
    const seller = await registerSeller()
    const { status, body } = await post(seller.token, { ...carForm(), status: 'DRAFT', ...parts })
    expect(status).toBe(400)
    expect(body.issues[0].message.length).toBeGreaterThan(5)
    expect((await apiOk('GET', '/api/user/listings', { token: seller.token })).body).toEqual([])
  })
})

describe('files', () => {
  it('named twice, in whatever spelling, are refused', async () => {
    const seller = await registerSeller()
    const photo = await uploadPhoto(seller.token)
    const twice = { ...carForm(), status: 'DRAFT', images: [photo.url, photo.id] }
    expect((await post(seller.token, twice)).status).toBe(400)
  })

  it('of another person, of another kind, unfinished or already used are refused', async () => {
    const seller = await registerSeller()
    const thief = await registerSeller()
    const photo = await uploadPhoto(seller.token)
    const document = await uploadDocument(seller.token)
    const draft = { ...carForm(), status: 'DRAFT' }

    expect((await post(thief.token, { ...draft, images: [photo.url] })).body.code).toBe('UPLOAD_UNUSABLE')
    expect(
      (
        await post(seller.token, {
          ...draft,
          verificationDocuments: { idCard: document.url, registrationCard: document.url },
        })
      ).body.code,
    ).toBe('UPLOAD_UNUSABLE')
    const { body: unfinished } = await apiOk('POST', '/api/listing-images/upload-url', {
      token: seller.token,
      body: { contentType: 'image/jpeg', contentLength: 10 },
    })
    expect((await post(seller.token, { ...draft, images: [unfinished.url] })).body.code).toBe(
      'UPLOAD_UNUSABLE',
    )

    const both = await Promise.all([1, 2].map(() => post(seller.token, { ...draft, images: [photo.url] })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
  })
})

describe('what photos show', () => {
  it('is kept when a later edit says nothing of it, and takes no car back to review', async () => {
    const seller = await registerSeller()
    const car = await submitCar(seller)
    expect((await decide(admin, car.id, { status: 'APPROVED' })).status).toBe(200)
    const [photo] = car.images
    const kinds = (answer: Awaited<ReturnType<typeof api>>) =>
      answer.body.images.map(({ kind }: { kind?: string }) => kind)
    const named = await patch(seller.token, car.id, {
      photoKinds: [{ photo: photo.imageUrl, kind: 'engine' }],
    })
    expect([named.body.status, kinds(named)[0]]).toEqual(['APPROVED', 'engine'])
    const images = car.images.map(({ imageUrl }: { imageUrl: string }) => imageUrl)
    expect(kinds(await patch(seller.token, car.id, { images }))[0]).toBe('engine')
    expect(kinds(await apiOk('GET', `/api/listings/${car.id}`))[0]).toBe('engine')
    expect(kinds(await patch(seller.token, car.id, { photoKinds: [] }))[0]).toBeUndefined()
    const odd = await patch(seller.token, car.id, { photoKinds: [{ photo: photo.id, kind: 'selfie' }] })
    expect(odd.status).toBe(400)
  })
})

describe('decisions', () => {
  it('one of many simultaneous decisions wins, the rest are told', async () => {
    const seller = await registerSeller()
    const car = await submitCar(seller)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decide(admin, car.id, { status: index % 2 ? 'APPROVED' : 'REJECTED', version: car.version }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
  })

  it('follow the allowed moves, by PUT and PATCH alike', async () => {
    const seller = await registerSeller()
    const { body: draft } = await post(seller.token, { ...carForm(), status: 'DRAFT' })
    expect((await decide(admin, draft.id, { status: 'APPROVED' })).body.code).toBe('ILLEGAL_STATUS_MOVE')
    const car = await submitCar(seller)
    const byPatch = await api('PATCH', `/api/admin/listings/${car.id}/status`, {
      token: admin.token,
      body: { status: 'REJECTED' },
    })
    expect(byPatch.status).toBe(200)
    expect((await decide(admin, car.id, { status: 'REJECTED' })).status).toBe(409)
    expect((await decide(admin, car.id, { status: 'PENDING' })).status).toBe(400)
    expect((await decide(seller, car.id, { status: 'APPROVED' })).status).toBe(403)
    expect((await decide(admin, car.id, { status: 'APPROVED' })).status).toBe(200)
  })

  it('on what the owner changed in the meantime are refused', async () => {
    const seller = await registerSeller()
    const car = await submitCar(seller)
    await patch(seller.token, car.id, { priceQAR: 1 })
    expect((await decide(admin, car.id, { status: 'APPROVED', version: car.version })).body.code).toBe(
      'EDIT_CONFLICT',
    )
  })
})

describe('a rejected listing', () => {
  it('is published again by an admin alone, whatever its dealer does', async () => {
    const dealer = await registerVerifiedDealer()
    const car = await submitCar(dealer)
    await decide(admin, car.id, { status: 'REJECTED' })
    for (const status of ['APPROVED', 'DRAFT', 'APPROVED']) await patch(dealer.token, car.id, { status })
    expect((await api('GET', `/api/listings/${car.id}`)).status).toBe(404)
    await decide(admin, car.id, { status: 'APPROVED' })
    expect((await api('GET', `/api/listings/${car.id}`)).status).toBe(200)
    expect((await patch(dealer.token, car.id, { mileage: 1 })).body.status).toBe('APPROVED')
  })
})

describe('edits', () => {
  it('with one version: one of ten wins, none is lost silently', async () => {
    const dealer = await registerVerifiedDealer()
    const car = await submitCar(dealer)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        patch(dealer.token, car.id, { mileage: 1000 + index, version: car.version }),
      ),
    )
    const winner = answers.filter(({ status }) => status === 200)
    expect(winner).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    const { body } = await apiOk('GET', `/api/seller/listings/${car.id}`, { token: dealer.token })
    expect(body).toMatchObject({ mileage: winner[0]?.body.mileage, version: car.version + 1 })
  })

  it('of a public listing are forbidden to others', async () => {
    const dealer = await registerVerifiedDealer()
    const car = await submitCar(dealer)
    const other = await registerSeller()
    expect((await patch(other.token, car.id, { priceQAR: 1 })).status).toBe(403)
    expect((await patch(admin.token, car.id, { priceQAR: 1 })).status).toBe(403)
    expect((await api('DELETE', `/api/listings/${car.id}`, { token: other.token })).status).toBe(403)
  })
})

describe('the admin lists', () => {
  it('page through every listing with kept counts, and delete any', async () => {
    const seller = await registerSeller()
    const cars = [await submitCar(seller), await submitCar(seller), await submitCar(seller)]
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const path = `/api/admin/all-listings?limit=2${cursor ? `&cursor=${cursor}` : ''}`
      const { body } = await apiOk('GET', path, { token: admin.token })
      seen.push(...body.listings.map(({ id }: { id: string }) => id))
      cursor = body.nextCursor
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(cars.map(({ id }) => id)))

    const { body: queue } = await apiOk('GET', '/api/admin/listings?limit=100', { token: admin.token })
    const entry = queue.listings.find(({ id }: { id: string }) => id === cars[0].id)
    expect(entry).toMatchObject({ owner: { username: seller.user.username }, status: 'PENDING' })
    expect(entry.verificationDocuments.idCard).toMatch(/^doc_/)

    expect((await api('DELETE', `/api/admin/listings/${cars[0].id}`, { token: seller.token })).status).toBe(
      403,
    )
    expect((await api('DELETE', `/api/admin/listings/${cars[0].id}`, { token: admin.token })).status).toBe(
      204,
    )
    expect((await api('DELETE', `/api/admin/listings/${cars[0].id}`, { token: admin.token })).status).toBe(
      404,
    )
    const shapes = ['{}', '["a"]', '{"place":"x"}', '{"pk":"","sk":"","statusPk":"","statusSk":""}']
    for (const bad of ['nonsense', ...shapes.map((text) => Buffer.from(text).toString('base64url'))]) {
      expect((await api('GET', `/api/admin/all-listings?cursor=${bad}`, { token: admin.token })).status).toBe(
        400,
      )
      expect((await api('GET', `/api/admin/listings?cursor=${bad}`, { token: admin.token })).status).toBe(400)
    }
  })
})
