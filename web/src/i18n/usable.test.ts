import { expect, it } from 'vitest'
import { usable } from './usable.ts'

it('says what came before anybody who waits goes on, so that `use` need not suspend', async () => {
  const promise = usable(Promise.resolve('here'))
  let seen: unknown
  await promise.then(() => (seen = { ...promise }))
  expect(seen).toEqual({ status: 'fulfilled', value: 'here' })
})

it('leaves a failure to whoever waits', async () => {
  await expect(usable(Promise.reject(new Error('offline')))).rejects.toThrow('offline')
})
