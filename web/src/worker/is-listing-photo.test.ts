import { describe, expect, it } from 'vitest'
import { liveRoutes } from '#shared/api/routes.ts'
import { isListingPhoto } from './is-listing-photo.ts'

const origin = 'https://cars.example'
const photo = `${origin}/api/listing-images/upl_${'0'.repeat(26)}`
const asks = (url: string, init?: RequestInit) => isListingPhoto(new Request(url, init), origin)

describe('isListingPhoto', () => {
  it('is true for a photo in any width', () => {
    expect(asks(photo)).toBe(true)
    expect(asks(`${photo}?w=640`)).toBe(true)
  })

  it('is false for anything that a bearer token is sent along with', () => {
    expect(asks(photo, { headers: { authorization: 'Bearer x' } })).toBe(false)
  })

  it('is false elsewhere, and for what changes something', () => {
    expect(asks(photo.replace('cars', 'other'))).toBe(false)
    expect(asks(photo, { method: 'DELETE' })).toBe(false)
    expect(asks(`${photo}/x`)).toBe(false)
  })

  it('is false for every route of the API', () => {
    const upload = `upl_${'0'.repeat(26)}`
    for (const { path } of liveRoutes)
      expect(asks(origin + path.replace(/\{\w+\}/g, upload)), path).toBe(false)
  })
})
