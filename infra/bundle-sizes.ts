import { statSync } from 'node:fs'
import { join } from 'node:path'
import { routeAccess } from '#infra/access.ts'
import { codeFolder, pictureEntries, plainEntries, type BundleFolders } from './bundle.ts'
import type { Grant } from '#infra/grants.ts'
import { internalFunctions } from '#infra/internal-functions.ts'
import { handlerPath, internalPath, jobPath } from '#infra/handler-path.ts'
import { jobs } from '#infra/jobs.ts'
import { contracts, type RouteId } from '#shared/api/routes.ts'

/** The services that a handler may call: its size and its cold start depend on them. */
export const handlerKinds = ['read', 'write', 'search', 'presign', 'identity', 'job', 'internal'] as const
export type HandlerKind = (typeof handlerKinds)[number]

/**
 * The most bytes of a handler of each kind: today's largest, plus a little. The table client and zod, which every handler loads, are
 * 270 kB of each.
 */
export const mostOfKind: Readonly<Record<HandlerKind, number>> = {
  read: 412_500,
  write: 481_500,
  search: 518_500,
  presign: 523_000,
  identity: 502_000,
  job: 769_000,
  internal: 719_000,
}

const kindOf = (grants: readonly Grant[]): HandlerKind => {
  const may = (pattern: RegExp) => grants.some((grant) => pattern.test(grant))
  if (may(/^accounts:/)) return 'identity'
  if (may(/:sign$|^(?:documents|photos):read$|^imports:start$|^archives:link$/)) return 'presign'
  // A route that holds an index loads what the function behind all others does.
  if (may(/^search:read$/)) return 'internal'
  if (may(/^search:ask$/)) return 'search'
  return may(/^table:write$/) ? 'write' : 'read'
}

/** The kind of every handler by its path, `listings/get-listing`. */
const kindOfHandler: ReadonlyMap<string, HandlerKind> = new Map([
  ...Object.entries(routeAccess).map(
    ([id, grants]) => [handlerPath(contracts[id as RouteId]), kindOf(grants)] as const,
  ),
  ...Object.keys(jobs).map((name) => [jobPath(name), 'job'] as const),
  ...Object.keys(internalFunctions).map((name) => [internalPath(name), 'internal'] as const),
])

/** A handler (`listings/get-listing`) as it is deployed: bytes of its one minified file, without sharp. */
export type BundleSize = { name: string; kind: HandlerKind | 'pictures'; bytes: number; file: string }

/** Returns the sizes of the bundles that `bundle()` wrote. */
export const bundleSizes = (folders: BundleFolders): BundleSize[] =>
  [...plainEntries(), ...pictureEntries].map((name) => {
    const file = join(codeFolder(folders, name), `${name}.mjs`)
    const kind = pictureEntries.includes(name) ? 'pictures' : (kindOfHandler.get(name) ?? 'job')
    return { name, kind, bytes: statSync(file).size, file }
  })
