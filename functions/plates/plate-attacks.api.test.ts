import { beforeAll, describe, expect, it } from 'vitest'
import { anyIp, api, apiOk } from '#functions/testing/api.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import { notificationsOf, times } from '#functions/testing/leads.ts'
import { establish, registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { decidePlate, offerPlate, plateForm } from '#functions/testing/plates.ts'
import { accountLimits, networkLimits } from '#shared/rules/reputation.ts'

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

const offerFrom = async (ip: string, { token }: Person, number?: string) =>
  api('POST', '/api/number-plates', { token, ip, body: plateForm(number ?? (await freeNumber())) })

describe('squatters of plate numbers', () => {
  it('block nobody: the owner waits beside them, and with the approval they are rejected and told why', async () => {
    const number = await freeNumber()
    const squatters = await Promise.all(times(3, () => registerSeller()))
    const squatted = await Promise.all(squatters.map((each) => offerPlate(each, { plateNumber: number })))
    const owner = await registerSeller()
    const plate = await offerPlate(owner, { plateNumber: number })
    // Nobody learns from an answer that others ask for it too.
    const { id, slug, ...told } = plate
    expect(JSON.stringify(told)).not.toMatch(/plt_|usr_|wait/i)
    expect((await api('GET', `/api/number-plates/${slug}`)).status).toBe(404)
    expect((await api('GET', `/api/number-plates/${slug}`, { token: owner.token })).body.id).toBe(id)

    expect((await decidePlate(admin, id, { status: 'APPROVED' })).status).toBe(200)
    for (const [index, { token }] of squatters.entries()) {
      const { body } = await apiOk('GET', '/api/seller/number-plates', { token })
      const refused = { id: squatted[index].id, status: 'REJECTED', reasonCodes: ['NUMBER_TAKEN'] }
      expect(body).toMatchObject([refused])
      expect(await notificationsOf(squatters[index]!)).toMatchObject([
        { kind: 'PLATE_REJECTED', about: { reasonCodes: ['NUMBER_TAKEN'] } },
      ])
    }
    expect((await offerFrom(anyIp(), squatters[0]!, number)).body.code).toBe('PLATE_TAKEN')
    expect((await decidePlate(admin, squatted[0].id, { status: 'APPROVED' })).body.code).toBe('PLATE_TAKEN')
    expect((await api('GET', `/api/number-plates/${slug}`)).body.id).toBe(id)
  })

  it('have few plates in the queue, by account and by network, until they are known', async () => {
    const seller = await registerSeller()
    const most = accountLimits.waitingPlates.new
    for (const _ of times(most, () => 0)) expect((await offerFrom(anyIp(), seller)).status).toBe(201)
    const refused = await offerFrom(anyIp(), seller)
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_PLATES'])
    expect(refused.body.message).toContain('confirmed phone number')
    expect((await offerFrom(anyIp(), await establish(seller))).status).toBe(201)

    const hasty = await registerSeller()
    const offers = await Promise.all(times(most, freeNumber))
    // Refused ones and repeats of one request count nothing.
    const body = { ...plateForm(offers[0]!), requestId: 'a-request-with-a-name' }
    for (const _ of times(2, () => 0))
      expect((await api('POST', '/api/number-plates', { token: hasty.token, body })).status).toBe(201)
    for (const _ of times(2, () => 0))
      expect((await offerFrom(anyIp(), hasty, offers[0])).body.code).toBe('PLATE_TAKEN')
    for (const number of offers.slice(1)) expect((await offerFrom(anyIp(), hasty, number)).status).toBe(201)
    // Withdrawn, they do not wait any more, and have been offered all the same.
    const [{ id }] = (await apiOk('GET', '/api/seller/number-plates', { token: hasty.token })).body
    await apiOk('DELETE', `/api/number-plates/${id}`, { token: hasty.token })
    const sixth = await offerFrom(anyIp(), hasty)
    expect([sixth.body.code, Number(sixth.headers.get('retry-after')) > 0]).toEqual(['TOO_MANY_PLATES', true])

    const ip = anyIp()
    for (const _ of times(networkLimits.plates, () => 0))
      expect((await offerFrom(ip, await registerSeller())).status).toBe(201)
    expect((await offerFrom(ip, await registerSeller())).body.code).toBe('TOO_MANY_PLATES')
    expect((await offerFrom(ip, await establish(await registerSeller()))).status).toBe(201)
  })
})
