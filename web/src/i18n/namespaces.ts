/** Every namespace and its type. A new one is two files, `en/<name>.ts` and `ar/<name>.ts`, and a line here. */
export type Namespaces = {
  admin: typeof import('./en/admin.ts').default
  'admin-listings': typeof import('./en/admin-listings.ts').default
  agreement: typeof import('./en/agreement.ts').default
  analytics: typeof import('./en/analytics.ts').default
  appeals: typeof import('./en/appeals.ts').default
  applications: typeof import('./en/applications.ts').default
  audit: typeof import('./en/audit.ts').default
  auth: typeof import('./en/auth.ts').default
  availability: typeof import('./en/availability.ts').default
  cars: typeof import('./en/cars.ts').default
  charts: typeof import('./en/charts.ts').default
  common: typeof import('./en/common.ts').default
  compare: typeof import('./en/compare.ts').default
  contact: typeof import('./en/contact.ts').default
  'contact-messages': typeof import('./en/contact-messages.ts').default
  cookies: typeof import('./en/cookies.ts').default
  dashboard: typeof import('./en/dashboard.ts').default
  dealers: typeof import('./en/dealers.ts').default
  'dealer-reviews': typeof import('./en/dealer-reviews.ts').default
  device: typeof import('./en/device.ts').default
  directory: typeof import('./en/directory.ts').default
  errors: typeof import('./en/errors.ts').default
  evidence: typeof import('./en/evidence.ts').default
  figures: typeof import('./en/figures.ts').default
  finance: typeof import('./en/finance.ts').default
  financing: typeof import('./en/financing.ts').default
  guidance: typeof import('./en/guidance.ts').default
  home: typeof import('./en/home.ts').default
  'home-details': typeof import('./en/home-details.ts').default
  import: typeof import('./en/import.ts').default
  inbox: typeof import('./en/inbox.ts').default
  insurance: typeof import('./en/insurance.ts').default
  inventory: typeof import('./en/inventory.ts').default
  keep: typeof import('./en/keep.ts').default
  lead: typeof import('./en/lead.ts').default
  legal: typeof import('./en/legal.ts').default
  listing: typeof import('./en/listing.ts').default
  'market-value': typeof import('./en/market-value.ts').default
  messages: typeof import('./en/messages.ts').default
  map: typeof import('./en/map.ts').default
  moderation: typeof import('./en/moderation.ts').default
  'new-terms': typeof import('./en/new-terms.ts').default
  'near-plates': typeof import('./en/near-plates.ts').default
  'no-cars': typeof import('./en/no-cars.ts').default
  'not-found': typeof import('./en/not-found.ts').default
  notifications: typeof import('./en/notifications.ts').default
  'own-plates': typeof import('./en/own-plates.ts').default
  passkeys: typeof import('./en/passkeys.ts').default
  password: typeof import('./en/password.ts').default
  plate: typeof import('./en/plate.ts').default
  'plate-drawing': typeof import('./en/plate-drawing.ts').default
  'plate-estimate': typeof import('./en/plate-estimate.ts').default
  'plate-form': typeof import('./en/plate-form.ts').default
  'plate-review': typeof import('./en/plate-review.ts').default
  plates: typeof import('./en/plates.ts').default
  price: typeof import('./en/price.ts').default
  'price-offer': typeof import('./en/price-offer.ts').default
  'price-question': typeof import('./en/price-question.ts').default
  profile: typeof import('./en/profile.ts').default
  'provider-form': typeof import('./en/provider-form.ts').default
  providers: typeof import('./en/providers.ts').default
  reach: typeof import('./en/reach.ts').default
  quotes: typeof import('./en/quotes.ts').default
  recent: typeof import('./en/recent.ts').default
  rejection: typeof import('./en/rejection.ts').default
  report: typeof import('./en/report.ts').default
  reports: typeof import('./en/reports.ts').default
  'safe-deal': typeof import('./en/safe-deal.ts').default
  'review-queue': typeof import('./en/review-queue.ts').default
  safety: typeof import('./en/safety.ts').default
  'by-code': typeof import('./en/by-code.ts').default
  'saved-plates': typeof import('./en/saved-plates.ts').default
  'saved-searches': typeof import('./en/saved-searches.ts').default
  search: typeof import('./en/search.ts').default
  security: typeof import('./en/security.ts').default
  'seller-card': typeof import('./en/seller-card.ts').default
  sell: typeof import('./en/sell.ts').default
  showcase: typeof import('./en/showcase.ts').default
  showroom: typeof import('./en/showroom.ts').default
  'still-available': typeof import('./en/still-available.ts').default
  stock: typeof import('./en/stock.ts').default
  'stock-export': typeof import('./en/stock-export.ts').default
  storefront: typeof import('./en/storefront.ts').default
  suggestions: typeof import('./en/suggestions.ts').default
  team: typeof import('./en/team.ts').default
  unsubscribe: typeof import('./en/unsubscribe.ts').default
  uploads: typeof import('./en/uploads.ts').default
  users: typeof import('./en/users.ts').default
  vehicle: typeof import('./en/vehicle.ts').default
  verification: typeof import('./en/verification.ts').default
  viewing: typeof import('./en/viewing.ts').default
  'window-card': typeof import('./en/window-card.ts').default
}

export type Namespace = keyof Namespaces

/** The namespaces of header and footer: loaded before the first render. */
export const eagerNamespaces = ['common'] as const satisfies readonly Namespace[]

/** Loaded after the page, while there is a connection: errors must be shown offline too. */
export const idleNamespaces = ['errors', 'device', 'cookies'] as const satisfies readonly Namespace[]
