import { beforeAll, expect, it } from 'vitest'
import { countWrites, readCounts, readModeratorCounts } from '#functions/data/counters.ts'
import {
  dealerReviewCounts,
  deleteReview,
  getDealerReviewById,
  listOwnDealerReviews,
  replaceDealerReview,
} from '#functions/data/dealer-reviews.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { updateWrite } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { crawl } from '#functions/testing/crawl.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import { submitCar } from '#functions/testing/cars.ts'
import {
  ageLead,
  aReviewer,
  decideReview,
  storeReview,
  writeReview,
} from '#functions/testing/dealer-reviews.ts'
import { asked, notificationsOf, write as say } from '#functions/testing/leads.ts'
import {
  establish,
  type Person,
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
} from '#functions/testing/people.ts'
import { hire } from '#functions/testing/staff.ts'
import { actingForHeader } from '#shared/constants/origin-headers.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'

let [admin, dealer]: Person[] = []
let car = { id: '' }
beforeAll(async () => {
  ;[admin, dealer] = await Promise.all([registerAdmin(), registerVerifiedDealer()])
  car = await submitCar(dealer)
})

const reviewsOf = async (of: Person, reader?: Person) =>
  (await apiOk('GET', `/api/dealers/${of.user.id}/reviews`, { token: reader?.token })).body
/** The same once so many are public: what follows from the end of an account may take a job. */
const reviewsOnce = (count: number, of: Person) =>
  askUntil(
    () => reviewsOf(of),
    ({ reviewCount }) => reviewCount === count,
  )
const own = async (by: Person, of: Person) =>
  (await apiOk('GET', `/api/dealers/${of.user.id}/reviews/own`, { token: by.token })).body
const card = async (of: Person) => (await apiOk('GET', `/api/dealers/${of.user.id}`)).body

/** A dealership of its own, with as many published reviews of strangers as there are stars. */
const withReviews = async (...stars: number[]) => {
  const of = await registerVerifiedDealer()
  const authors = await Promise.all(stars.map(() => registerSeller()))
  const stored = []
  for (const [place, author] of authors.entries())
    stored.push(await storeReview({ dealerId: of.user.id, authorId: author.user.id, stars: stars[place]! }))
  return { of, authors, stored }
}

it('is public once an admin has read it, and shows who wrote it as they chose', async () => {
  const buyer = await aReviewer(dealer!, car.id)
  expect(await own(buyer, dealer!)).toEqual({ right: 'YES', review: null })
  const { status, body } = await writeReview(buyer, dealer!.user.id)
  expect([status, body.status, body.language]).toEqual([200, 'PENDING', 'en'])
  expect(JSON.stringify(await reviewsOf(dealer!))).not.toContain(body.id)

  const { body: queue } = await apiOk('GET', `/api/admin/dealer-reviews?search=${body.id}`, {
    token: admin!.token,
  })
  expect(queue.reviews).toMatchObject([
    { id: body.id, author: { id: buyer.user.id }, lead: { title: expect.stringContaining('Patrol') } },
  ])
  expect((await decideReview(admin!, body)).status).toBe(200)
  const { reviews } = await reviewsOf(dealer!)
  expect(reviews[0]).toMatchObject({ id: body.id, stars: 5, author: 'Noor A.', described: 5, manner: null })
  expect(JSON.stringify(reviews)).not.toContain(buyer.user.id)

  // A change leaves the page until it is read, and keeps its place.
  const { version } = (await own(buyer, dealer!)).review
  const edited = await writeReview(buyer, dealer!.user.id, { isNamed: false, stars: 2, version })
  expect([edited.status, edited.body.id]).toEqual([200, body.id])
  expect(JSON.stringify(await reviewsOf(dealer!))).not.toContain(body.id)
  await decideReview(admin!, edited.body)
  expect((await reviewsOf(dealer!)).reviews[0]).toMatchObject({ author: null, stars: 2, isEdited: true })
  const { body: log } = await apiOk('GET', `/api/admin/audit?subject=${body.id}`, { token: admin!.token })
  expect(log.entries.map(({ action }: { action: string }) => action)).toEqual([
    'dealership.review',
    'dealership.review',
  ])
})

it('is not called edited for what was changed before anybody saw it, nor one that an earlier release stored', async () => {
  const of = await registerVerifiedDealer()
  const buyer = await aReviewer(of, (await submitCar(of)).id)
  const { body: first } = await writeReview(buyer, of.user.id)
  await decideReview(admin!, first, { status: 'REJECTED', reasonCodes: ['OFFENSIVE'] })
  const { version } = (await own(buyer, of)).review
  const { body: rewritten } = await writeReview(buyer, of.user.id, { stars: 4, version })
  await decideReview(admin!, rewritten)
  expect((await reviewsOf(of)).reviews).toMatchObject([{ id: first.id, stars: 4, isEdited: false }])

  const changed = await writeReview(buyer, of.user.id, { version: (await own(buyer, of)).review.version })
  await decideReview(admin!, changed.body)
  expect((await reviewsOf(of)).reviews).toMatchObject([{ id: first.id, isEdited: true }])

  const earlier = await withReviews(5)
  expect((await reviewsOf(earlier.of)).reviews).toMatchObject([{ isEdited: false }])
})

it('is told to its author and to the dealership, with the reasons of a refusal', async () => {
  const { of, authors, stored } = await withReviews(3)
  const [author, review] = [authors[0]!, stored[0]!]
  const newest = async (person: Person) => (await notificationsOf(person))[0]
  await decideReview(admin!, review, { status: 'REJECTED', reasonCodes: ['OFFENSIVE'] })
  expect(await newest(author)).toMatchObject({
    kind: 'LEAD_REPLY',
    about: { dealerReview: { event: 'REFUSED' }, reasonCodes: ['OFFENSIVE'] },
  })
  expect((await mailTo(author.user.email)).subject).toMatch(/^Your review of .* is not published$/)
  expect(await newest(of)).toBeUndefined()
  await decideReview(admin!, { ...review, version: 2 })
  expect(await newest(author)).toMatchObject({ about: { dealerReview: { event: 'PUBLISHED' } } })
  const received = await newest(of)
  expect(received).toMatchObject({ about: { dealerReview: { event: 'RECEIVED' } } })
  expect(JSON.stringify(received)).not.toContain(author.user.firstName)
  await apiOk('PUT', `/api/dealer-reviews/${review.id}/answer`, {
    token: of.token,
    body: { text: 'Thank you.' },
  })
  await decideReview(admin!, { ...review, version: 4 }, { part: 'ANSWER' })
  expect(await newest(author)).toMatchObject({ about: { dealerReview: { event: 'ANSWERED' } } })
})

it('stands on the drawn page, with a rating for search engines once there is an average', async () => {
  const { of } = await withReviews(5, 4)
  const { slug } = await card(of)
  const few = await crawl(`/dealer/${slug}`)
  expect(few.html).toContain('2 reviews')
  expect(few.html).not.toContain('AggregateRating')
  await storeReview({
    dealerId: of.user.id,
    authorId: (await registerSeller()).user.id,
    stars: 3,
    text: 'تعامل طيب وسيارة نظيفة كما وصفوها.',
    language: 'ar',
  })
  const { html } = await crawl(`/dealer/${slug}`)
  expect(html).toContain('"@type":"AggregateRating","ratingValue":4,"reviewCount":3')
  expect(html).toMatch(/<p dir="auto" lang="ar">تعامل طيب/)
})

it('keeps the average and the distribution, from three reviews on', async () => {
  const { of, authors, stored } = await withReviews(5, 4)
  expect(await card(of)).toMatchObject({ rating: null, reviewCount: 2 })
  const third = await registerSeller()
  await storeReview({ dealerId: of.user.id, authorId: third.user.id, stars: 5 })
  expect(await card(of)).toMatchObject({ rating: 4.7, reviewCount: 3 })
  expect(await reviewsOf(of)).toMatchObject({ rating: 4.7, reviewCount: 3, distribution: [0, 0, 0, 1, 2] })
  const { body: listing } = await apiOk('GET', `/api/listings/${(await submitCar(of)).slug}`)
  expect(listing.dealerProfile).toMatchObject({ rating: 4.7, reviewCount: 3 })

  // Taken down, and deleted by its author.
  const [first] = stored
  const refused = await decideReview(admin!, first!, {
    status: 'REJECTED',
    reasonCodes: ['ACCUSATION'],
    rejectionReason: 'Leave the accusation out.',
  })
  expect(refused.status).toBe(200)
  expect((await own(authors[0]!, of)).review).toMatchObject({
    status: 'REJECTED',
    reasonCodes: ['ACCUSATION'],
    rejectionReason: 'Leave the accusation out.',
  })
  expect((await reviewsOf(of)).distribution).toEqual([0, 0, 0, 1, 1])
  await apiOk('DELETE', `/api/dealers/${of.user.id}/reviews/own`, { token: authors[1]!.token })
  expect((await reviewsOf(of)).distribution).toEqual([0, 0, 0, 0, 1])
})

it('comes page by page, newest first', async () => {
  const { of, stored } = await withReviews(1, 2, 3)
  const { body: first } = await apiOk('GET', `/api/dealers/${of.user.id}/reviews?limit=2`)
  const rest = await apiOk('GET', `/api/dealers/${of.user.id}/reviews?limit=2&cursor=${first.nextCursor}`)
  const ids = [...first.reviews, ...rest.body.reviews].map(({ id }: { id: string }) => id)
  expect(ids).toEqual(stored.map(({ id }) => id).toReversed())
})

it.each([
  ['a phone number', { text: 'They are fine, call me on 3312 3456 for more.' }],
  ['a link', { text: 'They are fine, but see www.other-cars.qa first.' }],
  ['too few words', { text: 'Good.' }],
  ['no stars', { stars: 0 }],
  ['six stars for an aspect', { manner: 6 }],
])('refuses %s, and stores nothing', async (_, parts) => {
  const buyer = await aReviewer(dealer!, car.id)
  expect((await writeReview(buyer, dealer!.user.id, parts)).status).toBe(400)
  expect((await own(buyer, dealer!)).review).toBeNull()
})

it('is refused to strangers, to who wrote today, and to who has not been answered', async () => {
  const [stranger, early, unheard] = await Promise.all(
    [1, 2, 3].map(async () => establish(await registerSeller())),
  )
  const lead = await asked(early!, car.id)
  await say(dealer!, lead.id, 'Come and see.')
  await ageLead((await asked(unheard!, car.id)).id)
  for (const [person, right] of [
    [stranger, 'NO_CONTACT'],
    [early, 'TOO_EARLY'],
    [unheard, 'NO_CONTACT'],
  ] as const) {
    expect((await own(person!, dealer!)).right).toBe(right)
    expect((await writeReview(person!, dealer!.user.id)).body.code).toBe('DEALER_REVIEW_REFUSED')
  }
})

it('ten accounts of today that asked and were answered review nothing, nor do staff or the dealership', async () => {
  const rival = await registerVerifiedDealer()
  const rivalCar = await submitCar(rival)
  for (let place = 0; place < 10; place++) {
    const account = await registerSeller()
    const sent = await api('POST', '/api/leads', {
      token: account.token,
      body: {
        listingId: rivalCar.id,
        buyerName: 'Nobody',
        buyerPhone: '55123456',
        buyerEmail: '',
        message: '',
      },
    })
    // A network has few places with one car: the others do not get so far.
    if (sent.status !== 201) continue
    await say(rival, sent.body.id, 'Give us five stars.')
    await ageLead(sent.body.id)
    expect((await own(account, rival)).right).toBe('TOO_NEW')
    expect((await writeReview(account, rival.user.id)).status).toBe(403)
  }
  const clerk = await aReviewer(rival, rivalCar.id)
  await hire(rival.user.id, clerk.user.id)
  expect((await writeReview(clerk, rival.user.id)).status).toBe(403)
  expect((await own(clerk, rival)).right).toBe('OWN')
  // Acting for the dealership changes nothing: a review is a person's own.
  const acting = await api('GET', `/api/dealers/${rival.user.id}/reviews/own`, {
    token: clerk.token,
    headers: { [actingForHeader]: rival.user.id },
  })
  expect(acting.body.right).toBe('OWN')
  expect((await own(rival, rival)).right).toBe('OWN')
  expect((await writeReview(rival, rival.user.id)).status).toBe(403)
  expect(await reviewsOf(rival)).toMatchObject({ reviewCount: 0 })
})

it('is answered and reported once by the dealership, and both are decided', async () => {
  const { of, stored } = await withReviews(1)
  const [review] = stored
  const answer = (text: string) =>
    api('PUT', `/api/dealer-reviews/${review!.id}/answer`, { token: of.token, body: { text } })
  const report = () =>
    api('POST', `/api/dealer-reviews/${review!.id}/reports`, {
      token: of.token,
      body: { text: 'This person was never here.' },
    })
  expect((await answer('We are sorry. Please come back.')).status).toBe(200)
  expect((await answer('Twice.')).body.code).toBe('ILLEGAL_STATUS_MOVE')
  expect((await reviewsOf(of)).reviews[0]).toMatchObject({ answer: null })
  expect((await reviewsOf(of)).reviews[0]).not.toHaveProperty('dealership')
  expect((await reviewsOf(of, of)).reviews[0].dealership).toMatchObject({
    answer: { status: 'PENDING' },
    canAnswer: false,
    canReport: true,
  })
  expect((await report()).status).toBe(200)
  expect((await report()).body.code).toBe('ILLEGAL_STATUS_MOVE')

  const published = await decideReview(admin!, { id: review!.id, version: 3 }, { part: 'ANSWER' })
  expect(published.body).toMatchObject({ version: 4, report: { isOpen: true } })
  expect((await reviewsOf(of)).reviews[0].answer.text).toBe('We are sorry. Please come back.')
  // To publish what is public turns the report down; of two admins one wins.
  const both = await Promise.all([1, 2].map(() => decideReview(admin!, { id: review!.id, version: 4 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await reviewsOf(of)).reviewCount).toBe(1)
  const [told] = await notificationsOf(of)
  expect(told).toMatchObject({ about: { dealerReview: { event: 'REPORT_DISMISSED' } } })
  const { body: queue } = await apiOk('GET', `/api/admin/dealer-reviews?search=${review!.id}`, {
    token: admin!.token,
  })
  expect(queue.reviews).toEqual([])
})

it('is taken down by a report, which its dealership learns without the reasons that its author is given', async () => {
  const { of, authors, stored } = await withReviews(1)
  await apiOk('POST', `/api/dealer-reviews/${stored[0]!.id}/reports`, {
    token: of.token,
    body: { text: 'This person was never here.' },
  })
  const refusal = { status: 'REJECTED', reasonCodes: ['ACCUSATION'], rejectionReason: 'For you alone.' }
  await decideReview(admin!, { id: stored[0]!.id, version: 2 }, refusal)
  const [[told], [toAuthor]] = await Promise.all([of, authors[0]!].map(notificationsOf))
  expect(told).toMatchObject({ about: { dealerReview: { event: 'REPORT_UPHELD' } } })
  expect(JSON.stringify(told)).not.toMatch(/ACCUSATION|For you alone/)
  expect(toAuthor).toMatchObject({ about: { dealerReview: { event: 'REFUSED' }, reason: 'For you alone.' } })
})

const answerOf = (text: string, at: string) => ({
  text,
  language: 'en' as const,
  at,
  status: 'PENDING' as const,
  reasonCodes: [],
  rejectionReason: null,
})
const refusal = { status: 'REJECTED', reasonCodes: ['ACCUSATION'] }
const isIn = async (place: string, { id }: { id: string }) =>
  (await apiOk('GET', `/api/admin/dealer-reviews?status=${place}&search=${id}`, { token: admin!.token })).body
    .reviews.length === 1
const openCount = async () => (await readCounts(dealerReviewCounts))['OPEN'] ?? 0

it('leaves the queue when it is refused, and its waiting answer returns there with it', async () => {
  const { of, authors, stored } = await withReviews(2)
  const [review, before] = [stored[0]!, await openCount()]
  await apiOk('PUT', `/api/dealer-reviews/${review.id}/answer`, {
    token: of.token,
    body: { text: 'We are sorry.' },
  })
  await apiOk('POST', `/api/dealer-reviews/${review.id}/reports`, {
    token: of.token,
    body: { text: 'This person was never here.' },
  })
  expect([await isIn('OPEN', review), await openCount()]).toEqual([true, before + 1])
  await decideReview(admin!, { ...review, version: 3 }, refusal)
  expect([await isIn('OPEN', review), await isIn('REJECTED', review), await openCount()]).toEqual([
    false,
    true,
    before,
  ])
  // Nobody sees the answer yet, so its author is not told that there is one.
  const news = async () => (await notificationsOf(authors[0]!)).length
  const told = await news()
  expect((await decideReview(admin!, { ...review, version: 4 }, { part: 'ANSWER' })).status).toBe(200)
  expect([await news(), await openCount()]).toEqual([told, before])
  await decideReview(admin!, { ...review, version: 5 }, { ...refusal, part: 'ANSWER' })

  const [next] = (await withReviews(3)).stored
  const waiting = { ...next!, answer: answerOf('Thank you.', next!.createdAt) }
  await replaceDealerReview({ ...waiting, status: 'REJECTED' }, next!)
  expect([await isIn('OPEN', waiting), await openCount()]).toEqual([false, before])
  await decideReview(admin!, { ...waiting, version: 2 })
  expect([await isIn('OPEN', waiting), await openCount()]).toEqual([true, before + 1])
  await decideReview(admin!, { ...waiting, version: 3 }, { part: 'ANSWER' })
  expect([await isIn('OPEN', waiting), await openCount()]).toEqual([false, before])
})

it('has waited for an admin only while something was to be decided', async () => {
  const { of, stored } = await withReviews(3)
  const [judge, author] = [await registerAdmin(), await registerSeller()]
  const waits = async () =>
    Object.keys(await readModeratorCounts(qatarDay(new Date()))).filter((name) =>
      name.startsWith(`${judge.user.id}_wait`),
    ).length
  await decideReview(judge, stored[0]!, refusal)
  expect(await waits()).toBe(0)
  const written = await storeReview({ dealerId: of.user.id, authorId: author.user.id, status: 'PENDING' })
  await decideReview(judge, written)
  expect(await waits()).toBe(1)
})

it('keeps its place in the queue as another part of it moves, until the part that waits the longest is decided', async () => {
  const { of, stored } = await withReviews(2)
  const { id } = stored[0]!
  const parts = async () => (await getDealerReviewById(id))!
  const send = (method: 'POST' | 'PUT', part: string, text: string) =>
    apiOk(method, `/api/dealer-reviews/${id}/${part}`, { token: of.token, body: { text } })
  await send('POST', 'reports', 'This person was never here.')
  await send('PUT', 'answer', 'We are sorry.')
  const { report, ...answered } = await parts()
  expect(answered.placedAt).toBe(report!.at)
  await decideReview(admin!, { id, version: 3 }, { ...refusal, part: 'ANSWER' })
  expect((await parts()).placedAt).toBe(report!.at)
  await send('PUT', 'answer', 'Please come back.')
  await decideReview(admin!, { id, version: 5 })
  const { placedAt, answer } = await parts()
  expect(placedAt).toBe(answer!.at)
})

it('that was refused before such ones left the queue leaves it with its answer, and is counted once', async () => {
  const { of, stored } = await withReviews(2, 2)
  const before = await openCount()
  for (const review of stored) {
    const answer = answerOf('We are sorry.', review.createdAt)
    await replaceDealerReview({ ...review, status: 'REJECTED', answer }, review)
    await transact([
      updateWrite(keys.dealerReview(review.id), {
        set: { statusPk: partitions.dealerReviews('OPEN') },
        if: 'attribute_exists(pk)',
      }),
      ...countWrites(dealerReviewCounts, { OPEN: 1 }),
    ])
  }
  const [first, second] = [stored[0]!, stored[1]!]
  expect([await isIn('OPEN', first), await openCount()]).toEqual([true, before + 2])
  await decideReview(admin!, { ...first, version: 2 }, { ...refusal, part: 'ANSWER' })
  expect([await isIn('OPEN', first), await openCount()]).toEqual([false, before + 1])
  await deleteReview(second.id)
  expect([await isIn('OPEN', second), await openCount()]).toEqual([false, before])
  expect((await card(of)).reviewCount).toBe(0)
})

it('disappears with a suspension, returns with its end, and goes with either account', async () => {
  const { of, authors } = await withReviews(5, 4)
  const [author] = authors
  const setStatus = (body: object) =>
    apiOk('PUT', `/api/admin/users/${author!.user.id}/status`, { token: admin!.token, body })
  await setStatus({ status: 'SUSPENDED', reasonCodes: ['SPAM'] })
  expect(await reviewsOnce(1, of)).toMatchObject({ reviewCount: 1, distribution: [0, 0, 0, 1, 0] })
  await setStatus({ status: 'ACTIVE' })
  expect(await reviewsOnce(2, of)).toMatchObject({ reviewCount: 2 })

  const { body: file } = await apiOk('GET', '/api/user/export', { token: authors[1]!.token })
  expect(file.dealerReviews).toMatchObject([{ dealerId: of.user.id, stars: 4 }])
  await apiOk('DELETE', `/api/admin/users/${authors[1]!.user.id}`, { token: admin!.token })
  expect(await reviewsOnce(1, of)).toMatchObject({ reviewCount: 1, distribution: [0, 0, 0, 0, 1] })

  const again = authors[0]!
  await apiOk('DELETE', `/api/admin/users/${of.user.id}`, { token: admin!.token })
  await askUntil(
    () => listOwnDealerReviews(again.user.id),
    (reviews) => reviews.length === 0,
  )
  const left = await apiOk('GET', '/api/user/export', {
    token: (
      await apiOk('POST', '/api/login', {
        body: { username: again.user.username, password: 'Sayara123' },
      })
    ).body.authToken,
  })
  expect(left.body.dealerReviews).toEqual([])
})
