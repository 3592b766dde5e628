import type { setListingFeatured } from '#shared/api/admin.ts'
import type { BodyInput } from '#shared/api/contract.ts'

/** Something to be featured or not, for good or until a time. */
export type FeaturedChange = { id: string } & BodyInput<typeof setListingFeatured>

/** For how many days an admin features something; without one of them an admin ends it. */
export const featuredDays = [7, 14, 30, 90] as const
