import { randomInt } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { readPlateGuard, readWaitingPlate } from '#functions/data/plate-numbers.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { times } from '#functions/testing/leads.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import { decidePlate, plateForm } from '#functions/testing/plates.ts'
import { holdsNumber, waitsForNumber } from '#shared/rules/plate.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'

// Concurrent acts of several people and an admin on one number, in any order.

let admin: Person
let sellers: Person[]
beforeAll(async () => {
  admin = await registerAdmin()
  sellers = await Promise.all(times(4, () => registerSeller()))
})

type Owned = OwnPlate & { owner: Person }

const platesOf = async (number: string): Promise<Owned[]> => {
  const all = sellers.map(async (owner): Promise<Owned[]> => {
    const { body } = await apiOk('GET', '/api/seller/number-plates', { token: owner.token })
    return body.map((plate: OwnPlate) => ({ ...plate, owner }))
  })
  return (await Promise.all(all)).flat().filter((plate) => plate.number === number)
}

/** Something that may happen to a plate: by its owner, or by the admin. */
const acts: readonly ((plate: Owned) => Promise<{ status: number }>)[] = [
  ({ id }) => decidePlate(admin, id, { status: 'APPROVED' }),
  ({ id }) => decidePlate(admin, id, { status: 'APPROVED' }),
  ({ id }) => decidePlate(admin, id, { status: 'REJECTED' }),
  ({ id, owner: { token } }) => api('PATCH', `/api/number-plates/${id}`, { token, body: { price: 7 } }),
  ({ id, owner: { token } }) =>
    api('PATCH', `/api/number-plates/${id}`, { token, body: { description: `Again ${randomInt(1000)}` } }),
  ({ id, owner: { token } }) => api('DELETE', `/api/number-plates/${id}`, { token }),
  ...['SOLD', 'SOLD', 'AVAILABLE', 'PAUSED'].map(
    (availability) =>
      ({ id, owner: { token } }: Owned) =>
        api('PUT', `/api/number-plates/${id}/availability`, { token, body: { availability } }),
  ),
]

const any = <T>(choices: readonly T[]): T => choices[randomInt(choices.length)]!

it('is held by one at most, and free as soon as nobody holds it', async () => {
  const number = await freeNumber()
  for (let round = 0; round < 12; round++) {
    const plates = await platesOf(number)
    const answers = await Promise.all([
      ...times(3, () => any(sellers)).map(({ token }) =>
        api('POST', '/api/number-plates', { token, body: plateForm(number) }),
      ),
      ...times(6, () => plates.length > 0 && any(acts)(any(plates))),
    ])
    for (const answer of answers) if (answer) expect(answer.status).toBeLessThan(500)

    const stored = await Promise.all((await platesOf(number)).map(({ id }) => getPlateById(id)))
    const after = stored.filter((plate) => plate !== undefined)
    const holders = after.filter((plate) => holdsNumber(plate))
    const waiting = after.filter((plate) => waitsForNumber(plate))
    for (const { user } of sellers) {
      const own = waiting.filter(({ ownerId }) => ownerId === user.id)
      expect(own.length).toBeLessThanOrEqual(1)
      expect(await readWaitingPlate('QA', number, user.id)).toBe(own[0]?.id)
    }
    expect(holders.length, `round ${round}`).toBeLessThanOrEqual(1)
    const guard = await readPlateGuard('QA', number)
    // Free, or its holder's; and it never leads to a plate that was deleted.
    expect(guard?.isTaken ?? false).toBe(holders.length === 1)
    if (holders[0]) expect(guard?.id).toBe(holders[0].id)
    if (guard) expect(await getPlateById(guard.id)).toBeDefined()
  }
  for (const { id, owner } of await platesOf(number))
    await apiOk('DELETE', `/api/number-plates/${id}`, { token: owner.token })
  expect(await readPlateGuard('QA', number)).toBeUndefined()
})
