import { setTimeout as delay } from 'node:timers/promises'
import { checkAccounts, checkNames } from '#functions/trust/invariants/names.ts'
import {
  checkAuditChain,
  checkAuditWalks,
  checkDecisions,
  checkDeletions,
  checkOnce,
} from '#functions/trust/invariants/audit-log.ts'
import {
  checkFavorites,
  checkFigures,
  checkKeptCounts,
  checkLeads,
  checkPeople,
  checkSellerDays,
} from '#functions/trust/invariants/counts.ts'
import { checkApplications, checkDealerships, checkStars } from '#functions/trust/invariants/dealerships.ts'
import {
  checkFilesOfUploads,
  checkObjects,
  checkPhotoHashes,
  checkPictures,
  checkUploads,
} from '#functions/trust/invariants/files.ts'
import {
  checkApproved,
  checkBeside,
  checkPlateNumbers,
  checkSlugs,
  checkStandings,
} from '#functions/trust/invariants/offers.ts'
import {
  checkAlerts,
  checkAppeals,
  checkCredentials,
  checkParts,
  checkTokens,
} from '#functions/trust/invariants/pairs.ts'
import { checkPlaces } from '#functions/trust/invariants/places.ts'
import { checkPublicLists } from '#functions/trust/invariants/public-lists.ts'
import { readStore } from '#functions/trust/invariants/read-store.ts'
import { checkReferences } from '#functions/trust/invariants/references.ts'
import { checkFeed, checkSearch } from '#functions/trust/invariants/search.ts'
import type { Store, Violation } from '#functions/trust/invariants/store.ts'
import { viewOf, type Check, type View } from '#functions/trust/invariants/view.ts'

/** All checks of a single reading of the stores, by name. */
export const checks = {
  checkNames,
  checkAccounts,
  checkPlateNumbers,
  checkSlugs,
  checkStandings,
  checkBeside,
  checkApproved,
  checkKeptCounts,
  checkStars,
  checkFigures,
  checkPeople,
  checkSellerDays,
  checkLeads,
  checkFavorites,
  checkDealerships,
  checkApplications,
  checkUploads,
  checkFilesOfUploads,
  checkObjects,
  checkPhotoHashes,
  checkPictures,
  checkAuditChain,
  checkAuditWalks,
  checkDecisions,
  checkOnce,
  checkDeletions,
  checkReferences,
  checkPlaces,
  checkAlerts,
  checkTokens,
  checkCredentials,
  checkAppeals,
  checkParts,
  checkFeed,
  checkSearch,
} satisfies Record<string, Check | ((view: View) => Promise<Violation[]>)>

/** The violations in a reading of the stores. */
export const violationsOf = async (store: Store): Promise<Violation[]> => {
  const view = viewOf(store)
  const found = await Promise.all(Object.values(checks).map((check) => check(view)))
  return [...view.unreadable, ...found.flat()]
}

type Options = {
  /** The base URL of the API; without it, public responses are not checked. */
  url?: string
  /** Time in ms within which jobs must have settled; violations are checked again until then. */
  settle?: number
  /** Reports only these ids, when others write to the same stores. */
  of?: readonly string[]
}

const pauseMs = 500

const look = async (env: Readonly<Record<string, string>>, { url, of }: Options): Promise<Violation[]> => {
  const store = await readStore(env)
  const found = await violationsOf(store)
  if (url) found.push(...(await checkPublicLists(url, viewOf(store))))
  return of ? found.filter(({ about, says }) => of.some((id) => `${about} ${says}`.includes(id))) : found
}

const same = (a: Violation, b: Violation): boolean =>
  a.invariant === b.invariant && a.about === b.about && a.says === b.says

/**
 * Reads all of a stage's stores and returns the violations of the invariants that one state can show (I1 to I28). Reading takes several
 * requests while jobs are running, so violations are checked again until there are none or `settle` is over, and only those of the last two
 * readings are returned.
 * @param env the functions' environment, which holds the stores' addresses
 */
export const checkStore = async (
  env: Readonly<Record<string, string>>,
  options: Options = {},
): Promise<Violation[]> => {
  const until = Date.now() + (options.settle ?? 60_000)
  let before: Violation[] | undefined
  for (;;) {
    const found = await look(env, options)
    if (found.length === 0) return []
    if (before && Date.now() >= until) return found.filter((one) => before?.some((two) => same(one, two)))
    before = found
    await delay(pauseMs)
  }
}
