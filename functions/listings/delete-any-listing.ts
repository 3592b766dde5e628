import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { deleteAsAdmin } from '#functions/listings/delete-as-admin.ts'
import { deleteAnyListing as route } from '#shared/api/admin.ts'

const live = { deleteAsAdmin }

/** Deletes any listing. */
export const deleteAnyListing = ({ actor, params, query }: Input<typeof route>, deps = live) =>
  deps.deleteAsAdmin(params.id, actor.id, query)

export const handler = provenHandler(route, deleteAnyListing)
