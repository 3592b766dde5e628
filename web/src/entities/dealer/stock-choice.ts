import { categoryFilters, stockCategories, type StockCategory } from '#shared/reference/stock-categories.ts'
import { startTransition, useMemo, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** The orders of a storefront, each as `sortBy-sortOrder`; the first is the default. */
export const stockSorts = [
  'createdAt-desc',
  'priceQAR-asc',
  'priceQAR-desc',
  'mileage-asc',
  'year-desc',
] as const
export type StockSort = (typeof stockSorts)[number]

/** Which of a dealer's cars are shown: at first the first few, then page by page. */
export type StockChoice = {
  category: StockCategory
  sort: StockSort
  /** All of them, in pages; else the first few. */
  isWhole: boolean
  page: number
}

/** Spec 2: with more cars than this, a button leads to all of them. */
export const firstFew = 6
export const stockPage = 24

// A dealer has hundreds of cars, not thousands of pages of them.
const lastPage = 400

const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], text: string | null): Value =>
  values.find((value) => value === text) ?? values[0]

/** Reads the address of a storefront; unknown values become the default. */
export const parseStock = (params: URLSearchParams): StockChoice => {
  const page = Number(/^\d{1,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1)
  return {
    category: oneOf(stockCategories, params.get('category')),
    sort: oneOf(stockSorts, params.get('sort')),
    isWhole: params.get('view') === 'all' || page > 1,
    page: Math.min(Math.max(page, 1), lastPage),
  }
}

/** The query string of a storefront without its `?`: only what is not the default. */
export const stockAddress = ({ category, sort, isWhole, page }: StockChoice): string =>
  new URLSearchParams([
    ...(category === 'all' ? [] : [['category', category]]),
    ...(sort === stockSorts[0] ? [] : [['sort', sort]]),
    ...(isWhole ? [['view', 'all']] : []),
    ...(page > 1 ? [['page', `${page}`]] : []),
  ]).toString()

/** The parameters of the choice for `GET /api/listings` beside the dealer. */
export const stockParams = ({ category, sort, isWhole, page }: StockChoice) => {
  const [sortBy, sortOrder] = sort.split('-')
  return { ...categoryFilters[category], sortBy, sortOrder, page, limit: isWhole ? stockPage : firstFew }
}

type Counted = readonly { value: string; count: number }[]

/** How many of a dealer's cars each category has, out of the facets of all of them. */
export const countStock = (
  total: number,
  facets: { make: Counted; bodyType: Counted },
): Record<StockCategory, number> => {
  const sum = (facet: Counted, wanted: readonly string[]) =>
    facet.reduce((count, choice) => count + (wanted.includes(choice.value) ? choice.count : 0), 0)
  const count = (category: StockCategory) => {
    const { make, bodyType } = categoryFilters[category]
    if (make) return sum(facets.make, make)
    return bodyType ? sum(facets.bodyType, bodyType) : total
  }
  return Object.fromEntries(stockCategories.map((category) => [category, count(category)])) as Record<
    StockCategory,
    number
  >
}

/**
 * The cars that the address asks for, and a function that changes it, in place and without a history entry. A change of the
 * category or the order resets to the first page.
 */
export const useStockChoice = (): [StockChoice, change: (changed: Partial<StockChoice>) => void] => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const fromAddress = useMemo(() => parseStock(params), [params])
  const [choice, show] = useOptimistic(fromAddress)
  const change = (changed: Partial<StockChoice>) =>
    startTransition(() => {
      // The address itself, not what was last drawn: two changes may come between two renders.
      const next = { ...parseStock(new URLSearchParams(window.location.search)), page: 1, ...changed }
      show(next)
      void navigate({ search: stockAddress(next) }, { replace: true })
    })
  return [choice, change]
}
