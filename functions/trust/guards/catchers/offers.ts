import { newId, newSlugSuffix } from '#functions/adapters/ids.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { keys } from '#functions/data/keys.ts'
import { anApplication, aPlate, aUser } from '#functions/testing/builders.ts'
import { at, fitsOnly, put, refuses, same, somebody } from '#functions/trust/guards/store.ts'
import { type ItemWrite, write } from '#functions/data/table.ts'
import * as numbers from '#functions/data/plate-numbers.ts'
import * as plates from '#functions/data/plates.ts'
import * as editing from '#functions/commands/take-edit.ts'
import * as creating from '#functions/plates/create-plate.ts'
import { updatePlate } from '#functions/plates/update-plate.ts'
import { checkWaitingPlates } from '#functions/plates/waiting-plates.ts'
import { plateLimits } from '#shared/constants/offer-limits.ts'
import type { PlateStatus } from '#shared/schemas/plate.ts'
import type { Reputation } from '#shared/rules/reputation.ts'
import * as dealers from '#functions/data/dealers.ts'
import * as submissions from '#functions/data/submissions.ts'

const freshNumber = () => String(100_000 + (Number.parseInt(newSlugSuffix(), 36) % 800_000))

const ours = () => aPlate({ id: newId('plate'), ownerId: newId('user'), number: freshNumber() })

const aFirm = async () => {
  const user = await somebody({ companyName: 'Al Guard Motors', verificationStatus: 'PENDING' })
  return newDealer(user, newSlugSuffix())
}

const limitWrites = (reputation: Reputation, count: number, status: PlateStatus = 'PENDING') =>
  creating.plateLimitWrites({ actor: aUser({ id: newId('user') }), ip: '10.0.0.1' }, at, {
    readReputation: async () => reputation,
    listOwnedPlates: async () => Array.from({ length: count }, () => aPlate({ status })),
  })

const sendAgain = (status: PlateStatus, isFull: boolean) =>
  updatePlate(
    { actor: aUser(), params: { id: 'x' }, body: { price: 9 }, request: { ip: '10.0.0.1' } } as never,
    {
      isJumpHeld: async () => false,
      takeEdit: async () => {},
      checkWaitingPlates: (place, time) =>
        checkWaitingPlates(place, time, {
          readReputation: async () => 'new',
          listOwnedPlates: async () =>
            Array.from({ length: isFull ? 5 : 4 }, () => aPlate({ status: 'PENDING' })),
        }),
      readOwnPlate: async () => aPlate({ status }),
      replacePlate: async () => {},
      readCounts: async () => ({ viewCount: 0, contactCount: 0, saveCount: 0 }),
      now: () => at,
    },
  )

export const catchers = {
  'a second plate of one owner that waits for a number': async () => {
    const plate = { ...ours(), status: 'PENDING' as const }
    await fitsOnly(numbers.waitingWrite(plate, undefined)!, 'absent', [{ id: newId('plate') }])
    await plates.insertPlate({ ...plate, id: newId('plate'), ownerId: newId('user') }, [])
    const holder = ours()
    await plates.insertPlate(holder, [])
    const wants = { ...plate, id: newId('plate'), ownerId: newId('user'), number: holder.number }
    await refuses('PLATE_TAKEN', () => plates.insertPlate(wants, []))
  },
  'a number freed that has another holder by now': async () => {
    const [plate, holder] = [ours(), newId('plate')]
    const key = keys.plateGuard(plate.country, plate.number)
    for (const [item, isFreed] of [
      [{ id: newId('plate'), isTaken: true }, false],
      [{ id: holder, isTaken: false }, false],
      [{ id: holder, isTaken: true }, true],
    ] as const) {
      await put(key, item)
      same(await numbers.freeFromWaiting(plate, holder), isFreed)
    }
  },
  'too many edits of one car or plate': async () => {
    await refuses('TOO_MANY_EDITS', () => editing.takeEdit('x', at, { takeNamed: async () => 9 }))
    await editing.takeEdit('x', at, { takeNamed: async () => undefined })
  },
  'too many plates that wait': async () => {
    await refuses('TOO_MANY_PLATES', () => limitWrites('new', 5))
    same((await limitWrites('known', 5)).length, 0)
    const [ofAccount] = await limitWrites('new', 4)
    for (let taken = 0; taken < 5; taken++) same(await write(ofAccount as ItemWrite), true)
    same(await write(ofAccount as ItemWrite), false)
  },
  'a rejected plate sent again while too many wait': async () => {
    await refuses('TOO_MANY_PLATES', () => sendAgain('REJECTED', true))
    same((await sendAgain('REJECTED', false)).status, 'PENDING')
    same((await sendAgain('APPROVED', true)).status, 'APPROVED')
  },
  'more plates than a list shows': async () => {
    await refuses('TOO_MANY_OWN_PLATES', () => limitWrites('trusted', plateLimits.owned, 'APPROVED'))
    same((await limitWrites('trusted', plateLimits.owned - 1, 'APPROVED')).length, 0)
  },
  'a number that another plate holds': () => {
    const plate = ours()
    return fitsOnly(numbers.claimNumber(plate)!, { id: newId('plate'), isTaken: false }, [
      { id: newId('plate'), isTaken: true },
    ])
  },
  'a number forgotten for a plate that it leads to no more': async () => {
    const plate = ours()
    await plates.insertPlate(plate, [])
    const write = await numbers.deleteNumber(plate)
    await fitsOnly(write!, { id: plate.id, isTaken: true }, [{ id: newId('plate'), isTaken: true }])
  },
  'how a dealership stands, changed meanwhile': async () => {
    const dealer = await aFirm()
    const { verificationStatus, businessName, isSuspended, appliedAt, standing } = dealer
    const seen = { verificationStatus, businessName, isSuspended, appliedAt, standing }
    await fitsOnly(dealers.dealerChangeWrite(dealer, { isSuspended: true }), seen, [
      { ...seen, verificationStatus: 'REJECTED' },
      { ...seen, businessName: 'Another' },
      { ...seen, isSuspended: true },
      { ...seen, appliedAt: at.toISOString() },
      { ...seen, standing: standing + 1 },
    ])
  },
  'a dealership removed that has changed': async () => {
    const dealer = await aFirm()
    const seen = { version: dealer.version, verificationStatus: dealer.verificationStatus }
    const [profile] = dealers.removeDealerWrites(dealer)
    await fitsOnly(profile!, seen, [
      { ...seen, version: dealer.version + 1 },
      { ...seen, verificationStatus: 'APPROVED' },
    ])
  },
  'a storefront that has changed or is gone': async () => {
    const showcase = { description: 'Since 1990' } as Parameters<typeof dealers.showcaseWrite>[1]
    await fitsOnly(dealers.showcaseWrite(newId('user'), showcase, 1), {}, [{ version: 2 }, 'absent'])
  },
  'a sale of a dealership that is gone': () =>
    fitsOnly(dealers.salesWrite(newId('user'), 1), { totalSales: 3 }, ['absent']),
  'a move of a dealership that is gone': () =>
    fitsOnly(dealers.dealerCityWrite(newId('user'), 'Doha'), { city: 'Al Khor' }, ['absent']),
  'a dealership that has sent an application meanwhile': async () => {
    const draft = anApplication({ id: newId('submission'), userId: newId('user'), status: 'DRAFT' })
    await fitsOnly(submissions.unsentWrite(draft.userId, draft), draft, [{ ...draft, status: 'SUBMITTED' }])
    await fitsOnly(submissions.unsentWrite(newId('user'), undefined), 'absent', [{ submissionId: draft.id }])
  },
  'the documents of an application that has changed': async () => {
    const seen = anApplication({ id: newId('submission'), userId: newId('user') })
    await put(keys.submission(seen.id), { ...seen, version: 2 })
    await refuses('EDIT_CONFLICT', () => submissions.replaceSubmission({ ...seen, version: 2 }, seen))
  },
}
