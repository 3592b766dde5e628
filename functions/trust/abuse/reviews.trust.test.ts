import { expect, it } from 'vitest'
import { findDealer, starsOf } from '#functions/data/dealers.ts'
import { listReviewsOf } from '#functions/data/dealer-reviews.ts'
import { keys, timeSort } from '#functions/data/keys.ts'
import { sharedBrowserWrites } from '#functions/data/shared-browsers.ts'
import { updateWrite, write } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { submitCar } from '#functions/testing/cars.ts'
import {
  ageLead,
  aReviewer,
  decideReview,
  storeReview,
  writeReview,
} from '#functions/testing/dealer-reviews.ts'
import { ask, write as say } from '#functions/testing/leads.ts'
import {
  type Person,
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
} from '#functions/testing/people.ts'
import { hire } from '#functions/testing/staff.ts'
import { proven } from '#functions/trust/proven.ts'

let calls = 0
const network = '2001:db8:beef::1'

/** An account of that many days: time alone makes it known. */
const ageAccount = async ({ user: { id } }: Person, days: number): Promise<void> => {
  const createdAt = new Date(Date.now() - days * 86_400_000).toISOString()
  await write(updateWrite(keys.user(id), { set: { createdAt, statusSk: timeSort(createdAt, id) } }))
}

/** Of people whom the dealership has answered, how many get a review as far as the admins’ queue. */
const tryAll = async (people: readonly Person[], dealer: Person): Promise<number> => {
  let taken = 0
  for (const person of people) {
    const { status } = await writeReview(person, dealer.user.id, {}, network)
    calls += 1
    expect([200, 403, 429]).toContain(status)
    if (status === 200) taken += 1
  }
  return taken
}

it('a dealership that talks to accounts of its own gets no public review by them', async () => {
  const dealer = await registerVerifiedDealer()
  const cars = await Promise.all([submitCar(dealer), submitCar(dealer), submitCar(dealer)])
  const accounts: Person[] = []
  for (let place = 0; place < 12; place++) {
    const account = await registerSeller()
    const lead = await ask(account, cars[place % cars.length]!.id)
    if (lead.status !== 201) continue
    await say(dealer, lead.body.id, 'Five stars, please.')
    await ageLead(lead.body.id)
    accounts.push(account)
  }
  expect(accounts.length).toBeGreaterThanOrEqual(10)
  // Throwaway accounts of today: none.
  expect(await tryAll(accounts, dealer)).toBe(0)
  // Left to age, without a confirmed number: one from their network, and it waits for an admin.
  for (const account of accounts) await ageAccount(account, 30)
  expect(await tryAll(accounts, dealer)).toBe(1)
  expect((await apiOk('GET', `/api/dealers/${dealer.user.id}/reviews`)).body.reviewCount).toBe(0)

  // Staff, who share its browser, and the dealership, however well known.
  const [clerk, linked] = [await aReviewer(dealer, cars[0]!.id), await aReviewer(dealer, cars[1]!.id)]
  await hire(dealer.user.id, clerk.user.id)
  await transact(sharedBrowserWrites(linked.user.id, dealer.user.id, new Date()))
  expect(await tryAll([clerk, linked, dealer], dealer)).toBe(0)
  proven('reviews', calls)
})

it('its stars are those of its public reviews, whatever happens to these at once', async () => {
  const [admin, dealer] = [await registerAdmin(), await registerVerifiedDealer()]
  const authors = await Promise.all(Array.from({ length: 8 }, () => registerSeller()))
  const reviews = []
  for (const [place, { user }] of authors.entries())
    reviews.push(
      await storeReview({
        dealerId: dealer.user.id,
        authorId: user.id,
        stars: (place % 5) + 1,
        status: 'PENDING',
      }),
    )
  const acts = reviews.flatMap((review, place) => [
    () => decideReview(admin, review),
    () => decideReview(admin, review, { status: 'REJECTED', reasonCodes: ['OFF_TOPIC'] }),
    () =>
      place % 3 === 0
        ? api('DELETE', `/api/dealers/${dealer.user.id}/reviews/own`, { token: authors[place]!.token })
        : decideReview(admin, review),
    () =>
      place % 4 === 1
        ? api('PUT', `/api/admin/users/${authors[place]!.user.id}/status`, {
            token: admin.token,
            body: { status: 'SUSPENDED', reasonCodes: ['SPAM'] },
          })
        : decideReview(admin, review),
  ])
  const statuses: number[] = []
  await eachAtOnce(acts, 8, async (act) => void statuses.push((await act()).status))
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  const [profile, kept] = await Promise.all([findDealer(dealer.user.id), listReviewsOf(dealer.user.id)])
  const shown = kept.filter(({ status, isHidden }) => status === 'APPROVED' && !isHidden)
  const counted = [1, 2, 3, 4, 5].map((stars) => shown.filter((review) => review.stars === stars).length)
  expect(profile && starsOf(profile)).toEqual(counted)
  proven('reviews', statuses.length)
})
