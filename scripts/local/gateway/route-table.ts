import type { Contract } from '#shared/api/contract.ts'

type Route = { contract: Contract; methods: readonly string[]; segments: readonly string[] }

type Match =
  | { contract: Contract; params: Record<string, string> }
  /** Some route has this path, with these methods only. */
  | { allowed: readonly string[] }
  | undefined

export type RouteTable = { find: (method: string, path: string) => Match }

const isParam = (segment: string): boolean => segment.startsWith('{')

// A static segment wins over a parameter, the leftmost difference deciding, as in API Gateway.
const rank = ({ segments }: Route): string =>
  segments.map((segment) => (isParam(segment) ? '1' : '0')).join('')

const matches = (route: Route, given: readonly string[]): boolean =>
  route.segments.every((segment, index) =>
    isParam(segment) ? given[index] !== '' : segment === given[index],
  )

const paramsOf = ({ segments }: Route, given: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    segments.flatMap((segment, index) =>
      isParam(segment) ? [[segment.slice(1, -1), decodeURIComponent(given[index] ?? '')]] : [],
    ),
  )

/** Finds the route of a request. `find` takes the raw path, whose percent-encoding must already have been checked. */
export const routeTable = (contracts: readonly Contract[]): RouteTable => {
  const bySize = new Map<number, Route[]>()
  for (const contract of contracts) {
    const segments = contract.path.split('/')
    const methods = contract.alias ? [contract.method, contract.alias] : [contract.method]
    const sameSize = bySize.get(segments.length) ?? []
    bySize.set(segments.length, [...sameSize, { contract, methods, segments }])
  }
  for (const routes of bySize.values()) routes.sort((a, b) => rank(a).localeCompare(rank(b)))

  return {
    find: (method, path) => {
      const given = path.split('/')
      const candidates = (bySize.get(given.length) ?? []).filter((route) => matches(route, given))
      const route = candidates.find(({ methods }) => methods.includes(method))
      if (route) return { contract: route.contract, params: paramsOf(route, given) }
      if (candidates.length === 0) return undefined
      return { allowed: [...new Set(candidates.flatMap(({ methods }) => methods))] }
    },
  }
}
