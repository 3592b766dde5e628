import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { issueUpload } from '#functions/commands/upload-files.ts'
import { AppError } from '#functions/core/app-error.ts'
import { createPhotoUpload as route } from '#shared/api/uploads.ts'
import { canPost, isPlatformAdmin } from '#shared/rules/user.ts'
import { photoUrl } from '#shared/constants/photos.ts'

const live = { issueUpload }

/** Hands out a signed address for one photo. */
export const createPhotoUpload = async ({ actor, body }: Input<typeof route>, deps = live) => {
  if (!isPlatformAdmin(actor) && !canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  const ticket = await deps.issueUpload('photo', actor.id, body)
  return { ...ticket, url: photoUrl(ticket.id) }
}

export const handler = routeHandler(route, createPhotoUpload)
