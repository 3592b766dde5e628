import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import { aListing, aPlate, aUser } from '#functions/testing/builders.ts'
import { catchers } from '#functions/trust/guards/catcher.ts'
import { put, refuses, same } from '#functions/trust/guards/store.ts'
import { switched } from '#functions/trust/guards/switched.ts'

const read = switched<typeof import('#functions/listings/read-visible.ts')>(
  '#functions/listings/read-visible.ts',
)
const readPlate = switched<typeof import('#functions/plates/read-visible-plate.ts')>(
  '#functions/plates/read-visible-plate.ts',
)
const detail = switched<typeof import('#functions/listings/get-listing.ts')>(
  '#functions/listings/get-listing.ts',
)
const views = switched<typeof import('#functions/plates/views.ts')>('#functions/plates/views.ts')
const image = switched<typeof import('#functions/listings/get-listing-image.ts')>(
  '#functions/listings/get-listing-image.ts',
)
const counts = switched<typeof import('#functions/listings/count-for-listing.ts')>(
  '#functions/listings/count-for-listing.ts',
)
const plateCounts = switched<typeof import('#functions/plates/count-for-plate.ts')>(
  '#functions/plates/count-for-plate.ts',
)
const cards = switched<typeof import('#functions/data/listing-lists.ts')>('#functions/data/listing-lists.ts')

const [owner, stranger] = [aUser(), aUser({ id: 'usr_00000000000000000000000009' })]
const admin = aUser({ id: 'usr_00000000000000000000000008', role: 'PLATFORM_ADMIN' })
const car = aListing()

/** Who is counted when somebody looks at what is this owner's. */
const counted = async (actor: typeof owner | undefined, ofPlate: boolean): Promise<number> => {
  let count = 0
  const countPerson = async () => void count++
  const caller = { actor, visitor: 'a', request: { ip: '10.0.0.1', userAgent: '' } }
  if (ofPlate)
    await plateCounts.countForPlate('VIEW', 'a', caller, {
      readVisiblePlate: async () => ({ plate: aPlate(), owner }),
      countPerson,
    } as never)
  else
    await counts.countForListing('VIEW', 'a', caller, {
      readVisible: async () => ({ listing: car, owner }),
      countPerson,
    } as never)
  return count
}

export const looked = catchers('who looks', {
  'what is nobody’s any more': async () => {
    const gone = async () => undefined
    await refuses('LISTING_NOT_FOUND', () =>
      read.readVisible('a', owner, { findListing: async () => car, getUserById: gone }),
    )
    await refuses('PLATE_NOT_FOUND', () =>
      readPlate.readVisiblePlate('a', owner, { findPlate: async () => aPlate(), getUserById: gone } as never),
    )
  },
  'the page of a car as its owner and as others see it': async () => {
    const see = (actor: typeof owner | undefined, parts: object = {}) =>
      detail.getListing({ params: { id: car.id }, actor } as Parameters<typeof detail.getListing>[0], {
        readVisible: async () => ({ listing: { ...car, ...parts }, owner }),
        findDealer: async () => undefined,
      }) as Promise<{ own?: object; seller: { phoneNumber: string | null } }>
    same([(await see(owner)).own !== undefined, (await see(stranger)).own], [true, undefined])
    same((await see(stranger, { availability: 'SOLD' })).seller.phoneNumber, null)
  },
  'the cards of what is out of sight': async () => {
    const [seen, hidden] = ['SHOWN', 'HIDDEN'].map((name) => ({
      ...car,
      id: newId('listing'),
      isHidden: name === 'HIDDEN',
    }))
    await Promise.all([seen!, hidden!].map((one) => put(keys.listing(one.id), one)))
    const found = await cards.getPublicCards([seen!.id, hidden!.id])
    same(
      found.map(({ id }) => id),
      [seen!.id],
    )
  },
  'the page of a sold plate': async () => {
    const phone = (actor: typeof owner | undefined) =>
      views.toPlateDetail(aPlate({ availability: 'SOLD' }), owner, undefined, actor).seller.phoneNumber
    same([phone(undefined), phone(stranger), phone(owner)], [null, null, owner.phoneNumber])
  },
  'a picture of a car that says too little': () =>
    refuses('LISTING_NOT_FOUND', () =>
      image.getListingImage(
        { params: { id: 'a', language: 'en' } } as never,
        {
          readVisible: async () => ({ listing: { ...car, car: {} }, owner }),
        } as never,
      ),
    ),
  'a look by who is inside is none': async () => {
    for (const ofPlate of [false, true])
      same(
        [await counted(undefined, ofPlate), await counted(stranger, ofPlate), await counted(owner, ofPlate)],
        [1, 1, 0],
      )
    same(await counted(admin, false), 0)
  },
})
