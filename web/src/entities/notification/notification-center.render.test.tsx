import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import type { NotificationView } from '#shared/schemas/notification.ts'
import { languages } from '#shared/constants/market.ts'
import { goneName } from '#shared/rules/dealer-name.ts'
import { NotificationCenter } from '#web/entities/notification/notification-center.tsx'
import { useSession } from '#web/stores/session.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'

it('news of a conversation that is deleted lead to no list in which it is not', async () => {
  const time = '2026-01-02T14:00:00.000Z'
  const notification: NotificationView = {
    id: 'ntf_00000000000000000000000001',
    kind: 'LEAD_REPLY',
    about: { event: { kind: 'VIEWING_CANCELLED', time, end: 'UNAVAILABLE' } },
    createdAt: '2026-01-01T00:00:00.000Z',
    readAt: null,
  }
  useSession.setState({ token: 'a' })
  fakeApi(() => ({ body: { notifications: [notification], unread: 1 } }))
  await renderIn('en', <NotificationCenter isPage />, ['notifications'])
  const row = page.getByRole('listitem').getByRole('link')
  await expect.element(row).toHaveAttribute('href', '/notifications')
})

it('news of a car that is gone, from somebody who has left, say so', async () => {
  const notification: NotificationView = {
    id: 'ntf_00000000000000000000000001',
    kind: 'LEAD_REPLY',
    about: {
      listing: {
        id: 'lst_00000000000000000000000001',
        slug: null,
        title: 'Nissan Patrol 2020',
        titleAr: 'نيسان باترول 2020',
        priceQAR: 50_000,
        image: {
          id: 'upl_00000000000000000000000001',
          imageUrl: '/api/listing-images/gone',
          isMain: true,
          width: 640,
          height: 480,
          placeholder: '',
        },
      },
      lead: { id: 'led_00000000000000000000000001', from: goneName, side: 'buyer' },
      event: { kind: 'OFFER_ACCEPTED', amountQAR: 48_000 },
    },
    createdAt: '2026-01-01T00:00:00.000Z',
    readAt: null,
  }
  useSession.setState({ token: 'a' })
  fakeApi(() => ({ body: { notifications: [notification], unread: 1 } }))
  await renderIn('en', <NotificationCenter isPage />, ['notifications'])
  const row = page.getByRole('listitem').getByRole('link')
  await expect.poll(() => row.element().textContent).toContain('The other side accepted')
  expect(row.element().textContent).not.toContain(goneName)
})

it.each(languages)(
  'news of several searches name none of them as the one that all cars fit, in %s',
  async (language) => {
    const notification: NotificationView = {
      id: 'ntf_00000000000000000000000001',
      kind: 'SAVED_SEARCH_MATCH',
      about: {
        listing: {
          id: 'lst_00000000000000000000000001',
          slug: 'nissan-patrol-2020-abcd1234',
          title: 'Nissan Patrol 2020',
          titleAr: 'نيسان باترول 2020',
          priceQAR: 50_000,
          image: null,
        },
        savedSearch: { id: 'ss_00000000000000000000000001', name: 'Cheap ones' },
        searches: 3,
        count: 5,
      },
      createdAt: '2026-01-01T00:00:00.000Z',
      readAt: null,
    }
    useSession.setState({ token: 'a' })
    fakeApi(() => ({ body: { notifications: [notification], unread: 1 } }))
    await renderIn(language, <NotificationCenter isPage />, ['notifications'])
    const row = page.getByRole('listitem').getByRole('link')
    await expect.poll(() => row.element().textContent).toMatch(/3 saved searches|في 3 من عمليات بحثك/)
    expect(row.element().textContent).toMatch(/4 more|4 سيارات أخرى/)
    expect(row.element().textContent).not.toContain('Cheap ones')
  },
)

it('reading all leaves the keyboard its place', async () => {
  const notification: NotificationView = {
    id: 'ntf_00000000000000000000000001',
    kind: 'LEAD_REPLY',
    about: {},
    createdAt: '2026-01-01T00:00:00.000Z',
    readAt: null,
  }
  useSession.setState({ token: 'a' })
  fakeApi(() => ({ body: { notifications: [notification], unread: 1 } }))
  const screen = await renderIn(
    'en',
    <div id="main" tabIndex={-1}>
      <NotificationCenter isPage />
    </div>,
    ['notifications'],
  )
  const readAll = screen.getByRole('button')
  await readAll.click()
  await expect.element(readAll).not.toBeInTheDocument()
  expect(document.activeElement?.id).toBe('main')
})

it.each([
  ['en', 'Our team removed your listing of Nissan Patrol 2020'],
  ['ar', 'حذف فريقنا إعلان نيسان باترول 2020'],
] as const)(
  'a seller reads that their car was deleted and why, and is led to us, in %s',
  async (language, title) => {
    const notification: NotificationView = {
      id: 'ntf_00000000000000000000000001',
      kind: 'LISTING_REJECTED',
      about: {
        listing: {
          id: 'lst_00000000000000000000000001',
          slug: null,
          title: 'Nissan Patrol 2020',
          titleAr: 'نيسان باترول 2020',
          priceQAR: 50_000,
          image: null,
        },
        isDeleted: true,
        reason: 'It has no documents.',
      },
      createdAt: '2026-01-01T00:00:00.000Z',
      readAt: null,
    }
    useSession.setState({ token: 'a' })
    fakeApi(() => ({ body: { notifications: [notification], unread: 1 } }))
    await renderIn(language, <NotificationCenter isPage />, ['notifications'])
    const row = page.getByRole('listitem').getByRole('link')
    await expect.element(row).toHaveAttribute('href', '/contact')
    expect(row.element().textContent).toContain(title)
    expect(row.element().textContent).toContain('It has no documents.')
  },
)

it.each([
  [
    'en',
    [
      'Nissan Patrol 2020 was taken down',
      'Number plate 333 was taken down',
      'Nissan Patrol 2020 was approved',
      'Number plate 333 was approved',
    ],
  ],
  [
    'ar',
    [
      'سُحب إعلان نيسان باترول 2020 من العرض',
      'سُحب إعلان اللوحة 333 من العرض',
      'قُبل إعلان نيسان باترول 2020',
      'قُبل إعلان اللوحة 333',
    ],
  ],
] as const)(
  'a seller reads that what was public was taken down, and no promise of what stays out of sight, in %s',
  async (language, titles) => {
    const listing = {
      id: 'lst_00000000000000000000000001',
      slug: null,
      title: 'Nissan Patrol 2020',
      titleAr: 'نيسان باترول 2020',
      priceQAR: 50_000,
      image: null,
    }
    const plate = {
      id: 'plt_00000000000000000000000001',
      country: 'QA',
      series: null,
      number: '333',
      price: 9,
    }
    const notifications = [
      { kind: 'LISTING_REJECTED', about: { listing, wasPublic: true } },
      { kind: 'PLATE_REJECTED', about: { plate, wasPublic: true } },
      { kind: 'LISTING_APPROVED', about: { listing, isOutOfSight: true } },
      { kind: 'PLATE_APPROVED', about: { plate, isOutOfSight: true } },
    ].map((one, index) => ({
      ...one,
      id: `ntf_0000000000000000000000000${index}`,
      createdAt: '2026-01-01T00:00:00.000Z',
      readAt: null,
    }))
    useSession.setState({ token: 'a' })
    fakeApi(() => ({ body: { notifications, unread: 4 } }))
    await renderIn(language, <NotificationCenter isPage />, ['notifications'])
    const list = page.getByRole('list')
    for (const title of titles)
      await expect.poll(() => list.element().textContent.replaceAll(/[\u2068\u2069]/g, '')).toContain(title)
  },
)
