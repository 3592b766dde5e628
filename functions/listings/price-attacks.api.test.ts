import { beforeAll, describe, expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { getListingById } from '#functions/data/listings.ts'
import { table, tableName } from '#functions/data/table.ts'
import { priceDropOf } from '#functions/jobs/alerts/listing-events.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { rateLimits } from '#shared/constants/limits.ts'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

const reprice = ({ token }: Person, id: string, priceQAR: number) =>
  api('PATCH', `/api/listings/${id}`, { token, body: { priceQAR } })

describe('false discounts', () => {
  it('are none: what went up and came down again was never dearer, on the page and for who saved it', async () => {
    const dealer = await registerVerifiedDealer()
    const car = await submitCar(dealer)
    for (let swing = 0; swing < 4; swing++)
      for (const price of [900_000, 165_000])
        expect((await reprice(dealer, car.id, price)).body.status).toBe('APPROVED')
    const { body } = await apiOk('GET', `/api/listings/${car.id}`)
    expect([body.priceQAR, body.previousPriceQAR]).toEqual([165_000, null])
    // The history stays as it was.
    expect(body.priceHistory.map(({ priceQAR }: { priceQAR: number }) => priceQAR)).toEqual(
      expect.arrayContaining([900_000, 165_000]),
    )
    expect(priceDropOf((await getListingById(car.id))!, '', new Date())).toBeUndefined()
    await reprice(dealer, car.id, 160_000)
    expect((await apiOk('GET', `/api/listings/${car.id}`)).body.previousPriceQAR).toBe(165_000)
  })

  it('of a private seller wait for review from a jump on, and small changes are public at once', async () => {
    const seller = await registerSeller()
    const { id } = await submitCar(seller)
    await decide(admin, id, { status: 'APPROVED' })
    expect((await reprice(seller, id, 150_000)).body.status).toBe('APPROVED')
    expect((await reprice(seller, id, 300_000)).body.status).toBe('PENDING')
    expect((await api('GET', `/api/listings/${id}`)).status).toBe(404)
  })

  it('wait for review in several steps of a day, too', async () => {
    const seller = await registerSeller()
    const { id } = await submitCar(seller)
    await decide(admin, id, { status: 'APPROVED' })
    const statuses: string[] = []
    for (const price of [120_000, 85_000, 60_000])
      statuses.push((await reprice(seller, id, price)).body.status)
    expect(statuses).toEqual(['APPROVED', 'APPROVED', 'PENDING'])
    // An admin has seen it: from there on small changes are public again.
    await decide(admin, id, { status: 'APPROVED' })
    expect((await reprice(seller, id, 55_000)).body.status).toBe('APPROVED')
  })

  it('end with the edits that one offer takes in an hour', async () => {
    const dealer = await registerVerifiedDealer()
    const car = await submitCar(dealer)
    const { limit, seconds } = rateLimits.editsOfOffer
    const start = Math.floor(Date.now() / 1000 / seconds) * seconds
    for (const window of [start, start + seconds])
      await table().send(
        new UpdateCommand({
          TableName: tableName(),
          Key: keys.rateLimit('editsOfOffer', car.id, `${seconds}#${window}`),
          UpdateExpression: 'SET #count = :taken, expiresAt = :end',
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: { ':taken': limit - 1, ':end': window + seconds },
        }),
      )
    expect((await reprice(dealer, car.id, 164_000)).status).toBe(200)
    const sold = { token: dealer.token, body: { availability: 'SOLD' } }
    expect((await api('PUT', `/api/listings/${car.id}/availability`, sold)).body.code).toBe('TOO_MANY_EDITS')
    const refused = await reprice(dealer, car.id, 163_000)
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_EDITS'])
  })
})
