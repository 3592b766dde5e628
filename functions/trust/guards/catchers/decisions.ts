import { newDealer } from '#functions/commands/new-dealer.ts'
import { aListing, anApplication, aPlate, aUser } from '#functions/testing/builders.ts'
import { at, refuses } from '#functions/trust/guards/store.ts'
import * as appeals from '#functions/appeals/create-appeal.ts'
import * as answers from '#functions/appeals/answer-appeal.ts'
import * as dealerships from '#functions/commands/decide-dealership.ts'
import * as cars from '#functions/commands/decide-listing.ts'
import * as plates from '#functions/commands/decide-plate.ts'
import * as setPlate from '#functions/plates/set-plate-status.ts'
import * as apply from '#functions/verification/submit-verification.ts'
import * as documents from '#functions/uploads/read-document.ts'

const [owner, stranger] = [aUser(), aUser({ id: 'usr_00000000000000000000000009' })]
const admin = aUser({ id: 'usr_00000000000000000000000008', role: 'PLATFORM_ADMIN' })
const firm = aUser({ role: 'SELLER_DEALERSHIP', verificationStatus: 'PENDING' })
const [car, plate] = [aListing(), aPlate()]
const aDealership = newDealer({ ...firm, companyName: 'Al Guard Motors' }, 'abcd1234')
const never = async () => undefined
const clock = { newId: () => 'aud_1', now: () => at }

const own = {
  id: 'apl_1',
  status: 'OPEN',
  message: 'Mine.',
  at: at.toISOString(),
  answer: null,
  answeredAt: null,
}
const refusedCar = { ...car, status: 'REJECTED' as const, appeal: null }

const appealFor = (record: object | undefined, actor = owner) =>
  appeals.createAppeal(
    { actor, body: { about: car.id, message: 'Mine.' } } as never,
    {
      readAppealable: async () => record && { kind: 'listing', record },
      noteAppeal: never,
      ...clock,
    } as never,
  )

const openAppeal = {
  ...own,
  userId: owner.id,
  about: { kind: 'listing', id: car.id, title: 'A', titleAr: 'A' },
}

const answerWith = (
  seen: object | undefined,
  record: object | undefined,
  people = [owner],
  body: object = {},
) =>
  answers.answerAppeal(
    { actor: admin, params: { id: 'apl_1' }, body: { status: 'UPHELD', ...body } } as never,
    {
      getAppealById: async () => seen,
      readAppealable: async () => record && { kind: 'listing', record },
      getUsersById: async () => new Map(people.map((user) => [user.id, user])),
      noteAppeal: async (thing: object) => thing,
      grantAppeal: async () => ({}),
      readCounts: async () => ({ PLATFORM_ADMIN: 2 }),
      notifyWrites: async ({ id }: { id: string }) => [id].slice(1),
      ...clock,
    } as never,
  )

const decideFirm = (
  parts: object,
  user: typeof firm | null = firm,
  dealer: object | null = { ...aDealership, id: firm.id, standing: 3 },
) =>
  dealerships.decideDealership(
    { userId: firm.id, seen: undefined, said: { status: 'APPROVED' }, adminId: admin.id, ...parts } as never,
    [],
    {
      getUserById: async () => user ?? undefined,
      findDealer: async () => dealer ?? undefined,
      replaceSubmission: never,
      transact: never,
      notifyWrites: async () => [],
      syncOffersNow: never,
      ...clock,
    } as never,
  )

const decideCar = (parts: object, seen = { ...car, status: 'PENDING' as const }) =>
  cars.decideListing(
    { seen, owner, said: { status: 'APPROVED' }, adminId: admin.id, ...parts } as never,
    [],
    {
      replaceListing: never,
      notifyWrites: async () => [],
      ...clock,
    } as never,
  )

const decidePlate = (parts: object) =>
  plates.decidePlate(
    {
      seen: { ...plate, status: 'PENDING' },
      owner,
      said: { status: 'APPROVED' },
      adminId: admin.id,
      ...parts,
    } as never,
    [],
    {
      replacePlate: never,
      notifyWrites: async () => [],
      listWaiting: async () => [],
      getPlatesById: async () => new Map(),
      getUsersById: async () => new Map(),
      ...clock,
    } as never,
  )

const submit = (user: typeof firm | undefined, dealer: object | undefined = { id: firm.id }, actor = firm) =>
  apply.submitVerification(
    {
      actor,
      body: {
        documents: ['BUSINESS_LICENSE', 'TRADE_LICENSE', 'ID_COPY'].map((documentType) => ({ documentType })),
      },
    } as never,
    {
      getUserById: async () => user,
      findDealer: async () => dealer,
      readForFilling: async () => {
        throw Object.assign(new Error('admitted'), { code: 'ADMITTED' })
      },
      ...clock,
    } as never,
  )

const open = (parts: object) =>
  documents.readDocument(
    { actor: admin, params: { name: 'doc_1' }, request: { id: 'r', ip: 'i' } } as never,
    {
      getUploadById: async () => ({
        id: 'doc_1',
        ownerId: 'a',
        purpose: 'document',
        state: 'READY',
        ...parts,
      }),
      appendAudit: never,
      signDocumentRead: async () => 'https://a',
      takeNamed: never,
      ...clock,
    } as never,
  )

export const catchers = {
  'an appeal about what is not one’s own, not refused, or appealed for': async () => {
    await appealFor(refusedCar)
    await refuses('NOT_FOUND', () => appealFor(undefined))
    await refuses('NOT_FOUND', () => appealFor(refusedCar, stranger))
    await refuses('NOT_REJECTED', () => appealFor({ ...refusedCar, status: 'APPROVED' }))
    await refuses('ALREADY_APPEALED', () => appealFor({ ...refusedCar, appeal: own }))
  },
  'an answer to what is answered, gone or changed': async () => {
    const record = { ...refusedCar, appeal: own }
    await answerWith(openAppeal, record)
    await refuses('NOT_FOUND', () => answerWith(undefined, record))
    await refuses('ILLEGAL_STATUS_MOVE', () => answerWith({ ...openAppeal, status: 'UPHELD' }, record))
    await refuses('ILLEGAL_STATUS_MOVE', () =>
      answerWith(openAppeal, { ...record, appeal: { ...own, id: 'apl_2' } }),
    )
    await refuses('EDIT_CONFLICT', () => answerWith(openAppeal, record, [owner], { version: 77 }))
    await refuses('NOT_FOUND', () => answerWith(openAppeal, record, []))
    await refuses('OWN_DECISION', () => answerWith({ ...openAppeal, rejectedBy: admin.id }, record))
  },
  'a dealership that cannot be decided about': async () => {
    const sent = anApplication({ userId: firm.id })
    await decideFirm({})
    await decideFirm({ standing: 3 })
    await refuses('EDIT_CONFLICT', () => decideFirm({ standing: 2 }))
    await refuses('EDIT_CONFLICT', () => decideFirm({ version: 9 }))
    await refuses('APPLICATION_DOCUMENTS_REQUIRED', () => decideFirm({ seen: sent }))
    await refuses('NOT_FOUND', () => decideFirm({}, null))
    await refuses('NOT_FOUND', () => decideFirm({}, firm, null))
    await refuses('NOT_FOUND', () => decideFirm({}, { ...firm, role: 'PRIVATE' }))
    await refuses('NOT_FOUND', () => decideFirm({}, { ...firm, status: 'DELETED' }))
    await refuses('ILLEGAL_STATUS_MOVE', () => decideFirm({}, { ...firm, verificationStatus: 'APPROVED' }))
    await refuses('ILLEGAL_STATUS_MOVE', () => decideFirm({ said: { status: 'UNDER_REVIEW' } }))
    const begun = anApplication({ userId: firm.id, status: 'UNDER_REVIEW' })
    await refuses('ILLEGAL_STATUS_MOVE', () => decideFirm({ seen: begun, said: { status: 'UNDER_REVIEW' } }))
  },
  'a car that was reviewed in another version, or whose owner is gone': async () => {
    await decideCar({})
    await refuses('EDIT_CONFLICT', () => decideCar({ version: 9 }))
    await refuses('LISTING_NOT_FOUND', () =>
      cars.decideListingById(car.id, { status: 'APPROVED' }, admin.id, {
        getListingById: async () => car,
        getUserById: never,
      } as never),
    )
  },
  'a plate that was reviewed in another version, or whose owner is gone': async () => {
    await decidePlate({})
    await refuses('EDIT_CONFLICT', () => decidePlate({ version: 9 }))
    await refuses('PLATE_NOT_FOUND', () =>
      setPlate.setPlateStatus(
        { actor: admin, params: { id: 'a' }, body: { status: 'APPROVED' } } as never,
        {
          getPlateById: async () => plate,
          getUserById: never,
          decidePlate: async () => plate,
        } as never,
      ),
    )
  },
  'an application of who has no dealership any more': async () => {
    await refuses('ADMITTED', () => submit(firm))
    await refuses('FORBIDDEN', () => submit(undefined))
    await refuses('FORBIDDEN', () => submit(firm, null as never))
    await refuses('FORBIDDEN', () => submit({ ...firm, role: 'PRIVATE' }))
    await refuses('FORBIDDEN', () => submit({ ...firm, status: 'SUSPENDED' }))
    await refuses('FORBIDDEN', () => submit(firm, { id: firm.id }, { ...firm, isVerified: true }))
  },
  'a file that is no finished document': async () => {
    await open({})
    await refuses('DOCUMENT_NOT_FOUND', () => open({ purpose: 'photo' }))
    await refuses('DOCUMENT_NOT_FOUND', () => open({ state: 'REFUSED' }))
    await refuses('DOCUMENT_NOT_FOUND', () => open({ state: 'ISSUED' }))
  },
}
