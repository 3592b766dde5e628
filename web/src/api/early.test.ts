import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { getListing } from '#shared/api/listings.ts'
import { clearSession, setSession } from '#web/stores/session.ts'
import { call } from './client.ts'
import { early } from './early.ts'

const answer = (title: string) => Promise.resolve(new Response(JSON.stringify({ title })))
const get = (id: string) => call<typeof getListing>('GET /api/listings/{id}', { params: { id } })

beforeEach(() => clearSession())
afterEach(() => {
  early.first = undefined
  clearSession()
  vi.unstubAllGlobals()
})

it('hands out the answer to the first call once, and to that call alone', async () => {
  vi.stubGlobal('fetch', () => answer('later'))
  early.first = { url: '/api/listings/car', answer: answer('first') }
  expect(await get('other')).toEqual({ title: 'later' })
  expect(await get('car')).toEqual({ title: 'first' })
  expect(await get('car')).toEqual({ title: 'later' })
})

it('asks itself where the first call came to nothing before the app did', async () => {
  vi.stubGlobal('fetch', () => answer('later'))
  early.first = { url: '/api/listings/car', answer: Promise.reject(new DOMException('', 'TimeoutError')) }
  expect(await get('car')).toEqual({ title: 'later' })
})

it('does not answer somebody who has signed in with what nobody was told', async () => {
  vi.stubGlobal('fetch', () => answer('own'))
  early.first = { url: '/api/listings/car', answer: answer('anybody') }
  setSession('abc')
  expect(await get('car')).toEqual({ title: 'own' })
})
