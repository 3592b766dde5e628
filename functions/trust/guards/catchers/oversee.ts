import { aListing, anApplication, aPlate, aUser } from '#functions/testing/builders.ts'
import { catchers } from '#functions/trust/guards/catcher.ts'
import { at, refuses, same } from '#functions/trust/guards/store.ts'
import { switched } from '#functions/trust/guards/switched.ts'

const admins = switched<typeof import('#functions/commands/set-admin.ts')>('#functions/commands/set-admin.ts')
const featured = switched<typeof import('#functions/listings/set-listing-featured.ts')>(
  '#functions/listings/set-listing-featured.ts',
)
const featuredPlate = switched<typeof import('#functions/plates/set-plate-featured.ts')>(
  '#functions/plates/set-plate-featured.ts',
)
const review = switched<typeof import('#functions/listings/get-admin-listing.ts')>(
  '#functions/listings/get-admin-listing.ts',
)
const queue = switched<typeof import('#functions/listings/list-review-queue.ts')>(
  '#functions/listings/list-review-queue.ts',
)
const finder = switched<typeof import('#functions/data/dealers.ts')>('#functions/data/dealers.ts')
const application = switched<typeof import('#functions/verification/get-admin-submission.ts')>(
  '#functions/verification/get-admin-submission.ts',
)

const [owner, stranger] = [aUser(), aUser({ id: 'usr_00000000000000000000000009' })]
const admin = aUser({ id: 'usr_00000000000000000000000008', role: 'PLATFORM_ADMIN' })
const [car, plate] = [aListing(), aPlate()]
const never = async () => undefined
const clock = { newId: () => 'aud_1', now: () => at }

/** What becomes of taking an admin's rights, when `listed` are found as others and `there` is who the first of them is now. */
const revoke = (user: typeof admin, listed: readonly (typeof admin)[], there?: typeof admin) =>
  admins.revokeAdmin('a', {
    findUserId: async () => user.id,
    getUserById: async (id: string) => (id === user.id ? user : there),
    searchUsers: async (_page: object, keep: (one: typeof admin) => boolean) => ({
      users: listed.filter(keep).slice(0, 1),
    }),
    transact: never,
    ...clock,
  } as never)

export const overseen = catchers('oversight', {
  'what is featured whose owner is gone': async () => {
    const input = { actor: admin, params: { id: 'a' }, body: { isFeatured: false } } as never
    const deps = { withOwners: async () => [], replaceListing: never, replacePlate: never, ...clock }
    await refuses('LISTING_NOT_FOUND', () =>
      featured.setListingFeatured(input, { ...deps, getListingById: async () => car } as never),
    )
    await refuses('PLATE_NOT_FOUND', () =>
      featuredPlate.setPlateFeatured(input, { ...deps, getPlateById: async () => plate } as never),
    )
  },
  'what is reviewed whose owner is gone': async () => {
    await refuses('LISTING_NOT_FOUND', () =>
      review.getAdminListing(
        { params: { id: car.id } } as never,
        {
          getListingById: async () => car,
          readReviewed: async () => ({}),
          getUploads: async () => [],
          getUsersById: async () => new Map(),
        } as never,
      ),
    )
    await refuses('NOT_FOUND', () =>
      application.getAdminSubmission(
        { params: { id: 'a' } } as never,
        {
          getSubmissionById: async () => anApplication(),
          withOwners: async () => [],
        } as never,
      ),
    )
  },
  'a search of the queue by somebody’s name': async () => {
    const find = async (ownerId: string) => {
      let kept = false
      await queue.listReviewQueue(
        { query: { search: 'khalid', limit: 5 } } as never,
        {
          listListingsByStatus: async (_s: string, _p: object, keep: (one: typeof car) => boolean) => {
            kept = keep({ ...car, ownerId })
            return { listings: [] }
          },
          findUserId: async () => owner.id,
          readCounts: async () => ({}),
          withOwners: async () => [],
        } as never,
      )
      return kept
    }
    same([await find(owner.id), await find(stranger.id)], [true, false])
    const isFound = await finder.dealershipFinder('nobody-is-called-so')
    same(isFound({ userId: owner.id, names: ['Gulf'] }), false)
  },
  'the rights of an admin taken': async () => {
    const [other, was] = [
      { ...admin, id: 'usr_b' },
      { ...admin, id: 'usr_b', role: 'PRIVATE' as const },
    ]
    same(await revoke(admin, [admin, other], other), 'DONE')
    same(await revoke({ ...admin, role: 'PRIVATE' }, [other], other), 'NO_ADMIN')
    same(await revoke(admin, [admin], other), 'LAST_ADMIN')
    same(await revoke(admin, [was], was), 'LAST_ADMIN')
    same(await revoke(admin, [other], was), 'LAST_ADMIN')
    same(await revoke(admin, [was, other], { ...other, status: 'SUSPENDED' }), 'LAST_ADMIN')
  },
})
