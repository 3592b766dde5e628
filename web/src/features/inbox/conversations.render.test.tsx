import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it, vi } from 'vitest'
import type { LeadMessage, LeadView } from '#shared/schemas/lead.ts'
import type { NotificationView } from '#shared/schemas/notification.ts'
import { Conversations } from '#web/features/inbox/conversations.tsx'
import { LeadRow } from '#web/features/inbox/lead-list.tsx'
import { useSession } from '#web/stores/session.ts'
import { lead, user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, routerAt } from '#web/testing/render.tsx'

beforeEach(() => useSession.setState({ token: 'a' }))

const minute = (count: number) => `2026-01-01T00:${String(count).padStart(2, '0')}:00.000Z`
const ids = { message: 'msg_0000000000000000000000000', notification: 'ntf_0000000000000000000000000' }

/** A server with one conversation, in which the seller writes while the buyer has it open, and is notified in the app as it does. */
const aServer = ({ isReadRefused = false } = {}) => {
  let view: LeadView = { ...lead, side: 'buyer', unread: 0, viewing: null, offer: null }
  const messages: LeadMessage[] = []
  const notifications: NotificationView[] = []
  const calls: string[] = []
  const write = (from: 'buyer' | 'seller', isTold: boolean) => {
    const count = messages.length + 1
    const createdAt = minute(count)
    messages.push({ id: `${ids.message}${count}`, from, text: `Message ${count}`, createdAt })
    view = { ...view, lastActivityAt: createdAt, unread: view.unread + Number(from === 'seller') }
    if (!isTold) return
    notifications.unshift({
      id: `${ids.notification}${count}`,
      kind: 'LEAD_REPLY',
      about: { lead: { id: lead.id, from: 'Khalid', side: 'buyer' } },
      createdAt,
      readAt: null,
    })
  }
  /** An admin decides about the buyer's review of the dealership: it is told as of this conversation. */
  const publishReview = () => {
    const dealer = { slug: 'gulf-star-motors', businessName: 'Gulf Star Motors' }
    notifications.unshift({
      id: `${ids.notification}9`,
      kind: 'LEAD_REPLY',
      about: {
        lead: { id: lead.id, from: 'Khalid', side: 'buyer' },
        dealerReview: { event: 'PUBLISHED', dealer },
      },
      createdAt: minute(9),
      readAt: null,
    })
  }
  const answer = (route: string, body: unknown) => {
    if (route === `POST /api/leads/${lead.id}/read`) {
      view = { ...view, unread: 0 }
      return { body: null }
    }
    if (route === 'POST /api/user/notifications/read') {
      if (isReadRefused) return { status: 503, body: { code: 'STORE_UNAVAILABLE', message: '' } }
      const { ids: named } = body as { ids: string[] }
      for (const one of notifications) if (named.includes(one.id)) one.readAt ??= minute(59)
      return { body: null }
    }
    if (route === `POST /api/leads/${lead.id}/messages`) {
      write('buyer', false)
      const own = messages.at(-1)
      // The seller is as quick.
      write('seller', true)
      return { body: own }
    }
    if (route === `GET /api/leads/${lead.id}/messages`)
      return { body: { lead: view, messages: [...messages] } }
    if (route === 'GET /api/user/notifications') {
      const unread = notifications.filter(({ readAt }) => readAt === null).length
      return { body: { notifications: notifications.map((one) => ({ ...one })), unread } }
    }
    return route === 'GET /api/user' ? { body: user } : undefined
  }
  fakeApi((route, body) => {
    calls.push(route)
    return answer(route, body)
  })
  const callsOf = (route: string) => calls.filter((one) => one === route).length
  return {
    write,
    publishReview,
    calls,
    reads: () => callsOf(`POST /api/leads/${lead.id}/read`),
    bellReads: () => callsOf('POST /api/user/notifications/read'),
    unread: () => [view.unread, notifications.filter(({ readAt }) => readAt === null).length],
  }
}

const open = () =>
  renderIn(
    'en',
    <Conversations renderList={() => null} />,
    ['messages', 'lead', 'viewing', 'price-offer'],
    routerAt(`/?lead=${lead.id}`),
  )

/** The number of calls once no more come. */
const settled = async (calls: readonly string[]): Promise<number> => {
  let before = -1
  while (before !== calls.length) {
    before = calls.length
    await new Promise((done) => setTimeout(done, 500))
  }
  return before
}

const answerThem = async () => {
  await userEvent.fill(page.getByRole('textbox'), 'Thank you')
  await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }))
}

it('a message that comes while a conversation is open is read there, though as many were new before it', async () => {
  const server = aServer()
  server.write('seller', true)
  await open()
  await expect.element(page.getByText('Message 1')).toBeVisible()
  await expect.poll(server.reads).toBe(1)
  await expect.poll(server.unread).toEqual([0, 0])
  // The answer to it brings one unread message again.
  await answerThem()
  await expect.element(page.getByText('Message 3')).toBeVisible()
  await expect.poll(server.reads).toBe(2)
  await expect.poll(server.unread).toEqual([0, 0])
  await settled(server.calls)
  expect([server.reads(), server.bellReads()]).toEqual([2, 2])
  // Only up to what was shown: later messages stay unread.
  const urls = vi.mocked(fetch).mock.calls.map(([input]) => new URL(String(input), location.href))
  expect(urls.flatMap(({ searchParams }) => searchParams.get('seenAt') ?? [])).toEqual([minute(1), minute(3)])
})

it('marking as read settles where the server refuses to', async () => {
  const server = aServer({ isReadRefused: true })
  server.write('seller', true)
  await open()
  await expect.poll(server.reads).toBe(1)
  await settled(server.calls)
  expect(server.bellReads()).toBeLessThanOrEqual(2)
})

it('the news of a review is not read by opening the conversation that it names', async () => {
  const server = aServer()
  server.write('seller', true)
  server.publishReview()
  await open()
  await expect.poll(server.bellReads).toBe(1)
  await settled(server.calls)
  expect(server.unread()).toEqual([0, 1])
})

it('the focus stays in the conversation when the button of an answer goes with it', async () => {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  const offer = { id: `${ids.message}1`, by: 'seller', amountQAR: 150_000, at: minute(1), expiresAt } as const
  const counter = { kind: 'OFFERED', amountQAR: 150_000, isCounter: true, expiresAt } as const
  const messages: LeadMessage[] = [
    { id: offer.id, from: 'seller', text: '', createdAt: minute(1), event: counter },
  ]
  let state: 'OPEN' | 'DECLINED' = 'OPEN'
  fakeApi((route) => {
    const view = { ...lead, side: 'buyer', unread: 0, viewing: null, offer: { ...offer, state } }
    if (route.startsWith('PATCH')) {
      state = 'DECLINED'
      const event = { kind: 'OFFER_DECLINED', amountQAR: 150_000 } as const
      messages.push({ id: `${ids.message}2`, from: 'buyer', text: '', createdAt: minute(2), event })
      return { body: view }
    }
    return route.endsWith('/messages') ? { body: { lead: view, messages: [...messages] } } : undefined
  })
  await open()
  await userEvent.click(page.getByRole('button', { name: 'Decline' }))
  await expect.element(page.getByText(/150,000 declined/)).toBeVisible()
  await expect.element(page.getByRole('log')).toHaveFocus()
})

it('the button that sends is in sight on a desktop, however much stands above the messages and in them', async () => {
  await page.viewport(1280, 720)
  const server = aServer()
  for (let count = 0; count < 12; count += 1) server.write('seller', true)
  await open()
  await expect.element(page.getByText('Message 12')).toBeVisible()
  const send = page.getByRole('button', { name: 'Send', exact: true }).element()
  const conversation = page.getByRole('region', { name: /Conversation/ }).element()
  const box = conversation.parentElement!
  // As high as with the open note and the open offer of a lead.
  const head = conversation.querySelector('header')!
  head.style.height = '340px'
  expect(box.scrollHeight).toBe(box.clientHeight)
  expect(send.getBoundingClientRect().bottom).toBeLessThan(box.getBoundingClientRect().bottom)
  expect(page.getByRole('textbox').element().clientHeight).toBeLessThan(80)
})

it('on a phone Back leads the focus to the row of the conversation, which had replaced the list', async () => {
  await page.viewport(360, 740)
  aServer()
  const another = { ...lead, id: lead.id.replace(/.$/, '9') }
  await renderIn(
    'en',
    <Conversations
      renderList={(openId, onOpen) =>
        [another, lead].map((one) => (
          <LeadRow key={one.id} lead={one} isOpen={one.id === openId} onOpen={() => onOpen(one.id)} />
        ))
      }
    />,
    ['messages', 'lead', 'viewing', 'price-offer', 'availability', 'inbox'],
  )
  const row = page.getByRole('button').nth(1)
  await row.click()
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect.element(row).toHaveFocus()
  await page.viewport(1440, 900)
})
