import type { ApiAnswer } from '#functions/testing/api.ts'
import type { Account, Actor, World } from '#functions/trust/model/world.ts'

/** The random numbers of a command, which select from the world when it runs. Shrinking makes all of them small. */
export type Draw = {
  /** Selects the actor, unless `isNatural` takes the one who would usually do it. */
  who: number
  isNatural: boolean
  /** Selects the item. */
  which: number
  other: number
  /** Selects the variant of the command. */
  how: number
}

type Request = { method: string; path: string; body?: unknown }

/** The expected success of a command that the rules do not refuse. */
export type Done = { status: 200 | 201 | 204; learn?: (body: ApiAnswer['body']) => void }

/** Users who may call at all, as in the permission matrix. */
type Access = 'anyone' | 'user' | 'seller' | 'dealership' | 'admin'

/** A command that is about to run: `me` is the signed-in account, or null. */
export type Scene<T> = { world: World; draw: Draw; doer: Actor; me: Account | null; thing: T }

/** A scene whose caller is signed in. */
type Known<T> = Scene<T> & { me: Account }

type Spec<T> = {
  name: string
  /** The relative frequency of the command. */
  weight?: number
  access: Access
  /** Selects the item; undefined when none exists yet. */
  thing: (world: World, draw: Draw) => T | undefined
  /** The account that would usually do it, if any; otherwise any actor. */
  by?: (world: World, thing: T, draw: Draw) => Account | undefined
  /** Returns false when the command would exceed a rate limit, so that it is skipped. */
  ready?: (me: Account | null) => boolean
  say?: (scene: Scene<T>) => string
  request: (scene: Scene<T>) => Request | Promise<Request>
  /** Changes the world by the rules. @throws Refused, having changed nothing */
  judge: (scene: Known<T>) => Done
}

/** A kind of command. */
export type Act = Spec<unknown>

/** Checks the type of an act's item within the act. */
// oxlint-disable-next-line typescript/no-explicit-any -- what it is about is known to the act alone
export const act = <T>(spec: Spec<T>): Act => spec as Spec<any>

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

/** Picks an item, rarely a deleted one. */
export const pick = <T extends { isGone: boolean }>(list: readonly T[], { which }: Draw): T | undefined => {
  const there = list.filter(({ isGone }) => !isGone)
  return which % 12 === 11 || there.length === 0 ? at(list, which) : at(there, which)
}

/** Picks an item in a given state, if one exists; rarely any other. */
export const pickOf = <T extends { isGone: boolean }>(
  list: readonly T[],
  isFit: (one: T) => boolean,
  draw: Draw,
): T | undefined => {
  const fit = list.filter((one) => !one.isGone && isFit(one))
  return draw.other % 4 === 0 || fit.length === 0 ? pick(list, draw) : at(fit, draw.which)
}

/** Picks one of several variants. */
export const way = <T>(ways: readonly [T, ...T[]], draw: Draw): T => at(ways, draw.how) ?? ways[0]

/** Picks an account, rarely a deleted one. */
export const pickAccount = (
  { accounts }: World,
  { which }: Draw,
  isFit: (account: Account) => boolean = () => true,
): Account | undefined => {
  const fit = accounts.filter((account) => account.status !== 'DELETED' && isFit(account))
  return which % 12 === 11 || fit.length === 0 ? at(accounts, which) : at(fit, which)
}

/** An admin. */
export const anAdmin = ({ accounts }: World, _thing: unknown, draw: Draw): Account | undefined =>
  at(
    accounts.filter(({ role }) => role === 'PLATFORM_ADMIN'),
    draw.who,
  )

/** Picks a user who is neither the owner nor an admin. */
export const aBuyer = ({ accounts }: World, { owner }: { owner: Account }, draw: Draw): Account | undefined =>
  at(
    accounts.filter((one) => one !== owner && one.role !== 'PLATFORM_ADMIN' && one.status === 'ACTIVE'),
    draw.who,
  )

export const itsOwner = (_world: World, { owner }: { owner: Account }): Account => owner

/** The item of an act that has none. */
export const nothing = (): true => true

/** The version to send: none, the present one, or a wrong one. */
export const sentVersion = ({ version }: { version: number }, { other }: Draw): { version?: number } => {
  if (other % 3 === 0) return {}
  return { version: other % 6 === 1 ? version + 7 : version }
}

/** Whether the sent version is a wrong one. */
export const isStale = (thing: { version: number }, draw: Draw): boolean => {
  const { version } = sentVersion(thing, draw)
  return version !== undefined && version !== thing.version
}
