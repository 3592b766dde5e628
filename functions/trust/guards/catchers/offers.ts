import { newId, newSlugSuffix } from '#functions/adapters/ids.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { keys } from '#functions/data/keys.ts'
import { aListing, anApplication, aPlate } from '#functions/testing/builders.ts'
import { catchers } from '#functions/trust/guards/catcher.ts'
import {
  at,
  fitsOnly,
  onceOnly,
  put,
  refuses,
  secondRefused,
  somebody,
} from '#functions/trust/guards/store.ts'
import { switched } from '#functions/trust/guards/switched.ts'

const listings = switched<typeof import('#functions/data/listings.ts')>('#functions/data/listings.ts')
const plates = switched<typeof import('#functions/data/plates.ts')>('#functions/data/plates.ts')
const numbers = switched<typeof import('#functions/data/plate-numbers.ts')>(
  '#functions/data/plate-numbers.ts',
)
const stock = switched<typeof import('#functions/data/stock-numbers.ts')>('#functions/data/stock-numbers.ts')
const offers = switched<typeof import('#functions/data/offer-item.ts')>('#functions/data/offer-item.ts')
const created = switched<typeof import('#functions/data/request-names.ts')>(
  '#functions/data/request-names.ts',
)
const dealers = switched<typeof import('#functions/data/dealers.ts')>('#functions/data/dealers.ts')
const dealerStanding = switched<typeof import('#functions/data/dealers.ts')>('#functions/data/dealers.ts')
const submissions = switched<typeof import('#functions/data/submissions.ts')>(
  '#functions/data/submissions.ts',
)

const aCar = () =>
  aListing({ id: newId('listing'), slug: `guard-${newSlugSuffix()}`, ownerId: newId('user') })

const freshNumber = () => String(100_000 + (Number.parseInt(newSlugSuffix(), 36) % 800_000))

const ours = () => aPlate({ id: newId('plate'), ownerId: newId('user'), number: freshNumber() })

const aFirm = async () => {
  const user = await somebody({ companyName: 'Al Guard Motors', verificationStatus: 'PENDING' })
  return newDealer(user, newSlugSuffix())
}

export const offered = catchers('offers', {
  'a car of an id or an address that is taken': async () => {
    const car = aCar()
    await listings.insertListing(car, [])
    await refuses('EDIT_CONFLICT', () =>
      listings.insertListing({ ...car, slug: `other-${newSlugSuffix()}` }, []),
    )
    await refuses('EDIT_CONFLICT', () => listings.insertListing({ ...car, id: newId('listing') }, []))
  },
  'an edit of a car that has changed': async () => {
    const car = aCar()
    await listings.insertListing(car, [])
    const next = { ...car, version: car.version + 1 }
    await secondRefused('EDIT_CONFLICT', () => listings.replaceListing(next, car))
  },
  'a deletion of what has changed': () =>
    fitsOnly(offers.deleteSeenWrite(keys.listing(newId('listing')), 4), { version: 4 }, [
      { version: 5 },
      'absent',
    ]),
  'a stock number that another car has': () =>
    onceOnly(stock.claimStockNumber({ ...aCar(), stockNumber: 'A-17' })!),
  'a plate of an id that is taken': async () => {
    const plate = ours()
    await plates.insertPlate(plate, [])
    const again = { ...plate, number: freshNumber() }
    await refuses('EDIT_CONFLICT', () => plates.insertPlate(again, []))
  },
  'a number that another plate holds': () => {
    const plate = ours()
    return fitsOnly(numbers.claimNumber(plate)!, { id: newId('plate'), isTaken: false }, [
      { id: newId('plate'), isTaken: true },
    ])
  },
  'a number let go by who holds it no more': () => {
    const plate = ours()
    const sold = { ...plate, availability: 'SOLD' as const }
    return fitsOnly(numbers.releaseNumber(sold, plate)!, { id: plate.id, isTaken: true }, [
      { id: newId('plate'), isTaken: true },
    ])
  },
  'a number forgotten for a plate that it leads to no more': async () => {
    const plate = ours()
    await plates.insertPlate(plate, [])
    const write = await numbers.forgetNumber(plate)
    await fitsOnly(write!, { id: plate.id, isTaken: true }, [{ id: newId('plate'), isTaken: true }])
  },
  'a request that has made something already': () =>
    onceOnly(created.createdWrite({ makes: 'plate', userId: newId('user'), name: 'a' }, newId('plate'), at)),
  'a dealership of an id or an address that is taken': async () => {
    const dealer = await aFirm()
    const [profile, slug] = dealers.newDealerWrites(dealer)
    await onceOnly(profile!)
    await onceOnly(slug!)
  },
  'how a dealership stands, changed meanwhile': async () => {
    const dealer = await aFirm()
    const { verificationStatus, businessName, isSuspended, appliedAt, standing } = dealer
    const seen = { verificationStatus, businessName, isSuspended, appliedAt, standing }
    await fitsOnly(dealerStanding.dealerStandingWrite(dealer, { isSuspended: true }), seen, [
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
    const [profile] = dealers.removeDealerWrites(dealer, at)
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
  'a second application, or one of an id that is taken': async () => {
    const first = anApplication({ id: newId('submission'), userId: newId('user') })
    await submissions.insertSubmission(first)
    const another = { ...first, id: newId('submission') }
    await refuses('EDIT_CONFLICT', () => submissions.insertSubmission(another))
    await refuses('EDIT_CONFLICT', () => submissions.insertSubmission({ ...first, userId: newId('user') }))
  },
  'a dealership that has sent an application meanwhile': async () => {
    const draft = anApplication({ id: newId('submission'), userId: newId('user'), status: 'DRAFT' })
    await fitsOnly(submissions.unsentWrite(draft.userId, draft), draft, [{ ...draft, status: 'SUBMITTED' }])
    await fitsOnly(submissions.unsentWrite(newId('user'), undefined), 'absent', [{ submissionId: draft.id }])
  },
  'the papers of an application that has changed': async () => {
    const seen = anApplication({ id: newId('submission'), userId: newId('user') })
    await put(keys.submission(seen.id), { ...seen, version: 2 })
    await refuses('EDIT_CONFLICT', () => submissions.replaceSubmission({ ...seen, version: 2 }, seen))
  },
})
