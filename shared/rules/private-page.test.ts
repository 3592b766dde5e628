import { expect, it } from 'vitest'
import { isPrivatePath } from '#shared/rules/private-page.ts'

it('tells people’s own pages and papers from those that are for everybody', () => {
  for (const path of ['/dashboard', '/admin-listings', '/cars/kia-1/agreement', '/sell-your-car'])
    expect(isPrivatePath(path)).toBe(true)
  for (const path of ['/', '/cars', '/cars/kia-1', '/sell', '/dealers'])
    expect(isPrivatePath(path)).toBe(false)
})
