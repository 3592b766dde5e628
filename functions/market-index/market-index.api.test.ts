import { expect, it } from 'vitest'
import { decodePart } from '#functions/search/browser/market-part.ts'
import { dealerToken } from '#functions/search/browser/public-columns.ts'
import { idOf } from '#functions/search/row-ids.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { searchUntil, submitCar } from '#functions/testing/cars.ts'
import { registerVerifiedDealer } from '#functions/testing/people.ts'
import { limits } from '#shared/constants/limits.ts'

const minuteMs = 60_000

const changesSince = async (since: string) => {
  const { body } = await apiOk('GET', `/api/market-index/changes?since=${since}`)
  const { part, hidden, until } = body.changes
  const changed = part && decodePart(Buffer.from(part, 'base64'))
  const { columns, removed } = changed ?? { columns: { count: 0 }, removed: [] }
  return { columns, removed: removed.map(({ id }: { id: string }) => id), hidden, until }
}

it('tells a browser what a search shows within two seconds, and what it shows no more', async () => {
  const dealer = await registerVerifiedDealer()
  const since = new Date(Date.now() - 2 * minuteMs).toISOString()
  const car = await submitCar(dealer, { priceQAR: 123_456 })
  const own = `dealer=${dealer.user.id}`
  const { listings } = await searchUntil(own, ({ total }) => total === 1)
  // Another function than the search's holds the index that they come from, and may know of a change a moment later.
  const placeOf = ({ columns }: Awaited<ReturnType<typeof changesSince>>) =>
    Array.from({ length: columns.count }, (_, each) => idOf(columns.ids, each)).indexOf(car.id)
  const changes = await askUntil(
    () => changesSince(since),
    (found) => placeOf(found) >= 0,
  )
  const { columns, hidden, until } = changes
  const row = placeOf(changes)
  expect(columns.numbers.priceQAR[row]).toBe(123_456)
  expect(hidden).not.toContain(dealerToken(dealer.user.id))
  expect(until > since).toBe(true)

  const cards = await apiOk('GET', `/api/market-index/cards?ids=${car.id}`)
  // How a price compares changes with every car that others publish meanwhile.
  const fixed = ({ deal: _deal, ...card }: { id: string; deal?: unknown }) => card
  expect(cards.body.map(fixed)).toEqual(listings.map(fixed))

  await apiOk('DELETE', `/api/listings/${car.id}`, { token: dealer.token })
  await searchUntil(own, ({ total }) => total === 0)
  const { removed } = await askUntil(
    () => changesSince(until),
    (found) => found.removed.includes(car.id),
  )
  expect(removed).toContain(car.id)
  expect((await apiOk('GET', `/api/market-index/cards?ids=${car.id}`)).body).toEqual([])
})

it('names its present files, which are there, and refuses what can be the name of none', async () => {
  const { body } = await apiOk('GET', '/api/market-index')
  if (body.files) expect((await api('GET', `/api/market-index/files/${body.files.file}`)).status).toBe(200)
  expect((await api('GET', `/api/market-index/files/${'n'.repeat(22)}`)).status).toBe(404)
  expect((await api('GET', '/api/market-index/files/current.json')).status).toBe(404)
  for (const path of ['changes', 'changes?since=yesterday', 'cards?ids=lst_1'])
    expect((await api('GET', `/api/market-index/${path}`)).status).toBe(400)
  const many = Array.from({ length: limits.cardsAtOnce + 1 }, (_, n) => `lst_${String(n).padStart(26, '0')}`)
  expect((await api('GET', `/api/market-index/cards?ids=${many.join(',')}`)).status).toBe(400)
})
