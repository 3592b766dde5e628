import { describe, expect, test } from 'vitest'
import { paths } from '#web/app/paths.ts'
import { nextPath } from './next-path.ts'

describe('nextPath', () => {
  test.each(['/', '/sell', '/dashboard?tab=favorites', '/cars?make=Toyota&page=2#top', '/cars/a-b-c'])(
    'keeps %s',
    (path) => expect(nextPath(path)).toBe(path),
  )

  test.each([
    null,
    '',
    'sell',
    'https://evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '//',
    '/auth',
    '/auth?next=/auth',
  ])('goes home instead of %j', (path) => expect(nextPath(path)).toBe('/'))

  test('survives the trip through the address bar', () => {
    const { searchParams } = new URL(paths.auth('/dashboard?tab=favorites'), 'http://x.invalid')
    expect(nextPath(searchParams.get('next'))).toBe('/dashboard?tab=favorites')
  })
})
