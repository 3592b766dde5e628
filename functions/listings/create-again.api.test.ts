import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm } from '#functions/testing/cars.ts'
import { registerSeller, registerVerifiedDealer, type Person } from '#functions/testing/people.ts'
import { uploadPhoto } from '#functions/testing/uploads.ts'

const requestId = 'a-request-of-a-wizard'

const create = ({ token }: Person, parts: object = {}) =>
  api('POST', '/api/listings', { token, body: { ...carForm(), status: 'PENDING', requestId, ...parts } })

const stockOf = async ({ token }: Person): Promise<{ id: string }[]> =>
  (await apiOk('GET', '/api/seller/listings', { token })).body

it('makes one listing of a request whose answer was lost, photos and all', async () => {
  const dealer = await registerVerifiedDealer()
  const images = [(await uploadPhoto(dealer.token)).url]
  const first = await create(dealer, { images })
  const again = await create(dealer, { images })
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect(await stockOf(dealer)).toHaveLength(1)
  // Another request is another car, however alike.
  expect((await create(dealer, { requestId: `${requestId}-2` })).status).toBe(201)
  expect(await stockOf(dealer)).toHaveLength(2)
})

it('never gives one person what another has made', async () => {
  const [dealer, other] = [await registerVerifiedDealer(), await registerVerifiedDealer()]
  const [one, two] = [await create(dealer), await create(other)]
  expect(one.body.id).not.toBe(two.body.id)
  expect(await stockOf(other)).toMatchObject([{ id: two.body.id }])
})

it('makes one of two that arrive at once', async () => {
  const dealer = await registerVerifiedDealer()
  const answers = await Promise.all([create(dealer), create(dealer), create(dealer)])
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
  for (const { status } of answers) expect(status).toBeLessThan(500)
  expect(await stockOf(dealer)).toHaveLength(1)
})

it.each(['short', 'x'.repeat(65), 'a request with blanks', 7, null])('refuses the name %j', async (name) => {
  const seller = await registerSeller()
  expect((await create(seller, { status: 'DRAFT', requestId: name })).status).toBe(400)
  expect(await stockOf(seller)).toHaveLength(0)
})
