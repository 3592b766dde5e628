import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownPlate } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { useDeletePlate, useSetPlateAvailability } from './mutations.ts'

// What shows a plate: lists, its page by number, and what somebody saved.
const shown = [
  ['plates', 'search', {}],
  ['account', 'plate', ownPlate.slug],
  ['account', 'favorite-plates'],
]
let client: QueryClient | undefined

const Acts = () => {
  const known = useQueryClient()
  useEffect(() => void (client = known), [known])
  const { mutate: set } = useSetPlateAvailability()
  const { mutate: remove } = useDeletePlate()
  const { id, version } = ownPlate
  return (
    <>
      <button onClick={() => set({ id, version, availability: 'SOLD' })}>sold</button>
      <button onClick={() => remove({ id, version })}>delete</button>
    </>
  )
}

beforeEach(() =>
  fakeApi((route) => {
    if (route.startsWith('DELETE')) return { body: null }
    return { body: { ...ownPlate, availability: 'SOLD' } }
  }),
)
afterEach(() => void vi.restoreAllMocks())

it.each(['sold', 'delete'])('what shows a plate is asked for again once it is changed: %s', async (act) => {
  const screen = await renderIn('en', <Acts />)
  for (const queryKey of shown) client?.setQueryData(queryKey, [])
  await screen.getByText(act).click()
  const isOld = () => shown.map((queryKey) => client?.getQueryState(queryKey)?.isInvalidated)
  await expect.poll(isOld).toEqual([true, true, true])
})
