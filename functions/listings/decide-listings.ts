import { decideListingById } from '#functions/commands/decide-listing.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { failureCode } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { deleteAsAdmin } from '#functions/listings/delete-as-admin.ts'
import { decideListings as route } from '#shared/api/admin.ts'
import { errors, type ErrorCode } from '#shared/errors.ts'

const live = { decideListingById, deleteAsAdmin }

// Every act adds a record to one audit log, so more at once would only wait for one another.
const atOnce = 3

type Decisions = Input<typeof route>['body']

/** @returns the version that this has made; none of what is gone */
const decideOne = async (
  id: string,
  body: Decisions,
  adminId: string,
  deps: typeof live,
): Promise<number | undefined> => {
  const { action, versions, reasonCodes, rejectionReason } = body
  const version = new Map(Object.entries(versions ?? {})).get(id)
  if (action === 'DELETE') {
    await deps.deleteAsAdmin(id, adminId, { version, reasonCodes, rejectionReason })
    return undefined
  }
  const said =
    action === 'APPROVE'
      ? ({ status: 'APPROVED' } as const)
      : ({ status: 'REJECTED', reasonCodes, rejectionReason } as const)
  return (await deps.decideListingById(id, { ...said, version }, adminId)).listing.version
}

/**
 * Approves, rejects or deletes several listings, each in a transaction of its own: what fails for one is no matter of the
 * others. An id may be named twice; it is done once. One that was changed or decided about since the admin saw it is left alone.
 */
export const decideListings = async ({ actor, body }: Input<typeof route>, deps = live) => {
  const ids = [...new Set(body.ids)]
  const failures = new Map<string, ErrorCode>()
  const versions = new Map<string, number>()
  await eachAtOnce(ids, atOnce, async (id) => {
    try {
      const version = await decideOne(id, body, actor.id, deps)
      if (version !== undefined) versions.set(id, version)
    } catch (error) {
      failures.set(id, failureCode(error, 'one of several listings could not be decided about'))
    }
  })
  return {
    done: ids.filter((id) => !failures.has(id)),
    failed: ids.flatMap((id) => {
      const code = failures.get(id)
      return code ? [{ id, code, message: errors[code].message }] : []
    }),
    versions: Object.fromEntries(versions),
  }
}

export const handler = provenHandler(route, decideListings)
