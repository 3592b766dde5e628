import { aListing, aPlate, aUser } from '#functions/testing/builders.ts'
import { catchers } from '#functions/trust/guards/catcher.ts'
import { same } from '#functions/trust/guards/store.ts'
import { switched } from '#functions/trust/guards/switched.ts'

const application = switched<typeof import('#shared/rules/application.ts')>('#shared/rules/application.ts')
const availability = switched<typeof import('#shared/rules/availability.ts')>('#shared/rules/availability.ts')
const moves = switched<typeof import('#shared/rules/status-moves.ts')>('#shared/rules/status-moves.ts')
const user = switched<typeof import('#shared/rules/user.ts')>('#shared/rules/user.ts')
const card = switched<typeof import('#functions/data/listing-record.ts')>('#functions/data/listing-record.ts')
const plateView = switched<typeof import('#functions/data/plate-record.ts')>(
  '#functions/data/plate-record.ts',
)
const insider = switched<typeof import('#functions/core/caller.ts')>('#functions/core/caller.ts')

/** The moves that a rule allows between these states, as `FROM>TO`. */
const movesOf = <S extends string>(states: readonly S[], may: (from: S, to: S) => boolean): string[] =>
  states.flatMap((from) => states.filter((to) => may(from, to)).map((to) => `${from}>${to}`))

const offers = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED'] as const
const decisions = ['PENDING>APPROVED', 'PENDING>REJECTED', 'APPROVED>REJECTED', 'REJECTED>APPROVED']

const applicationMoves = [
  'SUBMITTED>UNDER_REVIEW',
  'SUBMITTED>APPROVED',
  'SUBMITTED>REJECTED',
  'UNDER_REVIEW>APPROVED',
  'UNDER_REVIEW>REJECTED',
  'APPROVED>REJECTED',
  'REJECTED>APPROVED',
]

const conversationMoves = [
  'NEW>NEW',
  'NEW>CONTACTED',
  'NEW>CLOSED',
  'CONTACTED>CONTACTED',
  'CONTACTED>CLOSED',
  'CLOSED>CONTACTED',
  'CLOSED>CLOSED',
]

const privately = { role: 'PRIVATE', isVerified: false } as const
const admin = { role: 'PLATFORM_ADMIN', isVerified: false } as const
const dealer = { role: 'SELLER_DEALERSHIP', isVerified: false } as const
const verified = { role: 'SELLER_DEALERSHIP', isVerified: true } as const
const everybody = [privately, admin, dealer, verified] as const

const stands = ['AVAILABLE', 'RESERVED', 'SOLD', 'PAUSED'] as const

/** The rules as the product decisions say them (product.md), written down once more by hand: a table here, a function there. */
export const rules = catchers('rules', {
  'moves of a car': async () => same(movesOf(offers, moves.canMoveListing), decisions),
  'moves of a plate': async () => same(movesOf(offers.slice(1) as never, moves.canMovePlate), decisions),
  'moves of an application': async () =>
    same(
      movesOf(['DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'REJECTED'], moves.canMoveApplication),
      applicationMoves,
    ),
  'moves of a dealership without an application': async () =>
    same(movesOf(['APPROVED', 'REJECTED'], moves.canMoveDealership), [
      'APPROVED>REJECTED',
      'REJECTED>APPROVED',
    ]),
  'moves of a conversation': async () =>
    same(movesOf(['NEW', 'CONTACTED', 'CLOSED'], moves.canMoveLead), conversationMoves),
  'moves of a message to us': async () =>
    same(movesOf(['OPEN', 'ANSWERED'], moves.canMoveMessage), ['OPEN>ANSWERED', 'ANSWERED>OPEN']),
  'moves of an account': async () =>
    same(
      movesOf(['ACTIVE', 'SUSPENDED', 'DELETED'], moves.canMoveUser as (a: string, b: string) => boolean),
      [
        'ACTIVE>SUSPENDED',
        'SUSPENDED>ACTIVE',
        // Nobody is moved to DELETED: it is no value of the route.
        'SUSPENDED>DELETED',
      ],
    ),
  'who fills in an application': async () =>
    same(
      [undefined, 'DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'REJECTED'].map((status) =>
        application.canFillIn(status as 'DRAFT'),
      ),
      [true, true, false, false, false, true],
    ),
  'what is on offer': async () => {
    same(stands.map(availability.isOnOffer), [true, true, false, false])
    same(stands.map(availability.canBeContacted), [true, true, false, false])
    same(offers.map(availability.canSetAvailability), [false, false, true, false])
  },
  'a report is decided once': async () =>
    same(
      (['OPEN', 'RESOLVED', 'DISMISSED'] as const).map((status) => moves.canCloseReport({ status } as never)),
      [true, false, false],
    ),
  'who is what': async () => {
    same(everybody.map(user.isPlatformAdmin), [false, true, false, false])
    same(everybody.map(user.isDealershipSeller), [false, false, true, true])
    same(everybody.map(user.isSeller), [true, false, true, true])
  },
  'who may post, and who has to prove': async () => {
    same(everybody.map(user.canPost), [true, false, false, true])
    same(everybody.map(user.hasToProve), [true, false, true, false])
    same([...everybody, { ...admin, isVerified: true }].map(user.canPost).at(-1), false)
  },
  'a car that the public sees': async () => {
    const [car, owner] = [aListing(), aUser()]
    const sees = (parts: object, whose: object = {}) =>
      card.isPublic({ ...car, ...parts }, { ...owner, ...whose } as typeof owner)
    same([sees({}), sees({ status: 'PENDING' }), sees({ isHidden: true })], [true, false, false])
    same([sees({}, { status: 'SUSPENDED' }), sees({}, dealer), sees({}, verified)], [false, false, true])
    same(card.isComplete({ ...car.car, make: undefined } as never), false)
  },
  'a plate that the public sees': async () => {
    const [one, owner] = [aPlate(), aUser()]
    const sees = (parts: object, whose: object = {}) =>
      plateView.isPlatePublic({ ...one, ...parts }, { ...owner, ...whose } as typeof owner)
    same([sees({}), sees({ status: 'PENDING' }), sees({ isHidden: true })], [true, false, false])
    same([sees({}, { status: 'SUSPENDED' }), sees({}, dealer), sees({}, verified)], [false, false, true])
  },
  'who is inside': async () => {
    const own = { ownerId: aUser().id }
    const actors = [
      undefined,
      aUser(),
      aUser({ id: 'usr_b' }),
      aUser({ id: 'usr_c', role: 'PLATFORM_ADMIN' }),
    ]
    same(
      actors.map((actor) => insider.isOwnerOrAdmin(own, actor)),
      [false, true, false, true],
    )
  },
})
