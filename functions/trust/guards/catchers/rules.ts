import { same } from '#functions/trust/guards/store.ts'
import * as moves from '#shared/rules/status-moves.ts'
import * as user from '#shared/rules/user.ts'

/** The status changes that a rule allows between these states, as `FROM>TO`. */
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

/** The product's rules, written a second time by hand as tables and functions. */
export const catchers = {
  'moves of a car': async () => same(movesOf(offers, moves.canMoveListing), decisions),
  'moves of a plate': async () => same(movesOf(offers.slice(1) as never, moves.canMovePlate), decisions),
  'moves of an application': async () =>
    same(
      movesOf(['DRAFT', 'SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'REJECTED'], moves.canMoveApplication),
      applicationMoves,
    ),
  'moves of a conversation': async () =>
    same(movesOf(['NEW', 'CONTACTED', 'CLOSED'], moves.canMoveLead), conversationMoves),
  'who may post, and who has to prove': async () => {
    same(everybody.map(user.canPost), [true, false, false, true])
    same(everybody.map(user.hasToProve), [true, false, true, false])
    same([...everybody, { ...admin, isVerified: true }].map(user.canPost).at(-1), false)
  },
}
