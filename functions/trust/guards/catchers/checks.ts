import { AppError } from '#functions/core/app-error.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { newId } from '#functions/adapters/ids.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { keys } from '#functions/data/keys.ts'
import type { Write } from '#functions/data/transact.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'
import { carForm } from '#functions/testing/cars.ts'
import { catchers } from '#functions/trust/guards/catcher.ts'
import { at, put, refuses } from '#functions/trust/guards/store.ts'
import { switched } from '#functions/trust/guards/switched.ts'

const { transact } = switched<typeof import('#functions/data/transact.ts')>('#functions/data/transact.ts')
const once = switched<typeof import('#functions/commands/create-once.ts')>(
  '#functions/commands/create-once.ts',
)
const appeals = switched<typeof import('#functions/appeals/create-appeal.ts')>(
  '#functions/appeals/create-appeal.ts',
)
const rows = switched<typeof import('#functions/commands/carry-out-row.ts')>(
  '#functions/commands/carry-out-row.ts',
)
const dealerships = switched<typeof import('#functions/commands/decide-dealership.ts')>(
  '#functions/commands/decide-dealership.ts',
)
const admins = switched<typeof import('#functions/commands/set-admin.ts')>('#functions/commands/set-admin.ts')
const cars = switched<typeof import('#functions/listings/create-listing.ts')>(
  '#functions/listings/create-listing.ts',
)
const plates = switched<typeof import('#functions/plates/create-plate.ts')>(
  '#functions/plates/create-plate.ts',
)
const roles = switched<typeof import('#functions/users/dealership-writes.ts')>(
  '#functions/users/dealership-writes.ts',
)
const drafts = switched<typeof import('#functions/verification/save-submission.ts')>(
  '#functions/verification/save-submission.ts',
)
const matches = switched<typeof import('#functions/jobs/alerts/notify-matches.ts')>(
  '#functions/jobs/alerts/notify-matches.ts',
)
const savers = switched<typeof import('#functions/jobs/alerts/notify-savers.ts')>(
  '#functions/jobs/alerts/notify-savers.ts',
)

/** What a transaction only asks, asked of the store: of people who are not in it, so everything that is asked must fail. */
const asked = (writes: readonly Write[]): Promise<void> =>
  transact(writes.filter(({ ConditionCheck }) => ConditionCheck))

const someone = () => aUser({ id: newId('user') })
const firmOf = () => ({ ...someone(), role: 'SELLER_DEALERSHIP' as const, companyName: 'Al Guard Motors' })
const clock = { newId: () => 'x', newSlugSuffix: () => 'abcd1234', now: () => at }
const car = aListing()
const directly = async (work: () => Promise<unknown>) => void (await work())
const long = '2020-01-01T00:00:00.000Z'

const pages = async function* <T>(...all: T[]) {
  yield all
}

const createOnce = <T>(creation: Parameters<typeof once.createOnce<T>>[0]) => once.createOnce(creation)

/** What a write asks beside what it changes: left out, it would go through for somebody who has just gone, or stands otherwise. */
export const checked = catchers('beside the write', {
  'an appeal of who is gone': () => {
    const actor = someone()
    const record = { ...car, ownerId: actor.id, status: 'REJECTED' as const }
    return refuses('ConditionsFailed', () =>
      appeals.createAppeal(
        { actor, body: { about: car.id, message: 'Mine.' } } as never,
        {
          readAppealable: async () => ({ kind: 'listing', record }),
          noteAppeal: async (_thing: unknown, _own: unknown, _at: unknown, together: Write[]) =>
            asked(together),
          ...clock,
        } as never,
      ),
    )
  },
  'a row of a dealership that is not verified by now': () => {
    const seller = { ...firmOf(), isVerified: true }
    const row = { row: 1, action: 'CHANGE', listingId: car.id, seenVersion: car.version, answers: car.car }
    const run = { of: { id: 'i', run: 'a' }, mode: 'PUBLISH', seller, dealer: undefined }
    return refuses('DEALERSHIP_NOT_VERIFIED', () =>
      rows.carryOutRow(
        row as never,
        run as never,
        {
          getListingById: async () => ({ ...car, ownerId: seller.id }),
          replaceListing: async (_car: unknown, _seen: unknown, together: Write[]) => asked(together),
          failRow: async (_of: unknown, _row: unknown, code: ErrorCode) => {
            throw new AppError(code)
          },
          ...clock,
        } as never,
      ),
    )
  },
  'a decision about a dealership that has applied meanwhile': async () => {
    const user = { ...firmOf(), verificationStatus: 'PENDING' as const }
    await put(keys.ownSubmission(user.id), { submissionId: newId('submission') })
    const decision = { userId: user.id, seen: undefined, said: { status: 'APPROVED' }, adminId: 'usr_a' }
    await refuses('EDIT_CONFLICT', () =>
      dealerships.decideDealership(decision as never, [], {
        getUserById: async () => user,
        findDealer: async () => newDealer(user, 'abcd1234'),
        transact: asked,
        notifyWrites: async () => [],
        followAtOnce: async () => {},
        ...clock,
      } as never),
    )
  },
  'the last admin but one, while the other goes': () => {
    const [one, other] = [someone(), someone()].map((user) => ({ ...user, role: 'PLATFORM_ADMIN' as const }))
    return refuses('CONFLICT', () =>
      admins.revokeAdmin('a', {
        findUserId: async () => one!.id,
        getUserById: async (id: string) => (id === one!.id ? one : other),
        searchUsers: async () => ({ users: [other] }),
        transact: asked,
        ...clock,
      } as never),
    )
  },
  'a car of who is gone': () =>
    refuses('UNAUTHORIZED', () =>
      cars.createListing(
        { actor: someone(), body: { ...carForm(), status: 'DRAFT' } } as never,
        {
          claimUploads: async () => ({ files: { photos: [], documents: car.documents }, writes: [] }),
          noteSamePhotos: async (_blank: unknown, listing: unknown) => ({ listing, writes: [] }),
          createOnce,
          insertListing: async (_car: unknown, together: Write[]) => asked(together),
          ...clock,
        } as never,
      ),
    ),
  'a plate of who is gone': () =>
    refuses('UNAUTHORIZED', () =>
      plates.createPlate(
        { actor: someone(), body: { plateNumber: '123456', price: 5, location: 'doha' } } as never,
        {
          createOnce,
          insertPlate: async (_plate: unknown, together: Write[]) => asked(together),
          ...clock,
        } as never,
      ),
    ),
  'a dealership closed that has begun an application meanwhile': async () => {
    const before = firmOf()
    const writes = await roles.dealershipWrites(before, { ...before, role: 'PRIVATE' }, at, {
      findDealer: async () => undefined,
      getOwnSubmission: async () => undefined,
    } as never)
    await put(keys.ownSubmission(before.id), { submissionId: newId('submission') })
    await refuses('ConditionsFailed', () => asked(writes))
  },
  'a draft of who is verified by now': () => {
    const record = { status: 'DRAFT', version: 0, documents: [], answers: {} }
    return refuses('ConditionsFailed', () =>
      drafts.saveSubmission(
        { actor: firmOf(), body: {} } as never,
        {
          readForFilling: async () => ({
            seen: undefined,
            record,
            content: record,
            documents: [],
            moves: () => [],
          }),
          insertSubmission: async (_saved: unknown, together: Write[]) => asked(together),
          ...clock,
        } as never,
      ),
    )
  },
  'news for who has just switched them off': async () => {
    const notifyOnce = ({ stillWanted }: { stillWanted: Write }) => asked([stillWanted])
    const reader = someone()
    const people = { getUserById: async () => reader, notifyOnce }
    const dropped = {
      ...car,
      priceHistory: [
        { priceQAR: 9, at: long },
        { priceQAR: 5, at: at.toISOString() },
      ],
    }
    await refuses('ConditionsFailed', () =>
      savers.notifySavers(
        [dropped],
        long,
        at,
        directly as never,
        { listSavers: () => pages(reader.id), ...people } as never,
      ),
    )
    const alert = {
      userId: reader.id,
      searchId: newId('savedSearch'),
      make: 'Nissan',
      name: 'a',
      params: { make: 'Nissan' },
      since: long,
    }
    const fresh = { ...car, publishedAt: at.toISOString() }
    await refuses('ConditionsFailed', () =>
      matches.notifyMatches(
        [fresh],
        at,
        directly as never,
        { alertPages: () => pages(alert), ...people } as never,
      ),
    )
  },
})
