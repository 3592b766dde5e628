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
import { checkApplications, checkDealerships } from '#functions/trust/invariants/dealerships.ts'
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
import { checkAlerts, checkAppeals, checkParts, checkTokens } from '#functions/trust/invariants/pairs.ts'
import { checkPlaces } from '#functions/trust/invariants/places.ts'
import { checkPublicLists } from '#functions/trust/invariants/public-lists.ts'
import { readStore } from '#functions/trust/invariants/read-store.ts'
import { checkReferences } from '#functions/trust/invariants/references.ts'
import { checkFeed, checkSearch } from '#functions/trust/invariants/search.ts'
import type { Store, Violation } from '#functions/trust/invariants/store.ts'
import { viewOf, type Check, type View } from '#functions/trust/invariants/view.ts'

/** Every check of what one reading of the stores can show, by name. */
export const checks = {
  checkNames,
  checkAccounts,
  checkPlateNumbers,
  checkSlugs,
  checkStandings,
  checkBeside,
  checkApproved,
  checkKeptCounts,
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
  checkAppeals,
  checkParts,
  checkFeed,
  checkSearch,
} satisfies Record<string, Check | ((view: View) => Promise<Violation[]>)>

/** What a reading of the stores breaks. */
export const violationsOf = async (store: Store): Promise<Violation[]> => {
  const view = viewOf(store)
  const found = await Promise.all(Object.values(checks).map((check) => check(view)))
  return [...view.unreadable, ...found.flat()]
}

type Options = {
  /** Where the API answers; without it what the public sees is not asked. */
  url?: string
  /** How long jobs may take to be quiet, in ms: what is wrong until then is looked at again. */
  settle?: number
  /** Tells of these ids alone, where others write to the same stores. */
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
 * Reads everything a stage has stored and says what breaks the promises that one state can show (I1 to I28). A table is
 * read page by page and jobs work meanwhile, so what is wrong is looked at again until it is right or `settle` is over; only
 * what was wrong in the last two readings is told.
 * @param env the functions' environment, which says where the stores are
 */
export const checkStore = async (
  env: Readonly<Record<string, string>>,
  options: Options = {},
): Promise<Violation[]> => {
  const until = Date.now() + (options.settle ?? 10_000)
  let before: Violation[] | undefined
  for (;;) {
    const found = await look(env, options)
    if (found.length === 0) return []
    if (before && Date.now() >= until) return found.filter((one) => before?.some((two) => same(one, two)))
    before = found
    await delay(pauseMs)
  }
}
