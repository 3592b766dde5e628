import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { paths } from '#web/app/paths.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { takePendingAct } from '#web/stores/pending-act.ts'
import { setSession } from '#web/stores/session.ts'
import { useToast } from '#web/stores/toast.ts'
import { listing } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { useFavorites } from '#web/entities/favorite/queries.ts'
import { Favorites } from './favorites.tsx'

const answers = new Map<string, { status?: number; body: unknown }>()

beforeEach(() => {
  setSession('header.e30.signature')
  answers.clear()
  answers.set('GET /api/user/favorites', { body: [listing] })
  answers.set('GET /api/user/favorite-plates', { body: [] })
  fakeApi((route) => answers.get(route))
})

const page = () => document.querySelector(`a[href="/cars/${listing.slug}"]`)

it('saved cars stay when they cannot be read again', async () => {
  let client: QueryClient | undefined
  const Page = () => {
    client = useQueryClient()
    const { isError } = useFavorites()
    return (
      <>
        {isError && <p>not read again</p>}
        <Favorites />
      </>
    )
  }
  const screen = await renderIn('en', <Page />, ['dashboard', 'cars', 'saved-plates'])
  await expect.poll(page).not.toBeNull()
  answers.set('GET /api/user/favorites', { status: 500, body: { code: 'INTERNAL', message: '' } })
  await client?.refetchQueries({ queryKey: ['account', 'favorites'] })
  await expect.element(screen.getByText('not read again')).toBeVisible()
  expect(page()).not.toBeNull()
})

it.each(languages)('a car that does not fit among the saved ones is told why, in %s', async (language) => {
  answers.set('GET /api/user/favorites', { body: [] })
  answers.set('POST /api/user/favorites', { status: 409, body: { code: 'FAVORITES_FULL', message: '' } })
  const screen = await renderIn(language, <FavoriteButton listing={listing} title="Nissan" />, ['cars'])
  await screen.getByRole('button').click()
  const sentence = loadedMessages(language, 'errors')!.FAVORITES_FULL
  await expect.poll(() => useToast.getState().toast?.description).toBe(sentence)
})

it('a heart that is pressed after the session has ended asks to sign in', async () => {
  answers.set('GET /api/user/favorites', { body: [] })
  for (const route of ['POST /api/user/favorites', 'POST /api/refresh'])
    answers.set(route, { status: 401, body: { code: 'UNAUTHORIZED', message: '' } })
  const Page = () => (
    <>
      <p>{useLocation().pathname}</p>
      <FavoriteButton listing={listing} title="Nissan" />
    </>
  )
  const screen = await renderIn('en', <Page />, ['cars'])
  await screen.getByRole('button').click()
  const { signInToSave } = loadedMessages('en', 'cars')!
  await expect.poll(() => useToast.getState().toast?.description).toBe(signInToSave)
  await expect.element(screen.getByText(paths.auth())).toBeVisible()
  expect(takePendingAct()).toMatchObject({ type: 'saveCar', listingId: listing.id })
})
