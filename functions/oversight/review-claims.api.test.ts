import { describe, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { limits } from '#shared/constants/limits.ts'

const listed = ({ token }: Person, ids: readonly string[]) =>
  api('GET', `/api/admin/claims?ids=${ids.join(',')}`, { token })

describe('the rows of a list', () => {
  it('say who is reviewing them, to each admin whether it is they, and nothing of the others', async () => {
    const [seller, sara, omar] = [await registerSeller(), await registerAdmin(), await registerAdmin()]
    const [car, other] = [await submitCar(seller), await submitCar(seller)]
    await apiOk('PUT', `/api/admin/claims/${car.id}`, { token: sara.token, body: {} })
    const ids = [car.id, other.id, newId('plate')]
    const by = { id: sara.user.id, username: sara.user.username }
    expect((await listed(omar, ids)).body.claims).toMatchObject([{ id: car.id, isOwn: false, by }])
    expect((await listed(sara, ids)).body.claims).toMatchObject([{ id: car.id, isOwn: true, by }])
    await apiOk('DELETE', `/api/admin/claims/${car.id}`, { token: sara.token })
    expect((await listed(omar, ids)).body.claims).toEqual([])
  })

  it('are as many as a list shows, and have ids of things that are reviewed', async () => {
    const admin = await registerAdmin()
    const many = Array.from({ length: limits.reviewClaim.listed + 1 }, () => newId('listing'))
    expect((await listed(admin, many.slice(1))).body.claims).toEqual([])
    for (const wrong of [many, [newId('lead')], ['']]) expect((await listed(admin, wrong)).status).toBe(400)
  })
})
