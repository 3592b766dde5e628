import { useState } from 'react'
import { expect, it } from 'vitest'
import { loadNamespaces } from '#web/i18n/catalogue.ts'
import { chooseLanguage } from '#web/stores/choose-language.ts'
import { listing } from '#web/testing/fixtures.ts'
import { renderIn } from '#web/testing/render.tsx'
import { CarList } from './car-list.tsx'

const cars = Array.from({ length: 20 }, (_, index) => ({
  ...listing,
  id: `lst_${String(index).padStart(26, '0')}`,
  slug: `nissan-patrol-${index}`,
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

/** A list that another answer replaces at a press. */
const Replaced = () => {
  const [listings, replace] = useState(cars)
  return (
    <>
      <button onClick={() => replace(listings.toReversed())}>Replace</button>
      <CarList listings={listings} outdated={false} />
    </>
  )
}

it('draws the first cars of another answer at once, those of the last one stay in the places of the others meanwhile', async () => {
  const screen = await renderIn('en', <Replaced />, ['search', 'cars'])
  const list = screen.getByRole('list').first().element()
  // A car's address ends in its place in the first answer.
  const shown = () =>
    [...list.querySelectorAll('h3 a')].map((link) => Number(link.getAttribute('href')?.split('-').at(-1)))
  const all = cars.map((_, index) => index)
  await expect.poll(shown).toEqual(all)
  const seen: number[][] = []
  const watch = new MutationObserver(() => seen.push(shown()))
  watch.observe(list, { childList: true })
  await screen.getByRole('button', { name: 'Replace' }).click()
  await expect.poll(shown).toEqual(all.toReversed())
  watch.disconnect()
  expect(seen[0]?.slice(0, 6)).toEqual(all.toReversed().slice(0, 6))
  expect(seen[0]?.slice(6)).toEqual([6, 7, 8, 9, 10, 11, 12, 13])
  for (const each of seen) expect(new Set(each).size).toBe(each.length)
  expect(seen.length).toBeGreaterThan(2)
})
