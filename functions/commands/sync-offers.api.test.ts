import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { accountEmailWrite } from './account-email.ts'
import { deleteUser } from './delete-user.ts'
import { newDealer } from './new-dealer.ts'
import { syncOffers, syncOffersParts } from './sync-offers.ts'
import { AppError } from '#functions/core/app-error.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { readCounts } from '#functions/data/counters.ts'
import { dealerReviewCounts, listOwnDealerReviews, listReviewsOf } from '#functions/data/dealer-reviews.ts'
import { findDealer, newDealerWrites, removeDealerWrites, starsOf } from '#functions/data/dealers.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { listFormerEmployments } from '#functions/data/former-employments.ts'
import { getListingById, getListingsById, insertListing, replaceListing } from '#functions/data/listings.ts'
import { dueMailPages } from '#functions/data/mail-outbox.ts'
import { getPlateById, getPlatesById, insertPlate, ownedPlatePages } from '#functions/data/plates.ts'
import {
  getOfferSync,
  listHidingSellers,
  listOfferSyncs,
  offerSyncWrite,
} from '#functions/data/offer-syncs.ts'
import { listInvitations, readTeam } from '#functions/data/teams.ts'
import { transact } from '#functions/data/transact.ts'
import { userWrite } from '#functions/data/user-edits.ts'
import { createUser, markUserDeleted } from '#functions/data/user-accounts.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { resumeOfferSyncs } from '#functions/jobs/resume-offer-syncs.ts'
import { aListing, aPlate, aUser } from '#functions/testing/builders.ts'
import { storeReview } from '#functions/testing/dealer-reviews.ts'
import { hire, storeInvitation } from '#functions/testing/staff.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'

beforeAll(() => useOwnTable())

const soon = () => new Date(Date.now() + 60_000)
/** The dependencies of a job that runs when the last change is more than a minute old. */
const later = { ...syncOffersParts, now: () => new Date(Date.now() + 61_000) }

let numbers = 600_000

/** A seller with some cars and a plate. */
const aSeller = async (cars: number): Promise<{ user: UserRecord; listings: string[]; plate: string }> => {
  const id = newId('user')
  const user = aUser({ id, username: id.slice(4).toLowerCase(), email: `${id}@example.com` })
  await createUser(user)
  const statuses = ['APPROVED', 'PENDING', 'DRAFT', 'REJECTED'] as const
  const listings = Array.from({ length: cars }, (_, index) =>
    aListing({
      id: newId('listing'),
      slug: null,
      ownerId: id,
      status: statuses[index % 4] ?? 'DRAFT',
      version: 1,
    }),
  )
  for (const listing of listings) await insertListing(listing, [])
  const plate = aPlate({ id: newId('plate'), ownerId: id, number: String(numbers++), version: 1 })
  await insertPlate(plate, [])
  return { user, listings: listings.map((listing) => listing.id), plate: plate.id }
}

const setStatus = async (userId: string, status: 'ACTIVE' | 'SUSPENDED') => {
  const seen = await getUserById(userId)
  if (seen && seen.status !== status)
    await transact([userWrite(seen, { status }, ['status']), offerSyncWrite({ ...seen, status }, new Date())])
}

/** The seller, or an admin, changes a car at the same time. */
const changePrice = async (listingId: string) => {
  const seen = await getListingById(listingId)
  if (!seen) return
  const next = { ...seen, car: { ...seen.car, priceQAR: 1000 + seen.version }, version: seen.version + 1 }
  await replaceListing(next, seen).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
  })
}

const areHidden = async ({ listings, plate }: Awaited<ReturnType<typeof aSeller>>): Promise<boolean[]> => {
  const found = await Promise.all([...listings.map(getListingById), getPlateById(plate)])
  return found.map((offer) => offer?.isHidden ?? false)
}

type Act = 'suspend' | 'restore' | 'follow' | 'job' | 'edit'

describe('what a seller offers', () => {
  it('ends as their standing ends, in whatever order they are suspended, restored and followed', async () => {
    const acts = fc.array(fc.constantFrom<Act[]>('suspend', 'restore', 'follow', 'job', 'edit'), {
      minLength: 3,
      maxLength: 8,
    })
    const ends = async (steps: Act[], isAtOnce: boolean) => {
      const seller = await aSeller(4)
      const { id } = seller.user
      const does: Record<Act, () => Promise<unknown>> = {
        suspend: () => setStatus(id, 'SUSPENDED').catch(() => {}),
        restore: () => setStatus(id, 'ACTIVE').catch(() => {}),
        follow: () => syncOffers(id, soon()),
        job: () => syncOffers(id, soon(), later),
        edit: () => changePrice(seller.listings[0] ?? ''),
      }
      if (isAtOnce) await Promise.all(steps.map((step) => does[step]()))
      else for (const step of steps) await does[step]()
      expect(await syncOffers(id, new Date(Date.now() + 120_000), later)).toBe(true)
      const isHidden = (await getUserById(id))?.status !== 'ACTIVE'
      expect(await areHidden(seller)).toEqual(Array.from({ length: 5 }, () => isHidden))
      expect(await getOfferSync(id)).toBeUndefined()
    }
    await fc.assert(fc.asyncProperty(acts, fc.boolean(), ends), { seed: 25, numRuns: 30 })
  })

  it('is looked at once more after a minute, when what was stored meanwhile can be seen', async () => {
    const seller = await aSeller(1)
    const { id } = seller.user
    await setStatus(id, 'SUSPENDED')
    expect(await syncOffers(id, soon())).toBe(false)
    // Its request had begun before the suspension.
    const late = aListing({ id: newId('listing'), slug: null, ownerId: id, version: 1 })
    await insertListing(late, [])
    expect((await listOfferSyncs()).map(({ userId }) => userId)).toContain(id)
    expect(await syncOffers(id, new Date(Date.now() + 120_000), later)).toBe(true)
    expect((await getListingById(late.id))?.isHidden).toBe(true)
    expect((await listOfferSyncs()).map(({ userId }) => userId)).not.toContain(id)
  })

  it('is not taken for settled when the standing changes while it follows', async () => {
    const seller = await aSeller(2)
    const { id } = seller.user
    await setStatus(id, 'SUSPENDED')
    const interrupted: typeof later = {
      ...later,
      ownedPlatePages: async function* (ownerId) {
        await setStatus(id, 'ACTIVE')
        yield* ownedPlatePages(ownerId)
      },
    }
    const until = new Date(Date.now() + 120_000)
    expect(await syncOffers(id, until, interrupted)).toBe(false)
    await syncOffers(id, until, later)
    expect(await areHidden(seller)).toEqual([false, false, false])
  })

  it('follows as far as there is time, and the rest with the next run; one that fails stops no other', async () => {
    const seller = await aSeller(6)
    const { id } = seller.user
    await setStatus(id, 'SUSPENDED')
    expect(await syncOffers(id, new Date(0))).toBe(false)
    expect(await areHidden(seller)).toEqual(Array.from({ length: 7 }, () => false))
    const failing: typeof later = {
      ...later,
      replaceListing: async (next, seen) => {
        if (next.id === seller.listings[2]) throw new Error('The store is away')
        await replaceListing(next, seen)
      },
    }
    const until = new Date(Date.now() + 120_000)
    expect(await syncOffers(id, until, failing)).toBe(false)
    expect((await areHidden(seller)).filter((isHidden) => !isHidden)).toHaveLength(1)
    expect(await syncOffers(id, until, later)).toBe(true)
    expect(await areHidden(seller)).toEqual(Array.from({ length: 7 }, () => true))
  })

  it('fails where nothing at all could be written, so that the job knows of it', async () => {
    const seller = await aSeller(1)
    await setStatus(seller.user.id, 'SUSPENDED')
    const away = async () => Promise.reject(new Error('The store is away'))
    const failing: typeof later = { ...later, replaceListing: away, replacePlate: away }
    await expect(syncOffers(seller.user.id, new Date(Date.now() + 120_000), failing)).rejects.toThrow(
      'The store is away',
    )
    expect(await getOfferSync(seller.user.id)).toBeDefined()
  })

  it.each(['ACTIVE', 'SUSPENDED'] as const)(
    'stays out of lists when a seller who was %s is deleted, until the removal ends it',
    async (status) => {
      const { id } = (await aSeller(1)).user
      await setStatus(id, status)
      await deleteUser((await getUserById(id))!, id, new Date(), {
        accountEmailWrite,
        findDealer,
        markUserDeleted,
        newId,
        removeUser: async () => false,
      })
      expect(await listHidingSellers()).toContain(id)
      expect((await listOfferSyncs()).map(({ userId }) => userId)).not.toContain(id)
      await syncOffers(id, new Date(Date.now() + 120_000), later)
      expect(await listHidingSellers()).toContain(id)
    },
  )

  it('is brought in line by the job for everybody, whoever cannot be', async () => {
    const [first, second] = [await aSeller(1), await aSeller(1)]
    for (const { user } of [first, second]) await setStatus(user.id, 'SUSPENDED')
    await resumeOfferSyncs({
      listOfferSyncs,
      syncOffers: async (userId, until) => {
        if (userId === first.user.id) throw new Error('The store is away')
        return syncOffers(userId, until)
      },
      now: () => new Date(),
    })
    expect([await areHidden(first), await areHidden(second)]).toEqual([
      [false, false],
      [true, true],
    ])
  })

  it('is all of it, of a stock of several pages too', async () => {
    const seller = await aSeller(0)
    const { id } = seller.user
    const cars = Array.from({ length: 230 }, () =>
      aListing({ id: newId('listing'), slug: null, ownerId: id, version: 1 }),
    )
    await eachAtOnce(cars, 20, (car) => insertListing(car, []))
    await setStatus(id, 'SUSPENDED')
    await syncOffers(id, soon())
    const after = await getListingsById(cars.map((car) => car.id))
    expect([...after.values()].filter(({ isHidden }) => isHidden)).toHaveLength(cars.length)
  })

  it('is every plate, of several pages too', async () => {
    const { user } = await aSeller(0)
    const plates = Array.from({ length: 101 }, () =>
      aPlate({ id: newId('plate'), ownerId: user.id, number: String(numbers++), version: 1 }),
    )
    await eachAtOnce(plates, 20, (plate) => insertPlate(plate, []))
    await setStatus(user.id, 'SUSPENDED')
    await syncOffers(user.id, soon())
    const after = await getPlatesById(plates.map((plate) => plate.id))
    expect([...after.values()].filter(({ isHidden }) => isHidden)).toHaveLength(plates.length)
  })
})

const settle = (userId: string) => syncOffers(userId, new Date(Date.now() + 120_000), later)

const open = async (seen: UserRecord) => {
  const user = (await getUserById(seen.id)) ?? seen
  const change = { role: 'SELLER_DEALERSHIP' as const, companyName: 'Gulf Star' }
  const profile = newDealer({ ...user, ...change, createdAt: new Date().toISOString() }, newId('user'))
  await transact([
    userWrite(user, change, ['role']),
    ...newDealerWrites(profile),
    offerSyncWrite({ ...user, ...change }, new Date()),
  ])
}

const close = async ({ id }: UserRecord) => {
  const [user, profile] = [(await getUserById(id))!, (await findDealer(id))!]
  await transact([
    userWrite(user, { role: 'PRIVATE' }, ['role']),
    ...removeDealerWrites(profile),
    offerSyncWrite({ ...user, role: 'PRIVATE' }, new Date()),
  ])
}

describe('the team of a dealership', () => {
  /** A dealership with a member of staff and an invitation. */
  const aTeam = async () => {
    const [{ user }, member] = [await aSeller(0), await aSeller(0)]
    await open(user)
    await hire(user.id, member.user.id)
    await storeInvitation(user.id, 'guest@example.com')
    return { user, member: member.user }
  }
  const teamOf = async ({ id }: UserRecord) => ({
    members: (await readTeam(id)).members,
    invitations: (await listInvitations(id, new Date())).length,
  })
  const toldOfEnd = async ({ email }: UserRecord) => {
    let told = 0
    // By the clock of `later`, which is ahead.
    for await (const mails of dueMailPages(new Date(later.now().getTime() + 1000)))
      told += mails.filter(
        ({ mail }) => mail.to === email && mail.content.kind === 'DEALERSHIP_CLOSED',
      ).length
    return told
  }

  it('stays while the dealership does, and ends when it is closed, which its people are told', async () => {
    const { user, member } = await aTeam()
    await settle(user.id)
    expect(await teamOf(user)).toEqual({ members: [member.id], invitations: 1 })
    await close(user)
    // Cut off at the first try, as by a crash: the job comes back for the rest, and tells nobody twice.
    const failing: typeof later = { ...later, withdrawInvitation: () => Promise.reject(new Error('away')) }
    expect(await syncOffers(user.id, new Date(Date.now() + 120_000), failing)).toBe(false)
    expect(await settle(user.id)).toBe(true)
    expect(await teamOf(user)).toEqual({ members: [], invitations: 0 })
    expect(await findEmployment(member.id)).toBeUndefined()
    const place = { userId: member.id, dealershipId: user.id }
    expect(await listFormerEmployments([place], new Date())).toMatchObject([place])
    expect(await toldOfEnd(member)).toBe(1)
  })

  it('ends also when the same person has opened another before it did, whose own team stays', async () => {
    const [{ user, member }, next] = [await aTeam(), (await aSeller(0)).user]
    await close(user)
    await open(user)
    await hire(user.id, next.id)
    expect(await settle(user.id)).toBe(true)
    expect(await teamOf(user)).toEqual({ members: [next.id], invitations: 0 })
    expect(await findEmployment(member.id)).toBeUndefined()
  })
})

describe('what is written about a dealership', () => {
  const openCount = async () => (await readCounts(dealerReviewCounts))['OPEN'] ?? 0

  /** A dealership with a public and a waiting review, and the author of the public one. */
  const aReviewed = async () => {
    const [{ user }, author, other] = [await aSeller(0), await aSeller(0), await aSeller(0)]
    await open(user)
    const dealerId = user.id
    await storeReview({ dealerId, authorId: author.user.id })
    await storeReview({ dealerId, authorId: other.user.id, status: 'PENDING' })
    return { user, author: author.user }
  }

  it('stays while the dealership does, and goes when it is closed, from the count of the queue too', async () => {
    const before = await openCount()
    const { user, author } = await aReviewed()
    await settle(user.id)
    expect([(await listReviewsOf(user.id)).length, await openCount()]).toEqual([2, before + 1])
    await close(user)
    expect(await settle(user.id)).toBe(true)
    expect([await listReviewsOf(user.id), await openCount()]).toEqual([[], before])
    expect(await listOwnDealerReviews(author.id)).toEqual([])
  })

  it('is not counted by the dealership that its owner opens next, whoever is suspended before it goes', async () => {
    const { user, author } = await aReviewed()
    await close(user)
    await setStatus(author.id, 'SUSPENDED')
    expect(await settle(author.id)).toBe(true)
    await open(user)
    await setStatus(author.id, 'ACTIVE')
    expect(await settle(author.id)).toBe(true)
    await settle(user.id)
    const profile = await findDealer(user.id)
    expect([await listReviewsOf(user.id), profile && starsOf(profile)]).toEqual([[], [0, 0, 0, 0, 0]])
  })
})
