import { useState, type PropsWithChildren } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { ApiError } from '#web/api/api-error.ts'
import { paths } from '#web/app/paths.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { listing } from '#web/testing/fixtures.ts'
import { renderIn, violations } from '#web/testing/render.tsx'
import { MissingCar } from './missing-car.tsx'

const failure = (status: number, code: ConstructorParameters<typeof ApiError>[1]) =>
  new ApiError(status, code, { message: '' })

describe.each(languages)('a car that is not shown, in %s', (language) => {
  const text = () => loadedMessages(language, 'listing')!
  const At = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[paths.car(listing.slug)]}>
      <Routes>
        <Route path="/cars/:slug" element={children} />
      </Routes>
    </MemoryRouter>
  )
  /** The page, after a list has shown this car. */
  const AfterList = ({ error, slug }: { error: Error; slug: string }) => {
    const client = useQueryClient()
    useState(() =>
      client.setQueryData(['listings', 'search', ''], { listings: [{ ...listing, slug }], total: 1 }),
    )
    return <MissingCar error={error} onRetry={() => {}} />
  }

  it('does not exist where the server says so', async () => {
    const screen = await renderIn(
      language,
      <MissingCar error={failure(404, 'LISTING_NOT_FOUND')} onRetry={() => {}} />,
      ['listing'],
    )
    await expect.element(screen.getByRole('heading')).toHaveTextContent(text()['missing.title'])
    expect(document.querySelector('meta[name=robots][content=noindex]')).not.toBeNull()
    expect(screen.getByRole('button').elements()).toEqual([])
  })

  it.each([
    [429, 'TOO_MANY_REQUESTS', true],
    [503, 'INTERNAL', true],
    [0, 'OFFLINE', true],
    [0, 'OFFLINE', false],
  ] as const)(
    'that failed with %s %s, online: %s, is tried again at a press',
    async (status, code, isOnline) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      const onRetry = vi.fn<() => void>()
      const screen = await renderIn(
        language,
        <MissingCar error={failure(status, code)} onRetry={onRetry} />,
        ['listing', 'device'],
        At,
      )
      const title = text()[isOnline ? 'missing.title' : 'failed.title']
      await expect.element(screen.getByRole('heading')).toHaveTextContent(title)
      expect(document.querySelector('meta[name=robots]')).toBeNull()
      await screen.getByRole('button', { name: loadedMessages(language, 'common')!.retry }).click()
      expect(onRetry).toHaveBeenCalledOnce()
      expect(await violations()).toEqual([])
    },
  )

  it('is shown from its card in the results without a connection', async () => {
    const screen = await renderIn(
      language,
      <AfterList error={failure(0, 'OFFLINE')} slug={listing.slug} />,
      ['listing', 'device', 'cars'],
      At,
    )
    await expect.poll(() => document.querySelector('h1')?.textContent).toContain(listing.variant)
    await expect.element(screen.getByText(loadedMessages(language, 'device')!['kept.text'])).toBeVisible()
    expect(screen.getByRole('alert').elements()).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('is not shown from another one’s card', async () => {
    const screen = await renderIn(
      language,
      <AfterList error={failure(0, 'OFFLINE')} slug="another" />,
      ['listing', 'device', 'cars'],
      At,
    )
    await expect.element(screen.getByRole('heading')).toHaveTextContent(text()['missing.title'])
  })
})
