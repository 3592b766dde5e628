import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import type { NotificationView } from '#shared/schemas/notification.ts'
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
