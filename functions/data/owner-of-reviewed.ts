import { getListingById } from './listings.ts'
import { getPlateById } from './plates.ts'
import { getSubmissionById } from './submissions.ts'
import { getUserById } from './users.ts'
import { isIdOf } from '#shared/schemas/ids.ts'

const live = { getListingById, getPlateById, getSubmissionById, getUserById }

/** Whose the thing is that admins review or note about; a person is their own. Undefined when it is not there. */
export const ownerOfReviewed = async (id: string, deps = live): Promise<string | undefined> => {
  if (isIdOf('listing', id)) return (await deps.getListingById(id))?.ownerId
  if (isIdOf('plate', id)) return (await deps.getPlateById(id))?.ownerId
  if (isIdOf('submission', id)) return (await deps.getSubmissionById(id))?.userId
  return (await deps.getUserById(id))?.id
}
