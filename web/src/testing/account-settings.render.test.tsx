import { beforeEach, expect, it, vi } from 'vitest'
import { DetailsCard, useEditDetails } from '#web/features/account/details-card.tsx'
import { SessionList } from '#web/features/account/session-list.tsx'
import { NotificationCards } from '#web/features/preferences/notification-cards.tsx'
import { setSession } from '#web/stores/session.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { at, preferences, user } from './fixtures.ts'
import { fakeApi, renderIn } from './render.tsx'

beforeEach(() => setSession('header.e30.signature'))

/** The bodies that were put, in their order. */
const sent = (): unknown[] =>
  vi
    .mocked(fetch)
    .mock.calls.flatMap(([, init]) => (init?.method === 'PUT' ? JSON.parse(String(init.body)) : []))

it('a change of the preferences names what was changed, since the rest may be otherwise by now', async () => {
  fakeApi((route) =>
    route.endsWith('/preferences')
      ? { body: preferences }
      : route.endsWith('/mail-stop')
        ? { body: { stop: null } }
        : undefined,
  )
  const screen = await renderIn('en', <NotificationCards user={user} />, ['profile'])
  await screen.getByRole('button', { name: 'Manage', exact: false }).first().click()
  await screen.getByRole('dialog').getByRole('switch').last().click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.poll(sent).toEqual([{ email: { favorites: true } }])
  await screen.getByText('العربية').click()
  await expect.poll(() => sent()[1]).toEqual({ language: 'ar' })
})

it('mail to a stopped address is asked for again by who has confirmed it, and the button says so', async () => {
  fakeApi((route) =>
    route.endsWith('/preferences')
      ? { body: preferences }
      : route.endsWith('/mail-stop')
        ? { body: { stop: { reason: 'bounce', since: at } } }
        : undefined,
  )
  const resume = async (reader: CurrentUser) => {
    const screen = await renderIn('en', <NotificationCards user={reader} />, ['profile'])
    return screen.getByRole('button', { name: 'Send mail to it again', exact: false })
  }
  const barred = await resume({ ...user, emailConfirmedAt: null })
  await expect.element(barred).toHaveAttribute('aria-disabled', 'true')
  await expect.element(barred).toHaveAccessibleDescription('Your email is not confirmed yet')
  await expect.element((await resume(user)).last()).not.toHaveAttribute('aria-disabled', 'true')
})

it('all other devices are signed out, also when one of them has ended already', async () => {
  const [here, gone, other] = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
  const sessions = [here, gone, other].map((id) => ({
    id,
    browser: 'Firefox',
    system: 'Linux',
    startedAt: at,
    lastUsedAt: at,
    isCurrent: id === here,
  }))
  const ended: string[] = []
  fakeApi((route) => {
    if (route === 'GET /api/user/sessions') return { body: sessions }
    ended.push(route)
    return route.endsWith(`/${gone}`) ? undefined : { body: null }
  })
  const screen = await renderIn('en', <SessionList />, ['profile'])
  await screen.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect.poll(() => ended).toEqual([gone, other].map((id) => `DELETE /api/user/sessions/${id}`))
})

const Details = ({ of }: { of: CurrentUser }) => <DetailsCard details={useEditDetails(of)} />

it('another address is said to wait for its code, or to count at once where the present one was never confirmed', async () => {
  for (const [emailConfirmedAt, hint] of [
    [at, /stays until you enter it/],
    [null, /replaces it at once/],
  ] as const) {
    const screen = await renderIn('en', <Details of={{ ...user, emailConfirmedAt }} />, ['profile', 'auth'])
    await screen.getByRole('button', { name: 'Edit' }).click()
    await expect.element(screen.getByLabelText('Email')).toHaveAccessibleDescription(hint)
    await screen.unmount()
  }
})
