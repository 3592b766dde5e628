import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { getUploadById } from '#functions/data/uploads.ts'
import {
  deleteWorkingCopy,
  listWorkingCopies,
  putWorkingCopy,
  type WorkingCopyRecord,
} from '#functions/data/working-copies.ts'
import { sweepUploads } from '#functions/jobs/sweep-uploads.ts'
import { eraseUpload } from '#functions/commands/upload-files.ts'
import { keepLoose, staleUploadPages } from '#functions/data/stale-uploads.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm, submitCar, typedCar } from '#functions/testing/cars.ts'
import {
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import { plateForm } from '#functions/testing/plates.ts'
import { hire } from '#functions/testing/staff.ts'
import { uploadPhoto } from '#functions/testing/uploads.ts'
import { actingForHeader } from '#shared/constants/origin-headers.ts'
import { limits } from '#shared/constants/limits.ts'

const newName = () => randomBytes(16).toString('hex')

type Save = { version?: number; baseVersion?: number | null } & Record<string, unknown>

const save = ({ token }: Person, name: string, parts: Save = {}) =>
  api('PUT', `/api/seller/working-copies/${name}`, {
    token,
    body: { ...typedCar(), version: 0, baseVersion: null, ...parts },
  })

const read = ({ token }: Person, name: string) => api('GET', `/api/seller/working-copies/${name}`, { token })

const listed = async ({ token }: Person) => (await apiOk('GET', '/api/seller/working-copies', { token })).body

it('keeps what is typed as it stands, for its owner alone', async () => {
  const [seller, stranger] = [await registerSeller(), await registerSeller()]
  const name = newName()
  const typed = typedCar({ variant: ' GX', priceQAR: 'one hundred', description: 'A line\n' })
  expect((await save(seller, name, typed)).body).toMatchObject({ version: 1 })
  expect((await read(seller, name)).body).toMatchObject({ ...typed, name, version: 1, base: null })
  expect(await listed(seller)).toMatchObject([
    { name, listingId: null, title: 'Nissan GX', titleAr: 'نيسان GX', version: 1 },
  ])
  expect((await read(stranger, name)).status).toBe(404)
  expect(await listed(stranger)).toEqual([])
})

it('tells a device that another has saved since, and overwrites nothing', async () => {
  const seller = await registerSeller()
  const name = newName()
  await save(seller, name)
  expect((await save(seller, name, typedCar({ make: 'Kia' }))).body).toMatchObject({ code: 'EDIT_CONFLICT' })
  expect((await save(seller, name, { ...typedCar({ make: 'Kia' }), version: 1 })).body.version).toBe(2)
  const both = await Promise.all([2, 2].map((version) => save(seller, name, { version })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

it('becomes a listing once, and a save that arrives late brings nothing back', async () => {
  const seller = await registerSeller()
  const { token } = seller
  const requestId = newName()
  await save(seller, requestId)
  await apiOk('POST', '/api/listings', { token, body: { ...carForm(), status: 'DRAFT', requestId } })
  expect((await read(seller, requestId)).status).toBe(404)
  expect((await save(seller, requestId)).body).toMatchObject({ code: 'CONFLICT' })
  expect(await listed(seller)).toEqual([])
})

it('keeps the changes of a live car beside it until they are saved, with the car as it was', async () => {
  const dealer = await registerVerifiedDealer()
  const { token } = dealer
  const { id, version } = await submitCar(dealer)
  expect((await save(dealer, id, { baseVersion: version + 1 })).body.code).toBe('EDIT_CONFLICT')
  await save(dealer, id, { ...typedCar({ priceQAR: '99,000' }), baseVersion: version })
  await apiOk('PATCH', `/api/listings/${id}`, { token, body: { mileage: 70_000 } })
  // The price of another edit leaves the copy alone; its base stays what it was.
  expect((await save(dealer, id, { version: 1, baseVersion: version })).status).toBe(200)
  expect((await read(dealer, id)).body).toMatchObject({ version: 2, base: { id, version, mileage: 61_000 } })
  expect((await apiOk('GET', `/api/listings/${id}`)).body.priceQAR).toBe(165_000)
  expect(await listed(dealer)).toMatchObject([{ name: id, listingId: id }])
  const body = { priceQAR: 150_000, version: version + 1, endsWorkingCopy: true }
  await apiOk('PATCH', `/api/listings/${id}`, { token, body })
  expect((await read(dealer, id)).status).toBe(404)
})

it('goes with its listing, and when it is thrown away', async () => {
  const dealer = await registerVerifiedDealer()
  const { token } = dealer
  const { id, version } = await submitCar(dealer)
  await save(dealer, id, { baseVersion: version })
  await apiOk('DELETE', `/api/listings/${id}`, { token })
  expect((await save(dealer, id, { baseVersion: version })).body.code).toBe('LISTING_NOT_FOUND')
  const name = newName()
  await save(dealer, name)
  await apiOk('DELETE', `/api/seller/working-copies/${name}`, { token })
  expect(await listed(dealer)).toEqual([])
})

it('drops the oldest of too many instead of refusing somebody who types', async () => {
  const seller = await registerSeller()
  const names = Array.from({ length: limits.selling.workingCopies.atMost + 1 }, newName)
  for (const name of names) expect((await save(seller, name)).status).toBe(200)
  const left = (await listed(seller)).map(({ name }: { name: string }) => name)
  expect(left).toEqual(names.slice(1).toReversed())
})

it('keeps its files as long as it is there itself', async () => {
  const seller = await registerSeller()
  const photo = await uploadPhoto(seller.token)
  const name = newName()
  await save(seller, name, { photos: [{ url: photo.url, name: 'front.jpg' }] })
  const sweepAt = (days: number) =>
    sweepUploads({
      async *staleUploadPages(before) {
        for await (const page of staleUploadPages(before)) yield page.filter(({ id }) => id === photo.id)
      },
      listWorkingCopies,
      keepLoose,
      eraseUpload,
      now: () => new Date(Date.now() + days * 86_400_000),
    })
  await sweepAt(2)
  expect(await getUploadById(photo.id)).toMatchObject({ state: 'READY' })
  await deleteWorkingCopy(seller.user.id, name)
  await sweepAt(2.5)
  expect(await getUploadById(photo.id)).toBeDefined()
  await sweepAt(4)
  expect(await getUploadById(photo.id)).toBeUndefined()
})

const typed = ({ token }: Person, form: string, version = 0, values: object = { price: '12,' }) =>
  api('PUT', `/api/seller/typed-forms/${form}`, { token, body: { version, values } })

it('keeps what is typed into a form as it stands, for its owner alone, beside the cars', async () => {
  const [seller, stranger] = [await registerSeller(), await registerSeller()]
  const values = { plateNumber: 'Q ١٢', price: 'a lot', description: ' Long\nago' }
  expect((await typed(seller, 'plate', 0, values)).body).toMatchObject({ version: 1 })
  const { body } = await apiOk('GET', '/api/seller/typed-forms/plate', { token: seller.token })
  expect(body).toMatchObject({ name: 'plate', version: 1, values })
  const theirs = await api('GET', '/api/seller/typed-forms/plate', { token: stranger.token })
  expect(theirs.status).toBe(404)
  expect(await listed(seller)).toEqual([])
  const { body: all } = await apiOk('GET', '/api/user/export', { token: seller.token })
  expect(all).toMatchObject({ workingCopies: [], typedForms: [{ name: 'plate', values }] })
})

it('tells a device that another has typed into the form since, and throws it away once', async () => {
  const dealer = await registerDealer()
  const { token } = dealer
  // A dealership that is not verified yet fills in its application.
  expect((await typed(dealer, 'application', 0, { businessPhoneNumber: '55' })).status).toBe(200)
  expect((await typed(dealer, 'application')).body).toMatchObject({ code: 'EDIT_CONFLICT' })
  expect((await typed(dealer, 'application', 1, { businessEmail: 'a@' })).body.version).toBe(2)
  await apiOk('DELETE', '/api/seller/working-copies/application', { token })
  expect((await api('DELETE', '/api/seller/working-copies/application', { token })).status).toBe(404)
  expect((await api('GET', '/api/seller/typed-forms/application', { token })).status).toBe(404)
})

it('throws away the form of a manager who acts for a dealership, and leaves the dealership’s own', async () => {
  const [dealer, manager] = [await registerVerifiedDealer(), await registerSeller()]
  await hire(dealer.user.id, manager.user.id, 'MANAGER')
  const acting = { token: manager.token, headers: { [actingForHeader]: dealer.user.id } }
  await typed(dealer, 'plate')
  await apiOk('PUT', '/api/seller/typed-forms/plate', {
    ...acting,
    body: { version: 0, values: { price: '7' } },
  })
  await apiOk('DELETE', '/api/seller/working-copies/plate', acting)
  expect((await api('GET', '/api/seller/typed-forms/plate', acting)).status).toBe(404)
  const { body } = await apiOk('GET', '/api/seller/typed-forms/plate', { token: dealer.token })
  expect(body).toMatchObject({ values: { price: '12,' } })
})

it('tells the people of a dealership which begun cars are their own, and lets them go on with the others', async () => {
  const dealer = await registerVerifiedDealer()
  const [one, other] = [await registerSeller(), await registerSeller()]
  for (const { user } of [one, other]) await hire(dealer.user.id, user.id, 'MANAGER')
  const acting = ({ token }: Person) => ({ token, headers: { [actingForHeader]: dealer.user.id } })
  const name = newName()
  const path = `/api/seller/working-copies/${name}`
  const saveAs = (who: object, version: number) =>
    apiOk('PUT', path, { ...who, body: { ...typedCar(), version, baseVersion: null } })
  const ownFor = async () =>
    Promise.all(
      [acting(one), acting(other), { token: dealer.token }].map(
        async (who) => (await apiOk('GET', '/api/seller/working-copies', who)).body[0].isOwn,
      ),
    )
  await saveAs(acting(one), 0)
  expect(await ownFor()).toEqual([true, false, false])
  expect((await apiOk('GET', path, acting(other))).body).not.toHaveProperty('by')
  await saveAs(acting(other), 1)
  expect(await ownFor()).toEqual([false, true, false])
  const [copy] = await listWorkingCopies(dealer.user.id, new Date())
  const { by: _by, ...before } = copy as WorkingCopyRecord
  await putWorkingCopy(dealer.user.id, { ...before, version: 3 }, 2)
  // As the version before kept it: nobody knows whose it is.
  expect(await ownFor()).toEqual([true, true, true])
})

it('takes no other form, no other field, and no more text than a field has room for', async () => {
  const seller = await registerSeller()
  for (const form of ['leads', `lst_${'0'.repeat(26)}`]) expect((await typed(seller, form)).status).toBe(404)
  const refused = [
    typed(seller, 'plate', Number.MAX_SAFE_INTEGER),
    typed(seller, 'plate', 0, { password: 'x' }),
    typed(seller, 'plate', 0, { price: 5 }),
    typed(seller, 'plate', 0, { description: 'x'.repeat(limits.listing.description * 2 + 1) }),
    typed(seller, 'plate', 0, { description: 'a\u0000b' }),
  ]
  for (const { status } of await Promise.all(refused)) expect(status).toBe(400)
  expect((await typed(seller, 'plate', Number.MAX_SAFE_INTEGER - 1)).body.code).toBe('EDIT_CONFLICT')
})

it('keeps so many forms and cars together, and drops the oldest', async () => {
  const seller = await registerSeller()
  const names = Array.from({ length: limits.selling.workingCopies.atMost }, newName)
  for (const name of names) await save(seller, name)
  expect((await typed(seller, 'plate')).status).toBe(200)
  expect((await listed(seller)).map(({ name }: { name: string }) => name)).toEqual(
    names.slice(1).toReversed(),
  )
})

it('forgets the changes of a plate with the plate', async () => {
  const seller = await registerSeller()
  const { token } = seller
  const plate = (await apiOk('POST', '/api/number-plates', { token, body: plateForm(await freeNumber()) }))
    .body
  expect((await typed(seller, plate.id)).status).toBe(200)
  // No car takes its place.
  expect((await save(seller, plate.id)).status).toBe(404)
  expect((await typed(await registerSeller(), plate.id)).body.code).toBe('PLATE_NOT_FOUND')
  await apiOk('DELETE', `/api/number-plates/${plate.id}`, { token })
  expect((await api('GET', `/api/seller/typed-forms/${plate.id}`, { token })).status).toBe(404)
})
