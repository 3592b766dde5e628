import { expect, it } from 'vitest'
import { notificationWrite } from '#functions/data/notifications.ts'
import { transact } from '#functions/data/transact.ts'
import { newId } from '#functions/adapters/ids.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { limits } from '#shared/constants/limits.ts'

const notificationsOf = async ({ token }: Person) =>
  (await apiOk('GET', '/api/user/notifications', { token })).body
const markRead = ({ token }: Person, body: unknown) =>
  api('POST', '/api/user/notifications/read', { token, body })

const tell = async ({ user }: Person, count: number) => {
  const notifications = Array.from({ length: count }, (_, index) => ({
    id: newId('notification'),
    userId: user.id,
    kind: 'LISTING_APPROVED' as const,
    about: {},
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    readAt: null,
  }))
  await transact(notifications.map(notificationWrite))
  return notifications.map(({ id }) => id)
}

it('lists the newest first, marks those named, then all; reading again is no error', async () => {
  const [reader, other] = [await registerSeller(), await registerSeller()]
  expect(await notificationsOf(reader)).toEqual({ notifications: [], unread: 0 })
  const ids = await tell(reader, 3)
  const listed = await notificationsOf(reader)
  expect(listed.unread).toBe(3)
  expect(listed.notifications.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
  expect(listed.notifications[0]).not.toHaveProperty('userId')

  // Somebody else's are not theirs to mark.
  expect((await markRead(other, { ids })).status).toBe(204)
  expect((await notificationsOf(reader)).unread).toBe(3)
  expect((await markRead(reader, { ids: [ids[1]] })).status).toBe(204)
  const { notifications, unread } = await notificationsOf(reader)
  expect(unread).toBe(2)
  const { readAt } = notifications[1]
  expect(readAt).not.toBeNull()
  for (const body of [{}, {}, { ids }]) expect((await markRead(reader, body)).status).toBe(204)
  const after = await notificationsOf(reader)
  expect(after.unread).toBe(0)
  expect(after.notifications[1].readAt).toBe(readAt)
  expect((await markRead(reader, { ids: [] })).body).toMatchObject({ code: 'BAD_REQUEST' })
})

it('counts as unread what the list shows', async () => {
  const reader = await registerSeller()
  await tell(reader, limits.notificationsAtOnce + 5)
  const { notifications, unread } = await notificationsOf(reader)
  expect(notifications).toHaveLength(limits.notificationsAtOnce)
  expect(unread).toBe(limits.notificationsAtOnce)
  await markRead(reader, {})
  expect((await notificationsOf(reader)).unread).toBe(0)
})

it('tells a seller what an admin decided, and why', async () => {
  const [seller, admin] = [await registerSeller(), await registerAdmin()]
  const car = await submitCar(seller)
  expect((await notificationsOf(seller)).unread).toBe(0)
  await decide(admin, car.id, { status: 'APPROVED' })
  // Two admins with the same decision at once: one wins, and the seller is notified once.
  const rejection = { status: 'REJECTED', rejectionReason: 'The photos show another car' }
  const both = await Promise.all([decide(admin, car.id, rejection), decide(admin, car.id, rejection)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])

  const { notifications } = await notificationsOf(seller)
  const about = {
    listing: { id: car.id, slug: car.slug, title: 'Nissan Patrol Platinum 2020', priceQAR: 165_000 },
  }
  expect(notifications).toMatchObject([
    { kind: 'LISTING_REJECTED', about: { ...about, reason: 'The photos show another car' } },
    { kind: 'LISTING_APPROVED', about },
  ])
  expect(notifications[1].about).not.toHaveProperty('reason')
  expect((await notificationsOf(admin)).unread).toBe(0)
})
