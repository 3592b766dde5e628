import { describe, expect, it } from 'vitest'
import { getUploadById } from '#functions/data/uploads.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { sellerDocuments } from '#functions/testing/cars.ts'
import { registerSeller, registerVerifiedDealer } from '#functions/testing/people.ts'
import { jpeg, uploadPhoto } from '#functions/testing/uploads.ts'
import { race, times } from './race.ts'
import { aDealerAndACar, createCar, deleteCar, storedCar } from './things.ts'

describe('an upload', () => {
  it(
    'is the photo of one car',
    race({
      isNamed: true,
      setup: async () => {
        const dealer = await registerVerifiedDealer()
        return { dealer, photo: await uploadPhoto(dealer.token) }
      },
      calls: ({ dealer, photo }, parallel) =>
        times(parallel, 'create', () => createCar(dealer, { status: 'DRAFT', images: [photo.url] })),
      may: { create: ['201', '400 UPLOAD_UNUSABLE'] },
      wins: () => ({ all: 1 }),
      holds: async ({ dealer, photo }, { won }) => {
        expect(await getUploadById(photo.id)).toMatchObject({
          attachedTo: won()[0]?.body.id,
          ownerId: dealer.user.id,
        })
        const { body } = await apiOk('GET', '/api/seller/listings', { token: dealer.token })
        expect(body).toHaveLength(1)
      },
    }),
  )

  it(
    'is the document of one car',
    race({
      sizes: 'few',
      setup: async () => {
        const seller = await registerSeller()
        return { seller, verificationDocuments: await sellerDocuments(seller) }
      },
      calls: ({ seller, verificationDocuments }, parallel) =>
        times(parallel, 'create', () => createCar(seller, { status: 'DRAFT', verificationDocuments })),
      may: { create: ['201', '400 UPLOAD_UNUSABLE'] },
      wins: () => ({ all: 1 }),
      holds: async (_, { won }) => {
        const { registrationCard, idCard } = (await storedCar(won()[0]?.body.id)).documents
        for (const id of [registrationCard, idCard])
          expect((await getUploadById(id ?? ''))?.attachedTo).toBe(won()[0]?.body.id)
      },
    }),
  )

  it(
    'belongs to nobody’s car when its car is deleted while it is attached',
    race({
      setup: async () => {
        const { dealer, car } = await aDealerAndACar()
        return { dealer, car, photo: await uploadPhoto(dealer.token) }
      },
      calls: ({ dealer, car, photo }, parallel) => [
        ...times(parallel - 2, 'attach', () =>
          api('PATCH', `/api/listings/${car.id}`, { token: dealer.token, body: { images: [photo.url] } }),
        ),
        ...times(2, 'delete', () => deleteCar(dealer, car.id)),
      ],
      may: {
        attach: ['200', '409 EDIT_CONFLICT', '404 LISTING_NOT_FOUND', '400 UPLOAD_UNUSABLE'],
        delete: ['204', '409 EDIT_CONFLICT', '404 LISTING_NOT_FOUND'],
      },
      holds: async ({ car, photo }, { won }) => {
        const isGone = won('delete').length > 0
        const { attachedTo } = (await getUploadById(photo.id)) ?? {}
        expect(attachedTo).toBe(!isGone && won('attach').length > 0 ? car.id : null)
        if (!isGone) expect((await storedCar(car.id)).photos).toHaveLength(won('attach').length > 0 ? 1 : 0)
      },
    }),
  )

  it(
    'is written once at its address, whoever sends how often',
    race({
      isNamed: true,
      setup: async () => {
        const { token } = await registerVerifiedDealer()
        // A file of another colour but the same length, because the URL is signed for a length.
        const { bytes, contentType } = await jpeg('#101010')
        const body = { contentType, contentLength: bytes.length }
        const { body: ticket } = await apiOk('POST', '/api/listing-images/upload-url', { token, body })
        return { token, ticket, bytes }
      },
      calls: ({ ticket, bytes }, parallel) =>
        times(parallel, 'put', async () => {
          const { status, headers } = await fetch(ticket.uploadURL, {
            method: 'PUT',
            headers: ticket.headers,
            body: bytes,
          })
          return { status, headers, body: undefined }
        }),
      may: { put: ['200', '409', '412'] },
      wins: () => ({ all: 1 }),
      holds: async ({ token, ticket }) => {
        const state = async () => (await apiOk('GET', `/api/uploads/${ticket.id}`, { token })).body.state
        await expect.poll(state).toBe('READY')
        expect((await getUploadById(ticket.id))?.attachedTo).toBeNull()
      },
    }),
  )
})
