import { useEffect } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userEvent } from 'vitest/browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { getSellerSummary } from '#shared/api/analytics.ts'
import { languages } from '#shared/constants/market.ts'
import { actingForHeader } from '#shared/constants/origin-headers.ts'
import type { Employment } from '#shared/schemas/staff.ts'
import { call } from '#web/api/client.ts'
import { actUndoably, sendHeldActs, useHeldActs } from '#web/api/undoable.ts'
import { watchDealerStatus } from '#web/api/dealer-status.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { useActing } from '#web/stores/acting.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { useSession } from '#web/stores/session.ts'
import { writeStored } from '#web/stores/storage.ts'
import { useToast } from '#web/stores/toast.ts'
import { at, idOf, user } from '#web/testing/fixtures.ts'
import { button, fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
import { ActingLine } from './acting-line.tsx'
import { useActAsStaff } from './acting.ts'

afterEach(() => {
  forgetPersonal(0)
})

/** The line above an open tab, with something that the member may do no longer. */
const Tab = () => {
  const client = useQueryClient()
  useEffect(() => watchDealerStatus(client), [client])
  const { acting } = useActAsStaff(user)
  const { mutate } = useMutation({
    mutationFn: () => call<typeof getSellerSummary>('GET /api/seller/summary'),
  })
  return (
    <>
      <ActingLine user={user} acting={acting} />
      <button type="button" onClick={() => mutate()}>
        Save
      </button>
    </>
  )
}

describe.each(languages)('in %s', (language) => {
  it('a member whose role was changed learns it from the first refusal, with what it means', async () => {
    useSession.setState({ token: 'a' })
    let role: Employment['role'] = 'MANAGER'
    const employment = { dealershipId: idOf('usr', 2), dealership: 'Pearl Cars', since: at }
    fakeApi((route) =>
      route === 'GET /api/user/employment'
        ? { body: { employment: { ...employment, role } } }
        : { status: 403, body: { code: 'FORBIDDEN', message: '' } },
    )
    const screen = await renderIn(language, <Tab />, ['dashboard'])
    const { t } = createTranslator(loadedMessages(language, 'dashboard')!, language)
    const { dealership } = employment
    await expect.element(screen.getByText(t('acting.MANAGER', { dealership }))).toBeVisible()
    role = 'SALES'
    await userEvent.click(button('Save'))
    await expect.element(screen.getByText(t('acting.SALES', { dealership }))).toBeVisible()
    expect(useActing.getState().acting?.role).toBe('SALES')
    expect(useToast.getState().toast).toMatchObject({
      title: t('acting.changed.SALES', { dealership }),
      description: t('acting.changedText.SALES'),
    })
    await looksRight()
  })
})

it('a tab that hears of another role from another tab asks for it, and writes nothing that is out of date over it', async () => {
  useSession.setState({ token: `h.${btoa(JSON.stringify({ username: user.id }))}.s` })
  let role: Employment['role'] = 'SALES'
  const employment = { dealershipId: idOf('usr', 2), dealership: 'Pearl Cars', since: at }
  fakeApi(() => ({ body: { employment: { ...employment, role } } }))
  const screen = await renderIn('en', <Tab />, ['dashboard'])
  await expect.element(screen.getByText('You act for Pearl Cars, in sales.')).toBeVisible()
  role = 'MANAGER'
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const key = `acting:${user.id}` as const
  writeStored(key, JSON.stringify({ ...employment, role }))
  window.dispatchEvent(new StorageEvent('storage', { key }))
  await expect.element(screen.getByText('You act for Pearl Cars, as manager.')).toBeVisible()
  const asked = () =>
    vi.mocked(fetch).mock.calls.filter(([url]) => String(url).endsWith('/api/user/employment')).length
  await expect.poll(asked).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(useActing.getState().acting?.role).toBe('MANAGER')
  expect(written.mock.calls.filter(([, value]) => value.includes('SALES'))).toEqual([])
})

/** An act that can still be undone. */
const act = () =>
  actUndoably({
    on: ['car'],
    shownAs: {},
    title: 'Sold',
    // As a mutation: not in this very turn.
    send: () => Promise.resolve().then(() => call<typeof getSellerSummary>('GET /api/seller/summary')),
    failed: () => ({ title: 'Failed' }),
  })

/** For whom each act was sent. */
const names = () =>
  vi
    .mocked(fetch)
    .mock.calls.filter(([url]) => String(url).endsWith('/api/seller/summary'))
    .map(([, init]) => new Headers(init?.headers).get(actingForHeader))

it('what can still be undone leaves in the name in which it was done, where another tab changes that', async () => {
  useSession.setState({ token: `h.${btoa(JSON.stringify({ username: user.id }))}.s` })
  const employment = { dealershipId: idOf('usr', 2), dealership: 'Pearl Cars', role: 'MANAGER', since: at }
  fakeApi(() => ({ body: { employment } }))
  const screen = await renderIn('en', <Tab />, ['dashboard'])
  await expect.element(screen.getByText('You act for Pearl Cars, as manager.')).toBeVisible()
  act()
  const key = `acting:${user.id}` as const
  writeStored(key, 'own')
  window.dispatchEvent(new StorageEvent('storage', { key }))
  await expect.element(button('Act for Pearl Cars')).toBeVisible()
  await sendHeldActs()
  expect(names()).toEqual([employment.dealershipId])
})

it('what can still be undone leaves in the name in which it was done, before that changes', async () => {
  useSession.setState({ token: 'a' })
  const employment = { dealershipId: idOf('usr', 2), dealership: 'Pearl Cars', role: 'MANAGER', since: at }
  fakeApi(() => ({ body: { employment } }))
  await renderIn('en', <Tab />, ['dashboard'])
  for (const name of ['Be myself', `Act for ${employment.dealership}`]) {
    act()
    await userEvent.click(button(name))
    await expect.poll(() => useHeldActs.getState().acts).toEqual([])
  }
  await expect.poll(() => useActing.getState().acting?.dealershipId).toBe(employment.dealershipId)
  expect(names()).toEqual([employment.dealershipId, null])
})
