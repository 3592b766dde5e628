import { routeAccess } from '#infra/access.ts'
import { jobs } from '#infra/jobs.ts'
import type { Grant } from '#infra/grants.ts'
import { handlerPath, jobPath } from '#infra/handler-path.ts'
import { contracts, type RouteId } from '#shared/api/routes.ts'

/** What a handler's size and start depend on: the services that it may call. */
export const handlerKinds = ['read', 'write', 'search', 'presign', 'identity', 'job'] as const
export type HandlerKind = (typeof handlerKinds)[number]

const kindOf = (grants: readonly Grant[]): HandlerKind => {
  const may = (pattern: RegExp) => grants.some((grant) => pattern.test(grant))
  if (may(/^accounts:/)) return 'identity'
  if (may(/:sign$|^documents:read$|^imports:start$/)) return 'presign'
  if (may(/^search:/)) return 'search'
  return may(/^table:write$/) ? 'write' : 'read'
}

const routeKinds = Object.entries(routeAccess).map(
  ([id, grants]) => [handlerPath(contracts[id as RouteId]), kindOf(grants)] as const,
)

/** The kind of every handler by its path, `listings/get-listing`. */
export const kindOfHandler: ReadonlyMap<string, HandlerKind> = new Map([
  ...routeKinds,
  ...Object.keys(jobs).map((name) => [jobPath(name), 'job'] as const),
])
