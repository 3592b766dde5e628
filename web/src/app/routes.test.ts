import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shellOf, shells } from '#shared/rules/shell.ts'
import { queryString } from '#web/api/client.ts'
import { withoutModels } from '#web/entities/listing/queries.ts'
import { carSearch } from '#web/features/browse/car-filters.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

const all = Object.entries<Route>(routes)

it.each(all)('%s has a page', (_, { page }) =>
  expect(existsSync(join(import.meta.dirname, '../pages', page))).toBe(true),
)

it('prerenders the pages that have a shell of their name', () => {
  const prerendered = all.filter(([, { isPrerendered }]) => isPrerendered)
  expect(prerendered.map(([name]) => name)).toEqual(shells.filter((shell) => shell !== 'other'))
  for (const [name, { path }] of prerendered) expect(shellOf(path.replace(':slug', 'a-car'), {})).toBe(name)
})

it('makes the first call of the results as the page itself would', () => {
  const query = withoutModels(carSearch.params(carSearch.parse(new URLSearchParams())))
  expect(routes.cars.firstCall.url).toBe(`/api/listings${queryString(query)}`)
})
