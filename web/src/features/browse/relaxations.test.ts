import { expect, it } from 'vitest'
import { carSearch } from './car-filters.ts'
import { droppedParts, following, usableRelaxations } from './relaxations.ts'

const { parse: parseQuery, change: changeFilters } = carSearch

it('names what is dropped as people do, each once', () => {
  expect(droppedParts(['minPrice', 'maxPrice', 'maxYear', 'city', 'search'])).toEqual([
    'price',
    'year',
    'city',
    'search',
  ])
})

it('offers the first five, and none that this page cannot drop', () => {
  const relaxation = (name: string, total: number) => ({ without: [name], total })
  const given = [
    relaxation('city', 3),
    relaxation('dealer', 90),
    relaxation('model', 14),
    relaxation('make', 0),
    { without: [], total: 5 },
    ...['search', 'minYear', 'bodyType', 'fuelType'].map((name, index) => relaxation(name, 2 + index)),
  ]
  expect(usableRelaxations(given).map(({ without, total }) => `${without[0]} ${total}`)).toEqual([
    'city 3',
    'model 14',
    'search 2',
    'minYear 3',
    'bodyType 4',
  ])
})

it('empties the named filters and leaves the others', () => {
  const query = parseQuery(new URLSearchParams('search=gxr&minPrice=1000&maxPrice=2000&city=Doha&page=2'))
  const relaxed = changeFilters(query, following({ without: ['minPrice', 'maxPrice', 'search'] }, query))
  expect(relaxed).toMatchObject({
    search: '',
    minPrice: undefined,
    maxPrice: undefined,
    city: ['Doha'],
    page: 1,
  })
})

it.each([
  ['make=Toyota&model=Camry&color=White&city=Doha', ['make', 'color', 'city'], 'model=Camry'],
  ['city=Doha&area=The Pearl&color=White', ['city', 'color'], 'area=The Pearl'],
  ['make=Toyota&model=Camry&generation=xv70&trim=GLE', ['make', 'model', 'generation'], 'trim=GLE'],
])('of %s without %j keeps what the dropped filters would clear', (all, without, kept) => {
  const query = parseQuery(new URLSearchParams(all))
  expect(changeFilters(query, following({ without }, query))).toEqual(parseQuery(new URLSearchParams(kept)))
})

it('takes only the words in the way out of the text', () => {
  const part = {
    without: [],
    text: { how: 'without' as const, words: '2015', search: 'gmc white' },
    total: 2,
  }
  expect(usableRelaxations([part])).toEqual([part])
  const query = parseQuery(new URLSearchParams('search=gmc 2015 white&city=Doha'))
  expect(changeFilters(query, following(part, query))).toMatchObject({ search: 'gmc white', city: ['Doha'] })
})
