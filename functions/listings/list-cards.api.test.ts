import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm, decide, searchUntil, submitCar } from '#functions/testing/cars.ts'
import { registerAdmin, registerSeller, registerVerifiedDealer } from '#functions/testing/people.ts'
import { limits } from '#shared/constants/limits.ts'

const cards = (ids: readonly string[], token?: string) =>
  apiOk('GET', `/api/listings/cards?ids=${ids.join(',')}`, { token })

const idsOf = async (ids: readonly string[], token?: string): Promise<string[]> =>
  (await cards(ids, token)).body.map(({ id }: { id: string }) => id)

const absent = (last: number): string => `lst_${String(last).padStart(26, '0')}`

it('answers the cards that search shows, in the order asked for, each once', async () => {
  const dealer = await registerVerifiedDealer()
  const first = await submitCar(dealer)
  const second = await submitCar(dealer, { make: 'Lexus', model: 'LX', priceQAR: 300_000 })
  const { listings } = await searchUntil(`dealer=${dealer.user.id}`, ({ total }) => total === 2)
  for (const ids of [
    [first.id, second.id],
    [second.id, first.id],
  ])
    expect(await idsOf([...ids, ids[0]!])).toEqual(ids)
  // How a price compares changes with every car that others publish meanwhile.
  const fixed = ({ deal: _deal, ...card }: { id: string; deal?: unknown }) => card
  const { body } = await cards([second.id, first.id])
  expect(body.map(fixed)).toEqual(
    [second.id, first.id].map((id) => fixed(listings.find((card) => card.id === id)!)),
  )
})

it('leaves out what is not public, whoever asks, and what does not exist', async () => {
  const [dealer, seller, admin] = [
    await registerVerifiedDealer(),
    await registerSeller(),
    await registerAdmin(),
  ]
  const shown = await submitCar(dealer)
  const waiting = await submitCar(seller)
  const { body: draft } = await apiOk('POST', '/api/listings', {
    token: seller.token,
    body: { ...carForm(), status: 'DRAFT' },
  })
  const ids = [draft.id, absent(0), waiting.id, shown.id]
  for (const token of [undefined, seller.token, admin.token])
    expect(await idsOf(ids, token)).toEqual([shown.id])

  await decide(admin, shown.id, { status: 'REJECTED' })
  expect(await idsOf(ids)).toEqual([])
  await decide(admin, shown.id, { status: 'APPROVED' })
  expect(await idsOf(ids)).toEqual([shown.id])
})

it('takes as many ids as one call may name, and no more', async () => {
  const many = Array.from({ length: limits.cardsAtOnce }, (_, index) => absent(index))
  expect(await idsOf(many)).toEqual([])
  const query = `ids=${[...many, absent(99)].join(',')}`
  expect((await api('GET', `/api/listings/cards?${query}`)).status).toBe(400)
})

it.each(['', '?ids=', '?ids=,', '?ids=lst_1', '?ids=nissan-patrol-2020-abcd1234', `?ids=${absent(0)},`])(
  'refuses a list that names no listing ids: %s',
  async (query) => {
    const { status, body } = await api('GET', `/api/listings/cards${query}`)
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
  },
)
