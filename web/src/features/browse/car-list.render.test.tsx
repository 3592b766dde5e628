import { expect, it } from 'vitest'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import { chooseLanguage } from '#web/stores/choose-language.ts'
import { listing } from '#web/testing/fixtures.ts'
import { renderIn } from '#web/testing/render.tsx'
import { CarList } from './car-list.tsx'

const cars = Array.from({ length: 20 }, (_, index) => ({
  ...listing,
  id: `lst_${String(index).padStart(26, '0')}`,
}))

/** How many cars are drawn, and how many of them with an Arabic title. */
const drawn = (list: Element) => {
  const titles = [...list.querySelectorAll('h3')].map(({ textContent }) => textContent)
  return { cars: titles.length, arabic: titles.filter((text) => text.includes('نيسان')).length }
}

it('turns the cars in sight to another language first, the others in places as tall', async () => {
  const names = ['search', 'cars'] as const
  await loadNamespaces('ar', ['common', 'errors', ...names])
  const screen = await renderIn('en', <CarList listings={cars} outdated={false} />, names)
  const list = screen.getByRole('list').first().element()
  await expect.poll(() => list.querySelectorAll('h3').length).toBe(cars.length)
  const { height } = list.getBoundingClientRect()
  const inSight = [...list.children].filter((car) => car.getBoundingClientRect().top < innerHeight).length
  chooseLanguage('ar')
  // React draws what a store tells it when the task that told it ends.
  await Promise.resolve()
  expect(inSight).toBeLessThan(cars.length)
  expect(drawn(list)).toEqual({ cars: inSight, arabic: inSight })
  expect(Math.abs(list.getBoundingClientRect().height - height)).toBeLessThan(height / 20)
  await expect.poll(() => drawn(list)).toEqual({ cars: cars.length, arabic: cars.length })
})
