import type { ApiAnswer } from '#functions/testing/api.ts'
import type { Account, Actor, World } from '#functions/trust/model/world.ts'

/** What chance decides of a command: numbers, which mean something once the world is known. All become small when shrunk. */
export type Draw = {
  /** The actor, when it is not the one who would naturally do it. */
  who: number
  isNatural: boolean
  /** Which thing it is about. */
  which: number
  other: number
  /** In which way. */
  how: number
}

type Request = { method: string; path: string; body?: unknown }

/** What the rules say a command must answer when they do not refuse it. */
export type Done = { status: 200 | 201 | 204; learn?: (body: ApiAnswer['body']) => void }

/** Who may call at all (permission matrix of the specifications). */
type Access = 'anyone' | 'user' | 'seller' | 'dealership' | 'admin'

/** A command on its way: `me` is the account that is signed in, or null. */
export type Scene<T> = { world: World; draw: Draw; doer: Actor; me: Account | null; thing: T }

/** The same once the caller is known to be somebody. */
type Known<T> = Scene<T> & { me: Account }

type Spec<T> = {
  name: string
  /** How often it comes among the others. */
  weight?: number
  access: Access
  /** What it is about; undefined when there is nothing of the kind yet. */
  thing: (world: World, draw: Draw) => T | undefined
  /** Who would naturally do it; anybody when there is nobody. */
  by?: (world: World, thing: T, draw: Draw) => Account | undefined
  /** False keeps it from being tried, where a limit would be met. */
  ready?: (me: Account | null) => boolean
  say?: (scene: Scene<T>) => string
  request: (scene: Scene<T>) => Request | Promise<Request>
  /** Changes the world as the rules say. @throws Refused, having changed nothing */
  judge: (scene: Known<T>) => Done
}

/** One kind of command. */
export type Act = Spec<unknown>

/** Keeps what an act is about typed within it. */
// oxlint-disable-next-line typescript/no-explicit-any -- what it is about is known to the act alone
export const act = <T>(spec: Spec<T>): Act => spec as Spec<any>

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

/** One of a list, seldom one that is gone. */
export const pick = <T extends { isGone: boolean }>(list: readonly T[], { which }: Draw): T | undefined => {
  const there = list.filter(({ isGone }) => !isGone)
  return which % 12 === 11 || there.length === 0 ? at(list, which) : at(there, which)
}

/** The same of those that are in some state, if any is; chance sometimes takes another. */
export const pickOf = <T extends { isGone: boolean }>(
  list: readonly T[],
  isFit: (one: T) => boolean,
  draw: Draw,
): T | undefined => {
  const fit = list.filter((one) => !one.isGone && isFit(one))
  return draw.other % 4 === 0 || fit.length === 0 ? pick(list, draw) : at(fit, draw.which)
}

/** One of several ways. */
export const way = <T>(ways: readonly [T, ...T[]], draw: Draw): T => at(ways, draw.how) ?? ways[0]

/** An account of somebody, seldom one that is deleted. */
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

/** Anybody who is neither the owner nor an admin. */
export const aBuyer = ({ accounts }: World, { owner }: { owner: Account }, draw: Draw): Account | undefined =>
  at(
    accounts.filter((one) => one !== owner && one.role !== 'PLATFORM_ADMIN' && one.status === 'ACTIVE'),
    draw.who,
  )

export const itsOwner = (_world: World, { owner }: { owner: Account }): Account => owner

/** What an act without an object is about. */
export const nothing = (): true => true

/** The version to send: none, the one that is there, or another. */
export const sentVersion = ({ version }: { version: number }, { other }: Draw): { version?: number } => {
  if (other % 3 === 0) return {}
  return { version: other % 6 === 1 ? version + 7 : version }
}

/** Whether that version is not the one that is there. */
export const isStale = (thing: { version: number }, draw: Draw): boolean => {
  const { version } = sentVersion(thing, draw)
  return version !== undefined && version !== thing.version
}
