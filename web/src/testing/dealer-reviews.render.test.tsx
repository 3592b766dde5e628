import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import type { StaffRole } from '#shared/rules/user.ts'
import type { AdminDealerReview, DealerReviewView } from '#shared/schemas/dealer-review.ts'
import { useHeldActs } from '#web/api/undoable.ts'
import type { Dealer } from '#web/entities/dealer/queries.ts'
import { ReviewCard } from '#web/features/dealer-reviews/review-card.tsx'
import { Reviews } from '#web/features/dealer/reviews.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { useActing } from '#web/stores/acting.ts'
import { setSession } from '#web/stores/session.ts'
import { at, user } from './fixtures.ts'
import { fakeApi, looksRight, renderIn, sentBodies } from './render.tsx'
import { unisolated } from './unisolated.ts'

const id = (prefix: string, n: number) => `${prefix}_${String(n).padStart(26, '0')}`
const words = (language: Language) =>
  createTranslator(loadedMessages(language, 'dealer-reviews')!, language).t

const dealer = {
  id: id('usr', 9),
  slug: 'pearl-cars',
  businessName: 'Pearl Cars',
  businessNameAr: 'لؤلؤة السيارات',
  verificationStatus: 'APPROVED',
} as Dealer

const written = {
  stars: 4,
  described: 5,
  manner: null,
  price: 4,
  text: 'Answered at once, and the car was as described.',
  language: 'en',
  bought: true,
} as const

const review: DealerReviewView = {
  id: id('rev', 1),
  ...written,
  author: 'خالد ا.',
  createdAt: at,
  isEdited: true,
  answer: { text: 'شكرًا على زيارتك.', language: 'ar', at },
}

const waiting: AdminDealerReview = {
  id: id('rev', 1),
  ...written,
  isNamed: true,
  status: 'PENDING',
  reasonCodes: [],
  rejectionReason: null,
  createdAt: at,
  editedAt: at,
  version: 1,
  dealer: { id: dealer.id, slug: dealer.slug, businessName: 'Pearl Cars' },
  author: { id: id('usr', 1), username: 'khalid', name: 'Khalid A', createdAt: at },
  isHidden: false,
  lead: { title: 'Nissan Patrol 2020', titleAr: 'نيسان باترول 2020', createdAt: at, respondedAt: at },
  answer: null,
  report: { text: 'Never here.', at, isOpen: true },
  decision: null,
}

const answering = (parts: Readonly<Record<string, unknown>>): void => {
  fakeApi((route) => {
    if (route === 'GET /api/user') return { body: user }
    const found = Object.entries(parts).find(([name]) => route === name)
    return found && { body: found[1] }
  })
}
const list = `GET /api/dealers/${dealer.id}/reviews`
const own = `GET /api/dealers/${dealer.id}/reviews/own`
const some = { rating: 4.3, reviewCount: 12, distribution: [0, 1, 1, 3, 7], reviews: [review] }
const namespaces = ['dealer-reviews', 'dealers', 'review-queue', 'moderation'] as const

beforeEach(async () => {
  await page.viewport(360, 740)
  sessionStorage.clear()
})
afterEach(() => useHeldActs.setState({ acts: [], left: new Map(), progress: new Map() }))

describe.each(languages)('in %s', (language) => {
  it('shows visitors the average, how the stars are spread, and what was said and answered', async () => {
    answering({ [list]: some })
    await renderIn(language, <Reviews dealer={dealer} />, namespaces)
    await expect.element(page.getByText(review.text)).toBeVisible()
    await expect.element(page.getByText('شكرًا على زيارتك.')).toBeVisible()
    await expect.element(page.getByText('4.3', { exact: true })).toBeVisible()
    expect(unisolated()).toEqual([])
    await looksRight()
  })

  it('leads the focus to the first of the reviews that come with the last press for more', async () => {
    const later = { ...review, id: id('rev', 2), text: 'A later page.' }
    fakeApi((route, _, query) => {
      if (route !== list) return undefined
      const isLast = query.has('cursor')
      return { body: { ...some, reviews: [isLast ? later : review], ...(!isLast && { nextCursor: 'next' }) } }
    })
    await renderIn(language, <Reviews dealer={dealer} />, namespaces)
    await page.getByRole('button', { name: words(language)('more') }).click()
    await expect.element(page.getByRole('listitem').filter({ hasText: later.text })).toHaveFocus()
  })

  it('shows the number alone while there are few, and nothing but an invitation without any', async () => {
    answering({ [list]: { ...some, rating: null, reviewCount: 2 } })
    const t = words(language)
    const { unmount } = await renderIn(language, <Reviews dealer={dealer} />, namespaces)
    await expect.element(page.getByText(t('few'))).toBeVisible()
    await looksRight()
    await unmount()
    answering({ [list]: { rating: null, reviewCount: 0, distribution: [0, 0, 0, 0, 0], reviews: [] } })
    await renderIn(language, <Reviews dealer={dealer} />, namespaces)
    await expect.element(page.getByText(t('none'))).toBeVisible()
    await looksRight()
  })

  it('lets somebody who may write send stars and a text', async () => {
    setSession('a.token.b')
    answering({
      [list]: some,
      [own]: { right: 'YES', review: null },
      [`PUT /api/dealers/${dealer.id}/reviews/own`]: { ...waiting, dealerId: dealer.id },
    })
    await renderIn(language, <Reviews dealer={dealer} />, namespaces)
    const t = words(language)
    await userEvent.click(page.getByRole('button', { name: t('write') }))
    const dialog = page.getByRole('dialog')
    await userEvent.click(dialog.getByRole('button', { name: t('form.send') }))
    await expect.element(dialog.getByText(t('issue.stars'))).toBeVisible()
    await looksRight()
    await userEvent.click(dialog.getByRole('radio').nth(3))
    await userEvent.fill(dialog.getByLabelText(t('form.text')), 'Everything was as they had said.')
    await userEvent.click(dialog.getByRole('button', { name: t('form.send') }))
    await expect.poll(sentBodies).toHaveLength(1)
    expect(sentBodies()[0]).toMatchObject({
      stars: 4,
      described: null,
      text: 'Everything was as they had said.',
      isNamed: true,
    })
  })

  it('says why somebody cannot write yet, and why theirs was not published', async () => {
    setSession('a.token.b')
    answering({ [list]: some, [own]: { right: 'TOO_EARLY', review: null } })
    const t = words(language)
    const { unmount } = await renderIn(language, <Reviews dealer={dealer} />, namespaces)
    await expect.element(page.getByText(t('right.TOO_EARLY'))).toBeVisible()
    await unmount()
    const refused = { ...waiting, dealerId: dealer.id, status: 'REJECTED', reasonCodes: ['ACCUSATION'] }
    answering({ [list]: some, [own]: { right: 'YES', review: refused } })
    await renderIn(language, <Reviews dealer={dealer} />, namespaces)
    await expect.element(page.getByText(t('own.REJECTED'))).toBeVisible()
    await looksRight()
  })

  it('says before a public review is changed that nobody sees it until it is read', async () => {
    setSession('a.token.b')
    const mine = { ...waiting, dealerId: dealer.id, status: 'APPROVED' }
    answering({ [list]: some, [own]: { right: 'YES', review: mine } })
    await renderIn(language, <Reviews dealer={dealer} />, namespaces)
    const t = words(language)
    await userEvent.click(page.getByRole('button', { name: t('change') }))
    await expect.element(page.getByRole('dialog').getByText(t('form.change.hint'))).toBeVisible()
    await looksRight()
  })

  it('lets who joined the dealership delete what they wrote before, and change nothing', async () => {
    setSession('a.token.b')
    const mine = { ...waiting, dealerId: dealer.id }
    answering({ [list]: some, [own]: { right: 'OWN', review: mine }, [`DELETE ${own.slice(4)}`]: null })
    const { unmount } = await renderIn(language, <Reviews dealer={dealer} />, namespaces)
    const t = words(language)
    await expect.element(page.getByText(t('own.PENDING'))).toBeVisible()
    await expect.element(page.getByRole('button', { name: t('delete'), exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: t('change') })).not.toBeInTheDocument()
    await looksRight()
    await unmount()
    answering({ [list]: some, [own]: { right: 'OWN', review: null } })
    await renderIn(language, <Reviews dealer={dealer} />, namespaces)
    await expect.element(page.getByText(review.text)).toBeVisible()
    await expect.element(page.getByText(t('own.title'))).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: t('write') })).not.toBeInTheDocument()
  })

  it('lets the dealership answer', async () => {
    setSession('a.token.b')
    const theirs = { ...review, answer: null, dealership: { answer: null, canAnswer: true, canReport: true } }
    answering({
      [list]: { ...some, reviews: [theirs] },
      [own]: { right: 'OWN', review: null },
      [`PUT /api/dealer-reviews/${review.id}/answer`]: theirs,
    })
    await renderIn(language, <Reviews dealer={dealer} />, namespaces)
    const t = words(language)
    await userEvent.click(page.getByRole('button', { name: t('reply.write') }))
    await userEvent.fill(page.getByLabelText(t('reply.text')), 'Thank you.')
    await looksRight()
    await userEvent.click(page.getByRole('button', { name: t('reply.send') }))
    await expect.poll(sentBodies).toEqual([{ text: 'Thank you.' }])
  })

  it('offers who acts for the dealership to react to a review as a manager alone', async () => {
    setSession('a.token.b')
    const theirs = { ...review, answer: null, dealership: { answer: null, canAnswer: true, canReport: true } }
    answering({ [list]: { ...some, reviews: [theirs] }, [own]: { right: 'OWN', review: null } })
    const as = (role: StaffRole) =>
      useActing.setState({ acting: { dealershipId: dealer.id, dealership: 'Pearl Cars', role } })
    as('MANAGER')
    await renderIn(language, <Reviews dealer={dealer} />, namespaces)
    const t = words(language)
    const buttons = () =>
      (['reply.write', 'report.write'] as const).flatMap((key) =>
        page.getByRole('button', { name: t(key) }).elements(),
      )
    await expect.poll(() => buttons().length).toBe(2)
    as('SALES')
    await expect.poll(() => buttons().length).toBe(0)
    await expect.element(page.getByText(review.text)).toBeVisible()
  })

  it('shows an admin what the author has had to do with the dealership, and asks for the reasons of a refusal', async () => {
    answering({})
    await renderIn(language, <ReviewCard review={waiting} onDecided={() => {}} />, namespaces)
    const queue = createTranslator(loadedMessages(language, 'review-queue')!, language).t
    await expect.element(page.getByText(queue('waits.report'))).toBeVisible()
    expect(unisolated()).toEqual([])
    await looksRight()
    await userEvent.click(page.getByRole('button', { name: queue('reject.label', { name: 'Pearl Cars' }) }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await looksRight()
  })

  it('says to admins that the author works for the dealership, or did until lately', async () => {
    answering({})
    const queue = createTranslator(loadedMessages(language, 'review-queue')!, language).t
    for (const authorIsStaff of ['NOW', 'BEFORE'] as const) {
      const byStaff = { ...waiting, authorIsStaff }
      const { unmount } = await renderIn(
        language,
        <ReviewCard review={byStaff} onDecided={() => {}} />,
        namespaces,
      )
      await expect.element(page.getByText(queue(`staff.${authorIsStaff}`))).toBeVisible()
      await looksRight()
      await unmount()
    }
  })

  it('lets an admin refuse the waiting answer of a refused review, but not publish it alone', async () => {
    answering({})
    const refused: AdminDealerReview = {
      ...waiting,
      status: 'REJECTED',
      report: null,
      answer: {
        text: 'We are sorry.',
        language: 'en',
        at,
        status: 'PENDING',
        reasonCodes: [],
        rejectionReason: null,
      },
    }
    await renderIn(language, <ReviewCard review={refused} onDecided={() => {}} />, namespaces)
    const queue = createTranslator(loadedMessages(language, 'review-queue')!, language).t
    const button = (label: 'approve.label' | 'approveAnswer.label' | 'rejectAnswer.label') =>
      page.getByRole('button', { name: queue(label, { name: 'Pearl Cars' }) })
    await expect.element(button('approve.label')).toBeVisible()
    await expect.element(button('rejectAnswer.label')).toBeVisible()
    await expect.element(button('approveAnswer.label')).not.toBeInTheDocument()
    await looksRight()
  })
})
