import { scanPage } from '#functions/data/queries.ts'
import { isListed } from '#functions/data/listing-record.ts'
import { snapshotVersion } from '#functions/search/snapshot.ts'
import { apiOk } from '#functions/testing/api.ts'
import { checks } from '#functions/trust/invariants/check-store.ts'
import { bucketNames, type Store, type Violation } from '#functions/trust/invariants/store.ts'
import { viewOf, type View } from '#functions/trust/invariants/view.ts'
import type { Played } from './schedule.ts'
import type { Simulation } from './start.ts'

// The model's documents have no bytes, so nothing can be said about their files.
const { checkFilesOfUploads: _, ...checked } = checks

const readStores = async ({ stores }: Simulation): Promise<Store> => {
  const snapshot = stores.objects.get(`${process.env['SEARCH_BUCKET']}/listings.v${snapshotVersion}.snapshot`)
  const { items } = await scanPage(undefined)
  return {
    at: new Date(),
    items,
    objects: [...stores.objects].map(([place, { bytes }]) => {
      const [name = '', ...key] = place.split('/')
      const bucket = bucketNames.find((one) => process.env[one] === name)!
      return { bucket, key: key.join('/'), size: bytes.length }
    }),
    accounts: [...stores.accounts.passwords.keys()],
    snapshot: snapshot?.bytes,
  }
}

const textsIn = (value: unknown, found = new Set<string>()): Set<string> => {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) textsIn(part, found)
  return found
}

/** Whether another command may have changed or removed what this one wrote. */
const isOverwritten = (one: Played, all: readonly Played[]): boolean =>
  all.some(
    (other) =>
      other !== one &&
      other.isWrite &&
      (other.status === undefined || other.status < 400 || other.status >= 500) &&
      other.ended >= one.began &&
      other.touches.some((label) => one.touches.includes(label)),
  )

/** What was acknowledged is found again, and what was refused has left nothing. */
const findLost = (played: readonly Played[], texts: ReadonlySet<string>): string[] =>
  played.flatMap((one) => {
    const { line, status = 500, code, marks, created } = one
    if (status >= 400 && status < 500)
      return marks
        .filter((mark) => texts.has(mark))
        .map((mark) => `${line} was refused (${status} ${code}), and ${mark} is there`)
    if (status >= 300 || isOverwritten(one, played)) return []
    return [...marks, ...(created ? [created] : [])]
      .filter((mark) => !texts.has(mark))
      .map((mark) => `${line} was acknowledged (${status}), and ${mark} is not there`)
  })

const findSearchFaults = async ({ scheduler }: Simulation, { listings }: View): Promise<string[]> => {
  // An index asks for changes once a second.
  scheduler.moveBy(2000)
  const { body } = await apiOk('GET', '/api/listings?limit=100')
  const found = new Set((body.listings as { id: string }[]).map(({ id }) => id))
  const must = new Set([...listings.values()].filter(isListed).map(({ id }) => id))
  return [
    ...[...must.difference(found)].map((id) => `${id} is on offer, and the search does not find it`),
    ...[...found.difference(must)].map((id) => `${id} is not on offer, and the search finds it`),
  ]
}

/** An email leaves once, unless something befell the process that sent it. */
const findTwiceSent = ({ stores }: Simulation, isCalm: boolean): string[] => {
  const labels = stores.mails
    .map(({ label }) => label.replace(/~.*/, ''))
    .filter((label) => label.startsWith('sendMail'))
  const twice = labels.filter((label, index) => labels.indexOf(label) < index)
  return isCalm ? [...new Set(twice)].map((label) => `${label}: the email was sent twice`) : []
}

/** A dealership's car that became a private seller's was approved by nobody, and stays public if it has its documents. */
const isExcused = ({ invariant }: Violation, played: readonly Played[]): boolean =>
  invariant === 'I13' && played.some(({ line }) => line.includes('change the role of a user'))

/** What is wrong in the stores once everything has settled; in the search itself, too, if it is to be asked. */
export const findFaults = async (
  simulation: Simulation,
  played: readonly Played[],
  { isCalm, isSearched, isAged }: { isCalm: boolean; isSearched: boolean; isAged: boolean },
): Promise<string[]> => {
  const store = await readStores(simulation)
  const view = viewOf(store)
  const found = await Promise.all(Object.values(checked).map((check) => check(view)))
  return [
    ...[...view.unreadable, ...found.flat()]
      .filter((one) => !isExcused(one, played))
      .map(({ invariant, about, says }) => `${invariant} ${about} ${says}`),
    ...findTwiceSent(simulation, isCalm),
    // After weeks some of it has gone for good reason.
    ...(isAged ? [] : findLost(played, textsIn(store.items))),
    ...(isSearched ? await findSearchFaults(simulation, view) : []),
  ]
}
