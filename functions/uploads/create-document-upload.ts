import { issueUpload } from '#functions/commands/upload-files.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { createDocumentUpload as route } from '#shared/api/uploads.ts'
import { documentUrl } from '#shared/schemas/upload.ts'

const live = { issueUpload }

/** Hands out a signed address for one private document: a car’s documents or inspection report, or a dealership’s licences. */
export const createDocumentUpload = async ({ actor, body }: Input<typeof route>, deps = live) => {
  const ticket = await deps.issueUpload('document', actor.id, body)
  return { ...ticket, url: documentUrl(ticket.id) }
}

export const handler = routeHandler(route, createDocumentUpload)
