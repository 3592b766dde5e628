import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { searchUntil, submitCar } from '#functions/testing/cars.ts'
import { registerVerifiedDealer } from '#functions/testing/people.ts'

const suggest = async (q: string) =>
  (await apiOk('GET', `/api/search/suggestions?q=${encodeURIComponent(q)}`)).body.suggestions

it('completes what is typed in either language with the cars there are, and leads to them', async () => {
  const dealer = await registerVerifiedDealer()
  await submitCar(dealer, { make: 'Jetour', model: 'Dashing' })
  await searchUntil(`dealer=${dealer.user.id}`, ({ total }) => total === 1)
  for (const typed of ['jet', 'جيتو', 'jetour dash']) {
    const [first] = await suggest(typed)
    expect(first).toMatchObject({
      query: { make: 'Jetour' },
      label: { en: expect.stringContaining('Jetour') },
    })
    const { body } = await apiOk('GET', `/api/listings?${new URLSearchParams(first.query)}`)
    expect(body.total).toBe(first.count)
  }
  expect(await suggest('zzzzzz')).toEqual([])
})

it('refuses a text that is empty or too long', async () => {
  for (const q of ['', ' ', 'x'.repeat(101)])
    expect((await api('GET', `/api/search/suggestions?q=${encodeURIComponent(q)}`)).status).toBe(400)
})
