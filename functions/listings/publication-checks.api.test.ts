import { beforeAll, describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { decide, drawForCheck, submitCar } from '#functions/testing/cars.ts'
import { registerAdmin, registerVerifiedDealer, type Person } from '#functions/testing/people.ts'
import { readTrackRecord } from '#functions/data/reputation.ts'

let admin: Person
let dealer: Person
beforeAll(async () => {
  ;[admin, dealer] = await Promise.all([registerAdmin(), registerVerifiedDealer()])
})

type Listed = { id: string; version: number; check?: { reasons: string[]; at: string; share: number } }

/** A listing as the queue of what is to be looked at has it. */
const inQueue = async (id: string, search = id): Promise<Listed | undefined> => {
  const query = new URLSearchParams({ toCheck: 'true', search, limit: '100' })
  const { body } = await apiOk('GET', `/api/admin/listings?${query}`, { token: admin.token })
  return body.listings.find((listing: Listed) => listing.id === id)
}

const pass = (id: string, version: number) =>
  api('PUT', `/api/admin/listings/${id}/check`, { token: admin.token, body: { version } })

const drawn = async (parts: object = {}): Promise<Listed> => {
  const car = await submitCar(dealer, { ...parts })
  await drawForCheck(car.id)
  return car
}

describe('a car that a verified dealership publishes', () => {
  it('comes before the admins by the job when its price is unlikely', async () => {
    const { id } = await submitCar(dealer, { priceQAR: 1_250 })
    const found = await askUntil(
      () => inQueue(id),
      (listing) => listing !== undefined,
    )
    expect(found?.check?.reasons).toContain('PRICE')
  })

  it('stays public while it waits and once it was found fine, which is counted and in the audit log', async () => {
    const { id, version } = await drawn()
    expect((await inQueue(id))?.check).toMatchObject({ reasons: ['SAMPLE'], share: 0.25 })
    const { body: counts } = await apiOk('GET', '/api/admin/counts', { token: admin.token })
    expect(counts.openChecks).toBeGreaterThan(0)
    expect((await api('GET', `/api/listings/${id}`)).status).toBe(200)
    expect((await pass(id, version)).status).toBe(204)
    expect(await inQueue(id)).toBeUndefined()
    expect((await api('GET', `/api/listings/${id}`)).status).toBe(200)
    expect(await readTrackRecord(dealer.user.id)).toMatchObject({ checked: 1, approved: 0 })
    expect((await auditAbout(id)).at(-1)).toMatchObject({
      action: 'listing.status',
      actorId: admin.user.id,
      detail: { from: 'APPROVED', to: 'APPROVED', checked: 'SAMPLE' },
    })
    const path = `/api/admin/figures?search=${admin.user.username}`
    const { body } = await apiOk('GET', path, { token: admin.token })
    expect(body.moderators).toMatchObject([{ checks: 1, decisions: 0 }])
  })

  it('is found in the queue by its dealership and by words of its title', async () => {
    const { id } = await drawn({ make: 'Zeekr', model: '001', bodyType: 'Hatchback' })
    expect(await inQueue(id, dealer.user.username)).toBeDefined()
    expect(await inQueue(id, 'zeekr')).toBeDefined()
    expect(await inQueue(id, 'toyota')).toBeUndefined()
  })

  it('says in its review why it is looked at', async () => {
    const { id } = await drawn()
    const { body } = await apiOk('GET', `/api/admin/listings/${id}`, { token: admin.token })
    expect(body.listing.check).toMatchObject({ reasons: ['SAMPLE'] })
  })

  it('leaves the queue when it is taken down, deleted, or put back among the drafts', async () => {
    const [taken, deleted, drafted] = await Promise.all([drawn(), drawn(), drawn()])
    const body = { status: 'REJECTED', reasonCodes: ['WRONG_PRICE'] }
    expect((await decide(admin, taken.id, body)).status).toBe(200)
    await apiOk('DELETE', `/api/listings/${deleted.id}`, { token: dealer.token })
    await apiOk('PATCH', `/api/listings/${drafted.id}`, { token: dealer.token, body: { status: 'DRAFT' } })
    for (const { id } of [taken, deleted, drafted]) expect(await inQueue(id)).toBeUndefined()
    expect((await pass(taken.id, taken.version + 1)).body.code).toBe('ILLEGAL_STATUS_MOVE')
    expect((await pass(deleted.id, deleted.version)).body.code).toBe('LISTING_NOT_FOUND')
  })
})

it('the word that a car is fine counts for the version that was seen, and once', async () => {
  const { id, version } = await drawn()
  await apiOk('PATCH', `/api/listings/${id}`, { token: dealer.token, body: { mileage: 62_000 } })
  expect((await pass(id, version)).body.code).toBe('EDIT_CONFLICT')
  const answers = await Promise.all([pass(id, version + 1), pass(id, version + 1)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
})
