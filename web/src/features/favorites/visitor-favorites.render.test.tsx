import { useState, type PropsWithChildren } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { plateTitle } from '#shared/rules/plate.ts'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { keepCards } from '#web/app/offline/kept-offers.ts'
import { keepOfflineAnswers } from '#web/app/offline/offline-answers.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { dropHere, saveHere, useSavedHere } from '#web/stores/saved-here.ts'
import { at, listing, plate } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, violations } from '#web/testing/render.tsx'
import { VisitorFavorites } from './visitor-favorites.tsx'

const namespaces = ['keep', 'saved-plates', 'cars'] as const
const other = { ...plate, id: `plt_${'0'.repeat(25)}2`, number: '12345', plateNumber: '12345', slug: '12345' }

const detailOf = (each: typeof plate): PlateDetail => ({
  ...each,
  seller: {
    name: 'Ali',
    memberSince: at,
    isEmailConfirmed: true,
    isPhoneConfirmed: false,
    phoneNumber: null,
    whatsappNumber: null,
    dealer: null,
  },
  isOwn: false,
})

/** The status of each plate's answer. */
const statuses = new Map<string, number>()

beforeEach(() => {
  statuses.clear()
  for (const { id } of [other, plate]) saveHere('plate', id)
  fakeApi((route) => {
    const found = [plate, other].find(({ id }) => route === `GET /api/number-plates/${id}`)
    if (!found) return undefined
    const status = statuses.get(found.id) ?? 200
    if (status === 200) return { body: detailOf(found) }
    return { status, body: { code: status === 404 ? 'PLATE_NOT_FOUND' : 'INTERNAL', message: '' } }
  })
})
afterEach(() => {
  for (const { id } of [other, plate]) dropHere('plate', id)
})

describe.each(languages)('the plates that a visitor has saved, in %s', (language) => {
  const show = () => renderIn(language, <VisitorFavorites />, namespaces)
  const failed = () => loadedMessages(language, 'saved-plates')!.failed
  const retry = () => loadedMessages(language, 'common')!.retry

  it('say that they did not load, and are tried again at a press', async () => {
    for (const { id } of [plate, other]) statuses.set(id, 500)
    const screen = await show()
    await expect.element(screen.getByText(failed())).toBeVisible()
    expect(await violations()).toEqual([])
    statuses.clear()
    await screen.getByRole('button', { name: retry() }).click()
    for (const each of [plate, other])
      await expect.element(screen.getByText(plateTitle(each, language))).toBeVisible()
    await expect.element(screen.getByText(failed())).not.toBeInTheDocument()
    expect(useSavedHere.getState().plates).toHaveLength(2)
  })

  it('are shown beside the error of one that did not load', async () => {
    statuses.set(other.id, 500)
    const screen = await show()
    await expect.element(screen.getByText(plateTitle(plate, language))).toBeVisible()
    await expect.element(screen.getByText(failed())).toBeVisible()
    expect(useSavedHere.getState().plates).toHaveLength(2)
  })

  it('lose one that is no longer public', async () => {
    statuses.set(other.id, 404)
    const screen = await show()
    await expect.element(screen.getByText(plateTitle(plate, language))).toBeVisible()
    await expect.poll(() => useSavedHere.getState().plates).toEqual([plate.id])
    await expect.element(screen.getByText(failed())).not.toBeInTheDocument()
  })

  it('are an empty list when none of them is public any more', async () => {
    for (const { id } of [plate, other]) statuses.set(id, 404)
    const screen = await show()
    await expect.element(screen.getByText(loadedMessages(language, 'keep')!['empty.title'])).toBeVisible()
    expect(useSavedHere.getState().plates).toEqual([])
  })
})

describe.each(languages)('the cars that a visitor has saved, in %s', (language) => {
  const cars = [1, 2].map((last) => ({ ...listing, id: `lst_${'0'.repeat(25)}${last}`, slug: `car-${last}` }))
  const [first, second] = cars as [typeof listing, typeof listing]
  let stop = () => {}
  /** The page, beside what keeps answers for the time without a connection. */
  const Kept = ({ children }: PropsWithChildren) => {
    const client = useQueryClient()
    useState(() => (stop = keepOfflineAnswers(client)))
    return children
  }

  beforeEach(() => {
    for (const { id } of [other, plate]) dropHere('plate', id)
    for (const { id } of [second, first]) saveHere('car', id)
  })
  afterEach(() => {
    stop()
    keepCards([])
    for (const { id } of cars) dropHere('car', id)
  })

  const show = () =>
    renderIn(
      language,
      <Kept>
        <VisitorFavorites />
      </Kept>,
      [...namespaces, 'device'],
    )

  // In no order: what is saved within one millisecond has none.
  const shown = () =>
    [...document.querySelectorAll('h3 a[href^="/cars/"]')].map((link) => link.getAttribute('href')).toSorted()

  it('are all kept when only some of their cards are known without a connection', async () => {
    keepCards([{ at: Date.parse(at), data: first }])
    let isOnline = false
    fakeApi((route) => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return route === 'GET /api/listings/cards' ? { body: cars } : undefined
    })
    await show()
    await expect.poll(shown).toEqual(['/cars/car-1'])
    // The other one has a place all the same.
    expect(document.querySelector('[aria-busy=true]')?.children).toHaveLength(2)
    expect(await violations()).toEqual([])
    expect(useSavedHere.getState().cars.toSorted()).toEqual([first.id, second.id])
    isOnline = true
    window.dispatchEvent(new Event('online'))
    await expect.poll(shown).toEqual(['/cars/car-1', '/cars/car-2'])
  })

  it('lose one that the server does not know any more', async () => {
    fakeApi(() => ({ body: [first] }))
    await show()
    await expect.poll(shown).toEqual(['/cars/car-1'])
    await expect.poll(() => useSavedHere.getState().cars).toEqual([first.id])
  })
})

it('what is let go by the keyboard leaves the focus to the page', async () => {
  saveHere('car', listing.id)
  fakeApi((route) =>
    route === 'GET /api/listings/cards'
      ? { body: [listing] }
      : { body: detailOf(route.endsWith(plate.id) ? plate : other) },
  )
  await renderIn(
    'en',
    <div id="main" tabIndex={-1}>
      <VisitorFavorites />
    </div>,
    namespaces,
  )
  const hearts = () => [...document.querySelectorAll<HTMLElement>('button[aria-pressed=true]')]
  for (const left of [2, 1, 0]) {
    await expect.poll(hearts).toHaveLength(left + 1)
    hearts()[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(hearts).toHaveLength(left)
    expect(document.activeElement?.id).toBe('main')
  }
})
