import { beforeAll, describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { carForm, decide, submitCar } from '#functions/testing/cars.ts'
import { notificationsOf, times } from '#functions/testing/leads.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { errors } from '#shared/errors.ts'

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

const act = (body: Readonly<Record<string, unknown>>, { token }: Person = admin) =>
  api('POST', '/api/admin/listings/decisions', { token, body })
const statusOf = async (id: string) => {
  const { status, body } = await api('GET', `/api/admin/listings/${id}`, { token: admin.token })
  return status === 200 ? body.listing.status : status
}
const nothing = `lst_${'0'.repeat(26)}`
const failure = (id: string, code: keyof typeof errors) => ({ id, code, message: errors[code].message })

describe('several listings at once', () => {
  it('are approved as far as they can be, and the answer says why not the others', async () => {
    const seller = await registerSeller()
    const [waiting, refused, approved] = [
      await submitCar(seller),
      await submitCar(seller),
      await submitCar(seller),
    ]
    await decide(admin, refused.id, { status: 'REJECTED' })
    await decide(admin, approved.id, { status: 'APPROVED' })
    const draft = { token: seller.token, body: { ...carForm(), status: 'DRAFT' } }
    const { body: unsent } = await apiOk('POST', '/api/listings', draft)
    // A listing whose documents are gone cannot be approved again.
    const bare = await submitCar(seller)
    await decide(admin, bare.id, { status: 'REJECTED' })
    const none = { verificationDocuments: { registrationCard: null, idCard: null } }
    await apiOk('PATCH', `/api/listings/${bare.id}`, { token: seller.token, body: none })

    const ids = [waiting.id, approved.id, nothing, refused.id, unsent.id, bare.id, waiting.id]
    const { status, body } = await act({ action: 'APPROVE', ids })
    expect(status).toBe(200)
    expect(body.done).toEqual([waiting.id, refused.id])
    expect(body.failed).toEqual([
      failure(approved.id, 'ILLEGAL_STATUS_MOVE'),
      failure(nothing, 'LISTING_NOT_FOUND'),
      failure(unsent.id, 'ILLEGAL_STATUS_MOVE'),
      failure(bare.id, 'DOCUMENTS_REQUIRED'),
    ])
    expect(await Promise.all([waiting, refused, bare].map(({ id }) => statusOf(id)))).toEqual([
      'APPROVED',
      'APPROVED',
      'REJECTED',
    ])
    expect(await auditAbout(waiting.id)).toMatchObject([
      { actorId: admin.user.id, detail: { to: 'APPROVED' } },
    ])
  })

  it('are rejected with reasons, or with the default one of each', async () => {
    const seller = await registerSeller()
    const [waiting, approved] = [await submitCar(seller), await submitCar(seller)]
    await decide(admin, approved.id, { status: 'APPROVED' })
    const ids = [waiting.id, approved.id]
    const { body } = await act({ action: 'REJECT', ids })
    expect(body).toMatchObject({ done: ids, failed: [] })
    const own = async (id: string) =>
      (await apiOk('GET', `/api/seller/listings/${id}`, { token: seller.token })).body
    expect(await own(waiting.id)).toMatchObject({ reasonCodes: ['REVIEW_REQUIRED'] })
    expect(await own(approved.id)).toMatchObject({ reasonCodes: ['CONTENT_REVIEW'] })
    expect(await notificationsOf(seller)).toHaveLength(3)

    const other = await submitCar(seller)
    const said = { reasonCodes: ['PHOTOS_MARKED'], rejectionReason: 'On the third one.' }
    await act({ action: 'REJECT', ids: [other.id], ...said })
    expect(await own(other.id)).toMatchObject({ ...said, status: 'REJECTED', rejectionFields: ['images'] })
    // By the versions of the answer, the same admin takes it back without being told of their own change.
    const back = await act({ action: 'APPROVE', ids, versions: body.versions })
    expect(back.body).toMatchObject({ done: ids, failed: [] })
  })

  it('are deleted, each with its record', async () => {
    const dealer = await registerVerifiedDealer()
    const cars = [await submitCar(dealer), await submitCar(dealer)]
    const ids = cars.map(({ id }) => id)
    const both = await Promise.all([1, 2].map(() => act({ action: 'DELETE', ids })))
    expect(both.flatMap(({ body }) => body.done).toSorted()).toEqual(ids.toSorted())
    for (const { code } of both.flatMap(({ body }) => body.failed))
      expect(['LISTING_NOT_FOUND', 'EDIT_CONFLICT']).toContain(code)
    for (const id of ids) {
      expect(await statusOf(id)).toBe(404)
      expect(await auditAbout(id)).toMatchObject([
        { action: 'listing.delete', detail: { owner: dealer.user.id, status: 'APPROVED' } },
      ])
    }
  })

  it('are deleted with a reason that their sellers read, and of drafts nobody is told', async () => {
    const [seller, other] = [await registerSeller(), await registerSeller()]
    const [car, single] = [await submitCar(seller), await submitCar(other)]
    const draft = { token: seller.token, body: { ...carForm(), status: 'DRAFT' } }
    const { body: unsent } = await apiOk('POST', '/api/listings', draft)
    const reasonCodes = ['NOT_ALLOWED']
    const rejectionReason = 'It has no documents.'
    await act({ action: 'DELETE', ids: [car.id, unsent.id], reasonCodes, rejectionReason })
    await apiOk('DELETE', `/api/admin/listings/${single.id}`, { token: admin.token })
    const deleted = (id: string) => ({ listing: { id, image: null }, isDeleted: true })
    expect(await notificationsOf(seller)).toMatchObject([
      { kind: 'LISTING_REJECTED', about: { ...deleted(car.id), reason: rejectionReason, reasonCodes } },
    ])
    expect(await notificationsOf(other)).toMatchObject([
      { kind: 'LISTING_REJECTED', about: deleted(single.id) },
    ])
    expect(await auditAbout(car.id)).toMatchObject([{ detail: { codes: 'NOT_ALLOWED' } }])
  })

  it('are left alone where they are not the version that the admin has seen', async () => {
    const dealer = await registerVerifiedDealer()
    const car = await submitCar(dealer)
    await apiOk('PATCH', `/api/listings/${car.id}`, { token: dealer.token, body: { priceQAR: 71_000 } })
    for (const action of ['REJECT', 'DELETE']) {
      const { body } = await act({ action, ids: [car.id], versions: { [car.id]: car.version } })
      expect(body).toMatchObject({ done: [], failed: [{ id: car.id, code: 'EDIT_CONFLICT' }] })
    }
    expect(await statusOf(car.id)).toBe('APPROVED')
  })

  it('are decided by two admins without one being decided twice', async () => {
    const [other, dealer] = [await registerAdmin(), await registerVerifiedDealer()]
    const cars = await Promise.all(times(8, () => submitCar(dealer)))
    const ids = cars.map(({ id }) => id)
    const answers = await Promise.all([
      act({ action: 'REJECT', ids }),
      act({ action: 'REJECT', ids: ids.toReversed() }, other),
    ])
    expect(answers.flatMap(({ body }) => body.done).toSorted()).toEqual(ids.toSorted())
    for (const id of ids) expect(await auditAbout(id)).toHaveLength(1)
    expect(await notificationsOf(dealer)).toHaveLength(8)
  })

  it('are left alone where another admin or the seller was quicker than who saw them', async () => {
    const seller = await registerSeller()
    const [refused, changed, same] = await Promise.all(times(3, () => submitCar(seller)))
    const cars = [refused!, changed!, same!]
    const ids = cars.map(({ id }) => id)
    const versions = Object.fromEntries(cars.map(({ id, version }) => [id, version]))
    await decide(admin, ids[0]!, { status: 'REJECTED' })
    const edit = { token: seller.token, body: { priceQAR: 1_000 } }
    await apiOk('PATCH', `/api/listings/${ids[1]}`, edit)

    const { body } = await act({ action: 'APPROVE', ids, versions })
    expect(body.done).toEqual([ids[2]])
    expect(body.failed).toEqual([failure(ids[0]!, 'EDIT_CONFLICT'), failure(ids[1]!, 'EDIT_CONFLICT')])
    expect(await Promise.all(ids.map(statusOf))).toEqual(['REJECTED', 'PENDING', 'APPROVED'])
  })

  it('are some, few enough, and an admin’s to decide', async () => {
    const seller = await registerSeller()
    expect((await act({ action: 'APPROVE', ids: [nothing] }, seller)).status).toBe(403)
    for (const body of [
      { action: 'APPROVE', ids: [] },
      { action: 'APPROVE', ids: times(51, () => nothing) },
      { action: 'APPROVE', ids: ['x'] },
      { action: 'FEATURE', ids: [nothing] },
      { action: 'REJECT', ids: [nothing], reasonCodes: ['FRAUD'] },
      { ids: [nothing] },
      { action: 'APPROVE', ids: [nothing], versions: { [nothing]: 'x' } },
    ])
      expect((await act(body)).status).toBe(400)
    const { body } = await act({ action: 'APPROVE', ids: times(50, () => nothing) })
    expect(body).toMatchObject({ done: [], failed: [failure(nothing, 'LISTING_NOT_FOUND')] })
  })
})
