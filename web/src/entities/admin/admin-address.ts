/** The parts of the admin panel, by the name that `?tab=` has; the first one is where a visit begins. */
export const adminTabs = [
  'listings',
  'plates',
  'dealers',
  'users',
  'reports',
  'reviews',
  'appeals',
  'messages',
  'quotes',
  'audit',
  'figures',
] as const
export type AdminTab = (typeof adminTabs)[number]

/** The address of a tab, with the parameters that belong to it: a review, a person. Filters of another tab are dropped. */
export const tabSearch = (tab: AdminTab, more: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ tab, ...more })}`

/** In which tab each kind of thing is reviewed, and which parameter of the address names the one under review. */
export const reviewAddresses = {
  listing: { tab: 'listings', param: 'review' },
  plate: { tab: 'plates', param: 'review' },
  application: { tab: 'dealers', param: 'application' },
} as const satisfies Record<string, { tab: AdminTab; param: string }>

/** The address of the review of one thing. */
export const reviewSearch = (kind: keyof typeof reviewAddresses, id: string): string =>
  tabSearch(reviewAddresses[kind].tab, { [reviewAddresses[kind].param]: id })

/** The state of an address under which a review is open: how it was come by, and so where it leads once it is over. */
export type ReviewState = {
  /** The step before shows where it was opened. */
  fromList?: true
  /** The one thing that somebody came for, from elsewhere: no queue goes on after it. */
  only?: string
}

/** The state for a link from elsewhere to the review of one thing. */
export const reviewVisit = (id: string): ReviewState => ({ fromList: true, only: id })

/** The address of the page of a seller, in the tab of the users. */
export const sellerSearch = (userId: string): string => tabSearch('users', { seller: userId })
