import { useEffect } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import type { AdminPlate } from '#shared/schemas/plate.ts'
import { ownPlate } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { usePlateQueue, useSetPlateStatus } from './admin-queries.ts'
import { useDeletePlate, useSetPlateAvailability } from './mutations.ts'

// The queries that show a plate: lists, its page by number, and what somebody saved.
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

it.each(['sold', 'delete'])('what shows a plate is asked for again once it is changed: %s', async (act) => {
  const screen = await renderIn('en', <Acts />)
  for (const queryKey of shown) client?.setQueryData(queryKey, [])
  await screen.getByText(act).click()
  const isOld = () => shown.map((queryKey) => client?.getQueryState(queryKey)?.isInvalidated)
  await expect.poll(isOld).toEqual([true, true, true])
})

const waiting = (id: string): AdminPlate => ({
  ...ownPlate,
  id,
  status: 'PENDING',
  owner: { id: 'usr_1', username: id, name: id, role: 'PRIVATE' },
  submittedAt: null,
  decision: null,
  isHidden: false,
})

const Queue = () => {
  const queue = usePlateQueue('PENDING', '')
  const { mutate: decide } = useSetPlateStatus()
  const pages = queue.data?.pages ?? []
  return (
    <>
      {pages.flatMap(({ plates }) =>
        plates.map((plate) => (
          <button key={plate.id} onClick={() => decide({ plate, decision: { status: 'APPROVED' } })}>
            {plate.id}
          </button>
        )),
      )}
      <p>rejected: {pages.at(-1)?.counts.REJECTED}</p>
    </>
  )
}

it('a queue shows no others that the server has rejected with an approval, and counts them', async () => {
  let plates = ['first', 'rival', 'other'].map(waiting)
  fakeApi((route) => {
    const counts = { PENDING: plates.length, APPROVED: 0, REJECTED: plates.length === 1 ? 1 : 0 }
    if (route.startsWith('GET')) return { body: { plates, total: plates.length, counts } }
    const [decided] = plates
    plates = plates.slice(2)
    return { body: { ...decided, status: 'APPROVED' } }
  })
  const screen = await renderIn('en', <Queue />)
  await screen.getByText('first').click()
  await expect.element(screen.getByText('rejected: 1')).toBeVisible()
  await expect.element(screen.getByText('other')).toBeVisible()
  expect(screen.getByText('rival').query()).toBeNull()
})
