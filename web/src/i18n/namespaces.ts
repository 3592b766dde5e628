/** Every namespace and its type. A new one is two files, `en/<name>.ts` and `ar/<name>.ts`, and a line here. */
export type Namespaces = {
  admin: typeof import('./en/admin.ts').default
  auth: typeof import('./en/auth.ts').default
  cars: typeof import('./en/cars.ts').default
  common: typeof import('./en/common.ts').default
  compare: typeof import('./en/compare.ts').default
  dashboard: typeof import('./en/dashboard.ts').default
  dealers: typeof import('./en/dealers.ts').default
  errors: typeof import('./en/errors.ts').default
  filters: typeof import('./en/filters.ts').default
  further: typeof import('./en/further.ts').default
  home: typeof import('./en/home.ts').default
  legal: typeof import('./en/legal.ts').default
  listing: typeof import('./en/listing.ts').default
  'not-found': typeof import('./en/not-found.ts').default
  recent: typeof import('./en/recent.ts').default
  search: typeof import('./en/search.ts').default
  sell: typeof import('./en/sell.ts').default
  suggestions: typeof import('./en/suggestions.ts').default
  vehicle: typeof import('./en/vehicle.ts').default
}

export type Namespace = keyof Namespaces

/** What header and footer need: loaded before the first render. */
export const eagerNamespaces = ['common'] as const satisfies readonly Namespace[]

/** Loaded once the page stands, while there is a connection: an error must be told even offline. */
export const idleNamespaces = ['errors'] as const satisfies readonly Namespace[]
