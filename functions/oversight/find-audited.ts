import { findDealer } from '#functions/data/dealers.ts'
import { findListing } from '#functions/data/listings.ts'
import { findPlate } from '#functions/data/plates.ts'
import { findAddressed } from '#functions/data/sought-users.ts'
import { findUserId, getUserById } from '#functions/data/users.ts'
import { isPlatformAdmin } from '#shared/rules/user.ts'
import { plateSlug, readPlateNumber } from '#shared/rules/plate.ts'

const live = { findUserId, findListing, findDealer, findPlate }

const anyId = /^[a-z]{2,4}_[0-9A-HJKMNP-TV-Z]{26}$/

// Actors that are not users: the command line and the jobs.
const nobodys: ReadonlySet<string> = new Set(['operator', 'system'])

/** The id of an actor: as given, or of a username or an e-mail address. Undefined when nobody has it. */
export const findActorId = async (text: string, deps = live): Promise<string | undefined> =>
  anyId.test(text) || nobodys.has(text) ? text : deps.findUserId(text)

/**
 * The id of what records are about: as given, or behind a username, an e-mail address, the last part of the address of a car or
 * a dealership, or a plate's number, in this order. Undefined when it is nothing of these now.
 */
export const findSubjectId = async (text: string, deps = live): Promise<string | undefined> => {
  if (anyId.test(text)) return text
  const slug = text.toLowerCase()
  const number = readPlateNumber(text)
  const [userId, listing, dealer, plate] = await Promise.all([
    deps.findUserId(text),
    deps.findListing(slug),
    deps.findDealer(slug),
    number ? deps.findPlate(plateSlug(number)) : undefined,
  ])
  return userId ?? listing?.id ?? dealer?.id ?? plate?.id
}

const liveSearch = { findSubjectId, findAddressed, getUserById }

/**
 * What the panel's one search box means in the log: the acts of an admin or of the system, else what happened to a thing or a person,
 * who can also be named by a phone number. Undefined when nothing is called so.
 */
export const findSearched = async (
  text: string,
  deps = liveSearch,
): Promise<{ actorId: string } | { subject: string } | undefined> => {
  if (nobodys.has(text)) return { actorId: text }
  const [[person], subject] = await Promise.all([deps.findAddressed(text), deps.findSubjectId(text)])
  const id = person ?? subject
  if (id === undefined) return undefined
  const user = person === undefined ? undefined : await deps.getUserById(person)
  return user && isPlatformAdmin(user) ? { actorId: id } : { subject: id }
}
