import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { issueUpload } from '#functions/commands/upload-files.ts'
import { AppError } from '#functions/core/app-error.ts'
import { createVideoUpload as route } from '#shared/api/uploads.ts'
import { canPost } from '#shared/rules/user.ts'
import { videoUrl } from '#shared/constants/videos.ts'

const live = { issueUpload }

/** Hands out a signed address for one video. Its poster is an ordinary photo. */
export const createVideoUpload = async ({ actor, body }: Input<typeof route>, deps = live) => {
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  const ticket = await deps.issueUpload('video', actor.id, body)
  return { ...ticket, url: videoUrl(ticket.id) }
}

export const handler = routeHandler(route, createVideoUpload)
