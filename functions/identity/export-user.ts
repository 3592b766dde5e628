import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { gatherExport } from './gather-export.ts'
import { exportUser as route } from '#shared/api/user-export.ts'

const live = { gatherExport }

/** Everything that is kept about the caller, in parts. */
const exportUser = ({ actor, query }: Input<typeof route>, deps = live) =>
  deps.gatherExport(actor, query.cursor)

export const handler = provenHandler(route, exportUser)
