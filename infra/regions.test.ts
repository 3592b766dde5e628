import { describe, expect, it } from 'vitest'
import { copyRegionOf, regions } from './regions.ts'

describe('copies of backups', () => {
  it.each(Object.keys(regions))('of %s go to another region that has what they need', (region) => {
    const copies = copyRegionOf(region)
    expect(copies).not.toBe(region)
    expect(Object.keys(regions)).toContain(copies)
    // A region that must be opened first, or that is in trouble itself, is no place for them.
    expect(regions[copies]).not.toHaveProperty('isOptIn')
    expect(regions[copies]).not.toHaveProperty('warning')
  })

  it('leave the Gulf', () => {
    for (const region of ['me-central-1', 'me-south-1'])
      expect(copyRegionOf(region)).not.toMatch(/^(?:me|il)-/)
  })

  it('of a region that nobody has looked at are refused', () => {
    expect(() => copyRegionOf('ap-east-1')).toThrow('No stage can live in ap-east-1')
  })
})
