import { sha256 } from '#functions/core/hash.ts'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { newId, newSlugSuffix } from '#functions/adapters/ids.ts'
import { answerAppeal } from '#functions/appeals/answer-appeal.ts'
import { createAppeal } from '#functions/appeals/create-appeal.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { sendContactMessage } from '#functions/contact/send-contact-message.ts'
import { setContactMessageStatus } from '#functions/contact/set-contact-message-status.ts'
import { AppError } from '#functions/core/app-error.ts'
import { newDealerWrites } from '#functions/data/dealers.ts'
import { createUser } from '#functions/data/user-accounts.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { insertUpload, judgeUpload } from '#functions/data/uploads.ts'
import { table, tableName } from '#functions/data/table.ts'
import { createListing } from '#functions/listings/create-listing.ts'
import { deleteAnyListing } from '#functions/listings/delete-any-listing.ts'
import { reportListing } from '#functions/listings/report-listing.ts'
import { setListingStatus } from '#functions/listings/set-listing-status.ts'
import { updateListing } from '#functions/listings/update-listing.ts'
import { getAdminCounts } from '#functions/oversight/get-admin-counts.ts'
import { createPlate } from '#functions/plates/create-plate.ts'
import { deletePlate } from '#functions/plates/delete-plate.ts'
import { setPlateStatus } from '#functions/plates/set-plate-status.ts'
import { resolveReport } from '#functions/reports/resolve-report.ts'
import { wholeAuditLog } from '#functions/testing/audit.ts'
import { aUser } from '#functions/testing/builders.ts'
import { carForm } from '#functions/testing/cars.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { plateForm } from '#functions/testing/plates.ts'
import { deleteUser } from '#functions/users/delete-user.ts'
import { editUser } from '#functions/users/edit-user.ts'
import { setUserStatus } from '#functions/users/set-user-status.ts'
import { verifyDealership } from '#functions/verification/verify-dealership.ts'
import { createRandom, type Random } from '#scripts/seed/random.ts'
import { checkChain } from '#shared/schemas/audit.ts'

// Invariant I10: whatever users and admins do, in any order and two at once, the kept counts equal the items.

beforeAll(() => useOwnTable())

const admin = aUser({ id: newId('user'), role: 'PLATFORM_ADMIN', username: 'sara', email: 's@example.com' })

type Item = Record<string, unknown> & { pk: string; sk: string }

const scan = async (): Promise<Item[]> => {
  const { Items = [] } = await table().send(new ScanCommand({ TableName: tableName(), ConsistentRead: true }))
  return Items as Item[]
}

const ofKind = (items: readonly Item[], kind: string, sk: string) =>
  items.filter((item) => item.pk.startsWith(`${kind}#`) && item.sk === sk)

const recount = (items: readonly Item[]) => {
  const users = ofKind(items, 'USER', 'PROFILE').filter(({ status }) => status !== 'DELETED')
  const [listings, plates] = [ofKind(items, 'LISTING', 'LISTING'), ofKind(items, 'PLATE', 'PLATE')]
  const dealers = ofKind(items, 'DEALER', 'PROFILE')
  const count = (all: readonly Item[], status: string) =>
    all.filter((item) => item['status'] === status).length
  return {
    totalUsers: users.length,
    totalListings: listings.length,
    pendingListings: count(listings, 'PENDING'),
    totalDealers: dealers.length,
    // A suspended one waits for nothing.
    pendingVerifications: dealers.filter(
      (dealer) => dealer['verificationStatus'] === 'PENDING' && !dealer['isSuspended'],
    ).length,
    pendingPlates: count(plates, 'PENDING'),
    openChecks: count(ofKind(items, 'LISTING', 'CHECK'), 'OPEN'),
    openReports: count(ofKind(items, 'REPORT', 'REPORT'), 'OPEN'),
    openAppeals: count(ofKind(items, 'APPEAL', 'APPEAL'), 'OPEN'),
    openMessages: count(ofKind(items, 'CONTACT', 'MESSAGE'), 'OPEN'),
    openDealerReviews: count(ofKind(items, 'DEALER_REVIEW', 'REVIEW'), 'PENDING'),
    openQuotes: 0,
  }
}

let names = 0
const register = async (random: Random): Promise<void> => {
  const username = `user${names++}`
  const isDealer = random.chance(0.4)
  const user = aUser({
    id: newId('user'),
    username,
    email: `${username}@example.com`,
    role: isDealer ? 'SELLER_DEALERSHIP' : 'PRIVATE',
    companyName: isDealer ? `Motors ${username}` : null,
    verificationStatus: isDealer ? 'PENDING' : null,
  })
  await createUser(user, isDealer ? newDealerWrites(newDealer(user, newSlugSuffix())) : [])
}

const upload = async (ownerId: string, purpose: 'photo' | 'document'): Promise<string> => {
  const id = newId(purpose === 'photo' ? 'upload' : 'document')
  const file = { contentType: 'image/jpeg', contentLength: 1000, createdAt: new Date().toISOString() }
  const fresh = { state: 'ISSUED', refusal: null, picture: null, attachedTo: null } as const
  await insertUpload({ ...file, ...fresh, id, ownerId, purpose })
  const picture = { width: 640, height: 480, placeholder: 'data:,', hash: null }
  await judgeUpload(id, {
    state: 'READY',
    picture: purpose === 'photo' ? picture : null,
    sha256: 'a'.repeat(64),
  })
  return id
}

const aCar = async (owner: UserRecord, status: 'DRAFT' | 'PENDING') => {
  const documents = async () => ({
    registrationCard: await upload(owner.id, 'document'),
    idCard: await upload(owner.id, 'document'),
  })
  const images = [await upload(owner.id, 'photo')]
  const verificationDocuments = owner.role === 'PRIVATE' ? await documents() : undefined
  return { ...carForm(), images, verificationDocuments, status }
}

type World = { items: readonly Item[]; random: Random }
type Call = (input: never) => unknown

/** The further input of every route's handler. */
const asked = { query: undefined, request: { id: 'r', ip: '10.0.0.1', userAgent: 'test' } }

const run = (operation: Call, input: Readonly<Record<string, unknown>>) =>
  operation({ ...asked, ...input } as never)

/** One thing of a kind, mostly one in a status in which the act is possible. */
const one = (
  { items, random }: World,
  kind: string,
  sk: string,
  statuses?: readonly string[],
): Item | undefined => {
  const all = ofKind(items, kind, sk)
  const fitting = all.filter(({ status }) => statuses?.includes(String(status)))
  const choice = fitting.length > 0 && random.chance(0.9) ? fitting : all
  return choice.length > 0 ? random.pick(choice) : undefined
}
const aListing = (world: World, ...statuses: string[]) => one(world, 'LISTING', 'LISTING', statuses)
const aPlate = (world: World, ...statuses: string[]) => one(world, 'PLATE', 'PLATE', statuses)

const idOf = (item: Item | undefined) => ({ params: { id: String(item?.['id'] ?? 'none') } })

const person = async (world: World): Promise<UserRecord> => {
  const user = await getUserById(String(one(world, 'USER', 'PROFILE')?.['id']))
  if (!user || user.status !== 'ACTIVE') throw new AppError('NOT_FOUND')
  return user
}

const ownerOf = async (item: Item | undefined): Promise<UserRecord> => {
  const user = item && (await getUserById(String(item['ownerId'])))
  if (!user) throw new AppError('NOT_FOUND')
  return user
}

let numbers = 1000
const acts: ((world: World) => Promise<unknown>)[] = [
  ({ random }) => register(random),
  async (world) => {
    const actor = await person(world)
    const status = world.random.chance(0.3) ? 'DRAFT' : 'PENDING'
    return run(createListing, { actor, body: await aCar(actor, status) })
  },
  async (world) => {
    const car = aListing(world)
    const actor = await ownerOf(car)
    const status = world.random.pick(['DRAFT', 'PENDING'])
    return run(updateListing, { ...idOf(car), actor, body: { mileage: numbers++, status } })
  },
  async (world) => {
    const body = { status: world.random.pick(['APPROVED', 'REJECTED', 'REJECTED']) }
    return run(setListingStatus, { ...idOf(aListing(world, 'PENDING', 'APPROVED')), actor: admin, body })
  },
  async (world) =>
    world.random.chance(0.2) && run(deleteAnyListing, { ...idOf(aListing(world)), actor: admin, query: {} }),
  async (world) =>
    run(createPlate, { actor: await person(world), body: plateForm(String(numbers++), { country: 'QA' }) }),
  async (world) => {
    const body = { status: world.random.pick(['APPROVED', 'REJECTED', 'REJECTED']) }
    return run(setPlateStatus, { ...idOf(aPlate(world, 'PENDING', 'APPROVED')), actor: admin, body })
  },
  async (world) => {
    const plate = aPlate(world)
    return (
      world.random.chance(0.2) && run(deletePlate, { ...idOf(plate), actor: await ownerOf(plate), query: {} })
    )
  },
  async (world) => {
    const body = { reason: 'SOLD', visitor: newId('message') }
    return run(reportListing, { ...idOf(aListing(world, 'APPROVED')), actor: undefined, body })
  },
  async (world) => {
    const body = { status: world.random.pick(['RESOLVED', 'DISMISSED']) }
    return run(resolveReport, { ...idOf(one(world, 'REPORT', 'REPORT', ['OPEN'])), actor: admin, body })
  },
  async (world) => {
    const thing = world.random.chance(0.5) ? aListing(world, 'REJECTED') : aPlate(world, 'REJECTED')
    const body = { about: String(thing?.['id']), message: 'Please look at it again.' }
    return run(createAppeal, { actor: await ownerOf(thing), body })
  },
  async (world) => {
    const body = { status: world.random.pick(['GRANTED', 'UPHELD']) }
    return run(answerAppeal, { ...idOf(one(world, 'APPEAL', 'APPEAL', ['OPEN'])), actor: admin, body })
  },
  async () => {
    const form = { name: 'Maryam', email: 'm@example.com', subject: 'A question', message: 'How do I sell?' }
    return run(sendContactMessage, { actor: undefined, body: form })
  },
  async (world) => {
    const body = { status: world.random.pick(['ANSWERED', 'OPEN']) }
    return run(setContactMessageStatus, { ...idOf(one(world, 'CONTACT', 'MESSAGE')), actor: admin, body })
  },
  async (world) => {
    const params = { userId: String(one(world, 'DEALER', 'PROFILE')?.['id']) }
    return run(verifyDealership, { params, actor: admin, body: { approved: world.random.chance(0.6) } })
  },
  async (world) => {
    const role = world.random.pick(['PRIVATE', 'SELLER_DEALERSHIP'])
    const body = { role, ...(role === 'PRIVATE' ? {} : { companyName: 'Motors anew' }) }
    return run(editUser, { ...idOf(one(world, 'USER', 'PROFILE')), actor: admin, body })
  },
  async (world) =>
    world.random.chance(0.2) && run(deleteUser, { ...idOf(one(world, 'USER', 'PROFILE')), actor: admin }),
]

const attempt = async (act: Promise<unknown>): Promise<boolean> => {
  try {
    return (await act) !== false
  } catch (error) {
    if (error instanceof AppError && error.code !== 'INTERNAL') return false
    throw error
  }
}

it('of what waits for verification leave out whose owner is suspended, as the list does', async () => {
  const dealer = { role: 'SELLER_DEALERSHIP', companyName: 'Gulf', verificationStatus: 'PENDING' } as const
  const user = aUser({ id: newId('user'), username: 'waits', email: 'w@example.com', ...dealer })
  await createUser(user, newDealerWrites(newDealer(user, newSlugSuffix())))
  const counted = async () => {
    const { pendingVerifications, totalDealers } = await getAdminCounts(undefined)
    return [pendingVerifications, totalDealers]
  }
  expect(await counted()).toEqual([1, 1])
  const body = { status: 'SUSPENDED', reasonCodes: ['SPAM'] }
  await run(setUserStatus, { params: { id: user.id }, actor: admin, body })
  expect(await counted()).toEqual([0, 1])
})

it('agree with the table after a mix of acts', async () => {
  const random = createRandom(20_261_122)
  let done = 0
  for (let step = 1; step <= 120; step++) {
    const world = { items: await scan(), random }
    const chosen = Array.from({ length: random.whole(1, 2) }, () => random.pick(acts))
    await Promise.all(
      chosen.map(async (act) => {
        if (await attempt(act(world))) done++
      }),
    )
    if (step % 40 === 0) expect(await getAdminCounts(undefined)).toEqual(recount(await scan()))
  }
  // Else it was a quiet life, and says little.
  expect(done).toBeGreaterThan(60)
  expect(await checkChain(await wholeAuditLog(), sha256)).toBeUndefined()
})
