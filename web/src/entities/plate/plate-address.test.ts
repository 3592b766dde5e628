import { describe, expect, it } from 'vitest'
import { listQuery } from './plate-address.ts'

describe('the query of a list in the addresses of its plates', () => {
  it.each([
    ['', ''],
    ['?lang=ar', ''],
    ['?digits=4&lang=ar&tags=MIRROR,YEAR', 'digits=4&tags=MIRROR,YEAR'],
    ['?search=7%3F7', 'search=7%3F7'],
  ])('%s', (search, kept) => expect(listQuery(search)).toBe(kept))
})
