import { describe, expect, it } from 'vitest'
import type { CarPicture } from './picture.ts'
import { renderCars } from './render-cars.ts'

const picture = (seed: number): CarPicture => ({
  bodyType: 'Hatchback',
  color: 'Red',
  view: 'side',
  backdrop: 'studio',
  plate: String(seed),
  seed,
})

describe('renderCars', () => {
  it('hands on every picture once, under its own index', { timeout: 60_000 }, async () => {
    const sizes = new Map<number, number>()
    await renderCars([1, 2, 3].map(picture), (jpeg, index) => void sizes.set(index, jpeg.length))
    expect([...sizes.keys()].toSorted()).toEqual([0, 1, 2])
    for (const size of sizes.values()) expect(size).toBeGreaterThan(50_000)
  })

  it('rejects with what went wrong', { timeout: 60_000 }, async () => {
    const unknown = { ...picture(1), color: 'Plaid' } as unknown as CarPicture
    await expect(renderCars([unknown], () => {})).rejects.toThrow('picture 0')
    await expect(renderCars([picture(1)], () => Promise.reject(new Error('disk full')))).rejects.toThrow(
      'disk full',
    )
  })
})
