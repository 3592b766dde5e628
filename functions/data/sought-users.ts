import { limits } from '#shared/constants/limits.ts'
import { equalsSearch, matchesSearch } from '#shared/rules/normalise.ts'
import { toInternational, toWesternDigits } from '#shared/rules/typed-phone.ts'
import { fullName } from '#shared/rules/user.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import { searchDealers } from './dealers.ts'
import { findUserId, findUserIdAt, searchUsers } from './users.ts'

const live = { findUserId, findUserIdAt, searchUsers }

// Fewer would be a part of half the numbers of the country.
const digitsAtLeast = 6
const peopleAtMost = 10

/** The digits of a search that can only be a phone number, without what stands before a national one; undefined for any other. */
export const phoneDigitsOf = (search: string): string | undefined => {
  const western = toWesternDigits(search).trim()
  if (!/^[+\d][\d ()-]*$/.test(western)) return undefined
  const digits = western.replace(/\D/g, '').replace(/^(?:00)?974(?=\d{8}$)/, '')
  return digits.length >= digitsAtLeast ? digits : undefined
}

/**
 * The ids of the people to whom an admin's search is an address: an id, a whole username, email address or phone number. A confirmed
 * number has a key; for others the newest accounts are looked at, as many as one search may.
 */
export const findAddressed = async (
  search: string | undefined,
  deps = live,
): Promise<ReadonlySet<string>> => {
  if (!search) return new Set()
  if (isIdOf('user', search)) return new Set([search])
  const digits = phoneDigitsOf(search)
  const [named, confirmed, others] = await Promise.all([
    deps.findUserId(search),
    digits && deps.findUserIdAt({ phone: toInternational(search) }),
    digits
      ? deps.searchUsers({ limit: peopleAtMost }, ({ phoneNumber }) => phoneNumber.includes(digits))
      : undefined,
  ])
  const found = others?.users.map(({ id }) => id) ?? []
  if (named) found.push(named)
  if (confirmed) found.push(confirmed)
  return new Set(found)
}

/** Every place in which a dealership can be, those of suspended owners at the end. */
export const dealerPlaces = ['PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'] as const

const liveDealers = { searchDealers }

const looked = { limit: limits.adminSearchReads }

const isName = (search: string): boolean => !isIdOf('user', search) && !phoneDigitsOf(search)

/** The ids of the dealerships whose name in the other language, which their accounts do not have, is what an admin looks for. */
export const findBySecondName = async (
  search: string | undefined,
  isNamed: typeof equalsSearch,
  deps = liveDealers,
): Promise<ReadonlySet<string>> => {
  if (!search || !isName(search)) return new Set()
  const { dealers } = await deps.searchDealers(dealerPlaces, looked, ({ businessNameAr }) =>
    isNamed(search, [businessNameAr]),
  )
  return new Set(dealers.map(({ id }) => id))
}

const liveNames = { findAddressed, findBySecondName, searchUsers }

/**
 * The ids of the people whom an admin's search names whole: as `findAddressed` does, or by the name that the panel prints of them. A part
 * of a name is none: who looks for a Sunny would get all cars of everybody called so. Of names the newest accounts are looked at,
 * as many as one search may.
 */
export const findSoughtUsers = async (
  search: string | undefined,
  deps = liveNames,
): Promise<ReadonlySet<string>> => {
  if (!search) return new Set()
  const [addressed, second, named] = await Promise.all([
    deps.findAddressed(search),
    deps.findBySecondName(search, equalsSearch),
    isName(search)
      ? deps.searchUsers(looked, (user) => equalsSearch(search, [fullName(user), user.companyName]))
      : undefined,
  ])
  return new Set([...addressed, ...second, ...(named?.users.map(({ id }) => id) ?? [])])
}

type Offer = {
  id: string
  ownerId: string
  dealer: { businessName: string; businessNameAr?: string | undefined } | null
}

/** Whether a search names an offer by its id, by its owner, whom `findSoughtUsers` found, or by a part of a name of its dealership. */
export const isSoughtOffer = (
  { id, ownerId, dealer }: Offer,
  search: string | undefined,
  sought: ReadonlySet<string>,
): boolean =>
  id === search ||
  sought.has(ownerId) ||
  (search !== undefined && matchesSearch(search, [dealer?.businessName, dealer?.businessNameAr]))

type Named = { userId: string; names: readonly (string | null | undefined)[] }

/**
 * Says of a dealership whether it is what an admin looks for: a part of one of its names, or the whole username, e-mail address, phone
 * number, name or id of its account, which no dealership's own item has.
 */
export const dealershipFinder = async (search: string | undefined): Promise<(named: Named) => boolean> => {
  const sought = await findSoughtUsers(search)
  return ({ userId, names }) => sought.has(userId) || matchesSearch(search, names)
}
