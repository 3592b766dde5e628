import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { searchUntil, submitCar } from '#functions/testing/cars.ts'
import { registerVerifiedDealer } from '#functions/testing/people.ts'

const complete = async (q: string) =>
  (await apiOk('GET', `/api/search/suggestions?q=${encodeURIComponent(q)}`)).body
const suggest = async (q: string) => (await complete(q)).suggestions

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

it('suggests a dealer by either of its names, as long as it has cars', async () => {
  const companyName = `Zubara Line ${randomBytes(4).toString('hex')}`
  const dealer = await registerVerifiedDealer({ companyName })
  const { body: own } = await apiOk('GET', '/api/seller/storefront', { token: dealer.token })
  expect((await complete(companyName)).dealers).toEqual([])
  await submitCar(dealer)
  await searchUntil(`dealer=${dealer.user.id}`, ({ total }) => total === 1)
  const [found] = (await complete(companyName.toLowerCase())).dealers
  expect(found).toEqual({ slug: own.slug, label: { en: companyName, ar: companyName }, count: 1 })

  const { slug: _slug, businessName: _name, city: _city, logoUrl: logo, coverImageUrl: cover, ...rest } = own
  const businessNameAr = `خط الزبارة ${randomBytes(4).toString('hex')}`
  await apiOk('PUT', '/api/seller/storefront', {
    token: dealer.token,
    body: { ...rest, logo, cover, businessNameAr },
  })
  await expect
    .poll(async () => (await complete(`معرض ${businessNameAr}`)).dealers)
    .toMatchObject([{ slug: own.slug, label: { ar: businessNameAr } }])
})

it('refuses a text that is empty or too long', async () => {
  for (const q of ['', ' ', 'x'.repeat(101)])
    expect((await api('GET', `/api/search/suggestions?q=${encodeURIComponent(q)}`)).status).toBe(400)
})
