import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import { keepCards } from '#web/app/offline/kept-offers.ts'
import { keepOfflineAnswers } from '#web/app/offline/offline-answers.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { setCompared, useCompared } from '#web/stores/compared.ts'
import { useRecentlyViewed } from '#web/stores/recently-viewed.ts'
import { at, listing } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, violations } from '#web/testing/render.tsx'
import { Tray } from './tray.tsx'

const other = { ...listing, id: `lst_${'0'.repeat(25)}2`, slug: 'another' }
const chosen = [listing.id, other.id]

let stop = () => {}
/** The tray, beside what keeps answers for the time without a connection. */
const KeptTray = () => {
  const client = useQueryClient()
  useState(() => (stop = keepOfflineAnswers(client)))
  return <Tray />
}

afterEach(() => {
  stop()
  keepCards([])
  useRecentlyViewed.setState({ ids: [] })
  setCompared([])
})

const show = (language: Language = 'en') => renderIn(language, <KeptTray />, ['compare', 'cars'])
const removes = { name: new RegExp(titleOf(listing, 'en')) }

it('keeps the cars that are not known without a connection', async () => {
  keepCards([{ at: Date.parse(at), data: listing }])
  useRecentlyViewed.setState({ ids: [listing.id] })
  setCompared(chosen)
  fakeApi(() => {
    throw new TypeError('Failed to fetch')
  })
  const screen = await show()
  await expect.element(screen.getByRole('button', removes)).toBeVisible()
  expect(useCompared.getState().ids).toEqual(chosen)
})

it('lets go of a car that the server does not know any more', async () => {
  setCompared(chosen)
  fakeApi(() => ({ body: [listing] }))
  const screen = await show()
  await expect.element(screen.getByRole('button', removes)).toBeVisible()
  await expect.poll(() => useCompared.getState().ids).toEqual([listing.id])
})

it.each(languages)('says in %s which car is sold, to eyes and ears', async (language) => {
  setCompared(chosen)
  fakeApi(() => ({
    body: [
      { ...listing, availability: 'SOLD' },
      { ...other, availability: 'AVAILABLE' },
    ],
  }))
  const screen = await show(language)
  const { SOLD } = loadedMessages(language, 'cars')!
  await expect.element(screen.getByText(SOLD, { exact: true })).toBeVisible()
  const cars = screen.getByRole('listitem').getByRole('button').elements()
  expect(cars.map((car) => car.getAttribute('aria-label')!.includes(SOLD))).toEqual([true, false])
  expect(await violations()).toEqual([])
})
