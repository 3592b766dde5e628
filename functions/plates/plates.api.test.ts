import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { notificationsOf, statuses, times } from '#functions/testing/leads.ts'
import {
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import { decidePlate, offerPlate, plateForm, publishPlate } from '#functions/testing/plates.ts'

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

const offer = ({ token }: Person, body: unknown) => api('POST', '/api/number-plates', { token, body })
const patch = ({ token }: Person, id: string, body: unknown) =>
  api('PATCH', `/api/number-plates/${id}`, { token, body })
const say = ({ token }: Person, id: string, availability: string) =>
  api('PUT', `/api/number-plates/${id}/availability`, { token, body: { availability } })
const remove = ({ token }: Person, id: string) => api('DELETE', `/api/number-plates/${id}`, { token })
const see = (idOrNumber: string, person?: Person) =>
  api('GET', `/api/number-plates/${idOrNumber}`, { token: person?.token })
const mine = async ({ token }: Person) => (await apiOk('GET', '/api/seller/number-plates', { token })).body

const loseVerification = ({ user }: Person) =>
  table().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.user(user.id),
      UpdateExpression: 'SET isVerified = :no',
      ExpressionAttributeValues: { ':no': false },
    }),
  )

describe('the story of a plate', () => {
  it('is offered, reviewed, repriced, reworded, sold and deleted', async () => {
    const [seller, other] = [await registerSeller(), await registerSeller()]
    const number = await freeNumber()
    const plate = await offerPlate(seller, { plateNumber: number, status: 'APPROVED' })
    expect(plate).toMatchObject({
      country: 'QA',
      series: null,
      number,
      plateNumber: number,
      slug: number,
      status: 'PENDING',
      availability: 'AVAILABLE',
      currency: 'QAR',
      price: 250_000,
      version: 1,
    })
    for (const place of [plate.id, number]) {
      expect((await see(place)).body).toMatchObject({ code: 'PLATE_NOT_FOUND' })
      expect((await see(place, other)).status).toBe(404)
      expect((await see(place, seller)).body).toMatchObject({ id: plate.id, isOwn: true })
    }
    expect((await see(plate.id, admin)).body).toMatchObject({ id: plate.id, isOwn: false })

    const approved = await decidePlate(admin, plate.id, { status: 'APPROVED', version: plate.version })
    expect(approved.body).toMatchObject({
      status: 'APPROVED',
      version: 2,
      owner: { id: seller.user.id, username: seller.user.username, role: 'PRIVATE' },
    })
    const shown = await see(number)
    expect(shown.body).toMatchObject({
      id: plate.id,
      isOwn: false,
      seller: { name: 'Noor', phoneNumber: '+97455123456', whatsappNumber: '+97455123456', dealer: null },
    })
    expect(JSON.stringify(shown.body)).not.toMatch(/ownerId|email|rejectionReason|version|usr_/)
    expect(await notificationsOf(seller)).toMatchObject([
      { kind: 'PLATE_APPROVED', about: { plate: { id: plate.id, number, price: 250_000 } } },
    ])

    const cheaper = { price: 200_000, category: 'other', location: 'al-khor' }
    expect((await patch(seller, plate.id, cheaper)).body).toMatchObject({ ...cheaper, status: 'APPROVED' })
    const same = { description: plate.description, version: 3 }
    expect((await patch(seller, plate.id, same)).body.status).toBe('APPROVED')
    expect((await see(plate.id)).body).toMatchObject(cheaper)
    expect((await patch(seller, plate.id, { description: 'Call me.' })).body.status).toBe('PENDING')
    expect((await see(plate.id)).status).toBe(404)
    expect((await decidePlate(admin, plate.id, { status: 'APPROVED' })).status).toBe(200)

    expect((await offer(other, plateForm(number))).body).toMatchObject({ code: 'PLATE_TAKEN' })
    expect((await say(seller, plate.id, 'RESERVED')).body.availability).toBe('RESERVED')
    expect((await offer(other, plateForm(number))).status).toBe(409)
    expect((await say(seller, plate.id, 'SOLD')).body.availability).toBe('SOLD')
    expect((await see(number)).body).toMatchObject({ id: plate.id, seller: { phoneNumber: null } })
    expect((await see(number, seller)).body.seller.phoneNumber).toBe('+97455123456')

    const next = await publishPlate(other, admin, { plateNumber: number })
    expect((await see(number)).body.id).toBe(next.id)
    expect((await see(plate.id)).body).toMatchObject({ id: plate.id, availability: 'SOLD' })
    const back = await say(seller, plate.id, 'AVAILABLE')
    expect([back.status, back.body.code]).toEqual([409, 'PLATE_TAKEN'])
    expect(await mine(seller)).toMatchObject([{ id: plate.id, availability: 'SOLD' }])

    expect((await remove(seller, plate.id)).status).toBe(204)
    expect((await see(plate.id, seller)).status).toBe(404)
    expect(await mine(seller)).toEqual([])
    expect((await see(number)).body.id).toBe(next.id)
    expect((await remove(other, next.id)).status).toBe(204)
    expect((await see(number, admin)).status).toBe(404)
    expect((await offer(seller, plateForm(number))).status).toBe(201)
  })

  it('comes back after a sale that came to nothing, and holds its number again', async () => {
    const [seller, other] = [await registerSeller(), await registerSeller()]
    const plate = await publishPlate(seller, admin)
    for (const word of ['SOLD', 'PAUSED', 'PAUSED', 'SOLD', 'AVAILABLE'])
      expect((await say(seller, plate.id, word)).body.availability).toBe(word)
    expect((await offer(other, plateForm(plate.number))).body.code).toBe('PLATE_TAKEN')
    expect((await say(seller, plate.id, 'GONE')).status).toBe(400)
  })
})

describe('who may', () => {
  it('offer: private people and verified dealerships; not a waiting dealership, nor an admin, nor a stranger', async () => {
    const form = plateForm(await freeNumber())
    const [waiting, dealer] = [await registerDealer(), await registerVerifiedDealer()]
    expect((await offer(waiting, form)).body).toMatchObject({ code: 'DEALERSHIP_NOT_VERIFIED' })
    expect((await offer(admin, form)).body).toMatchObject({ code: 'FORBIDDEN' })
    expect((await api('POST', '/api/number-plates', { body: form })).status).toBe(401)
    expect((await see(form.plateNumber, admin)).status).toBe(404)

    const plate = await publishPlate(dealer, admin, form)
    const { body } = await see(plate.slug)
    expect(body.seller).toMatchObject({ name: dealer.user.companyName, dealer: { id: dealer.user.id } })
    expect(body.seller.dealer.slug).toMatch(/^al-test-motors/)
    await loseVerification(dealer)
    expect((await see(plate.slug)).status).toBe(404)
    expect((await see(plate.slug, dealer)).status).toBe(200)
    expect((await patch(dealer, plate.id, { price: 1 })).body).toMatchObject({
      code: 'DEALERSHIP_NOT_VERIFIED',
    })
    expect((await say(dealer, plate.id, 'SOLD')).body.code).toBe('DEALERSHIP_NOT_VERIFIED')
    expect((await remove(dealer, plate.id)).status).toBe(204)
  })

  it('change: its owner alone; others learn of a public one only that it is not theirs', async () => {
    const [seller, other] = [await registerSeller(), await registerSeller()]
    const plate = await offerPlate(seller)
    const tries = () =>
      Promise.all([
        patch(other, plate.id, { price: 1 }),
        say(other, plate.id, 'SOLD'),
        remove(other, plate.id),
      ])
    for (const { status, body } of await tries())
      expect([status, body.code]).toEqual([404, 'PLATE_NOT_FOUND'])
    await decidePlate(admin, plate.id, { status: 'APPROVED' })
    for (const { status, body } of await tries()) expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
    expect((await patch(admin, plate.id, { price: 1 })).status).toBe(403)
    expect((await see(plate.id)).body).toMatchObject({ price: 250_000, availability: 'AVAILABLE' })
    expect(await mine(other)).toEqual([])
  })

  it('see what the seller has, newest first, and how many', async () => {
    const seller = await registerSeller()
    const offered = []
    for (let count = 0; count < 3; count++) offered.push(await offerPlate(seller))
    expect((await mine(seller)).map(({ id }: { id: string }) => id)).toEqual(
      offered.map(({ id }) => id).toReversed(),
    )
    const { body } = await apiOk('GET', '/api/seller/summary', { token: seller.token })
    expect(body.plates).toBe(3)
  })
})

describe('edits', () => {
  it('with one version: one of ten wins, none is lost silently', async () => {
    const seller = await registerSeller()
    const plate = await offerPlate(seller)
    const answers = await Promise.all(
      times(10, (index) => patch(seller, plate.id, { price: 1000 + index, version: plate.version })),
    )
    expect(statuses(answers)).toEqual([200, ...times(9, () => 409)])
    const won = answers.find(({ status }) => status === 200)
    expect(await mine(seller)).toMatchObject([{ price: won?.body.price, version: 2 }])
  })

  it('leave a plate that is not the version that was seen', async () => {
    const seller = await registerSeller()
    const { token } = seller
    const plate = await offerPlate(seller)
    await patch(seller, plate.id, { price: 2000, version: plate.version })
    const gone = await api('DELETE', `/api/number-plates/${plate.id}?version=${plate.version}`, { token })
    expect([gone.status, gone.body.code]).toEqual([409, 'EDIT_CONFLICT'])
    const admin = await registerAdmin()
    const [seen] = await mine(seller)
    expect((await decidePlate(admin, plate.id, { status: 'APPROVED', version: seen.version })).status).toBe(
      200,
    )
    const late = await api('PUT', `/api/number-plates/${plate.id}/availability`, {
      token,
      body: { availability: 'SOLD', version: seen.version },
    })
    expect([late.status, late.body.code]).toEqual([409, 'EDIT_CONFLICT'])
    expect(await mine(seller)).toMatchObject([{ price: 2000, availability: 'AVAILABLE' }])
  })

  it('never touch the number, the owner or the status', async () => {
    const seller = await registerSeller()
    const plate = await offerPlate(seller)
    const forbidden = [{ plateNumber: '1' }, { status: 'APPROVED' }, { ownerId: seller.user.id }]
    for (const edit of [...forbidden, { isFeatured: true }, { price: 0 }, { category: 'sequential' }])
      expect((await patch(seller, plate.id, edit)).status).toBe(400)
    expect(await mine(seller)).toEqual([plate])
  })

  it('say what is for sale only once it is approved', async () => {
    const seller = await registerSeller()
    const plate = await offerPlate(seller)
    expect((await say(seller, plate.id, 'SOLD')).body.code).toBe('ILLEGAL_STATUS_MOVE')
  })

  it('are overtaken by a deletion, which always works', async () => {
    const seller = await registerSeller()
    const plate = await publishPlate(seller, admin)
    const [gone, ...edits] = await Promise.all([
      remove(seller, plate.id),
      // As many as can overtake a deletion that is tried four times.
      ...times(3, (index) => patch(seller, plate.id, { price: 1000 + index })),
    ])
    expect(gone.status).toBe(204)
    for (const { status } of edits) expect([200, 404, 409]).toContain(status)
    expect((await offer(seller, plateForm(plate.number))).status).toBe(201)
  })
})
