import type { Issue } from '#shared/errors.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { codedIssue } from '#web/entities/user/form-messages.ts'
import type { Details } from './details.ts'

// The schemas are wanted by those who edit alone.
const load = () => import('./details-issues.ts')

/** Fetches what the check needs. A failure does not matter: see below. */
export const prefetchCheck = (): void => void load().catch(() => {})

/** What is wrong with the changes. When the check cannot be fetched, nothing: the server finds it then. */
export const checkDetails = async (user: CurrentUser, typed: Details): Promise<readonly Issue[]> => {
  try {
    return (await load()).detailsIssues(user, typed)
  } catch {
    return []
  }
}

/** What the server refused of the details, field by field; none when it failed for another reason. */
export const refusedDetails = (error: unknown, details: Details): readonly Issue[] => {
  if (!(error instanceof ApiError)) return []
  const coded = codedIssue(error.code)
  return (coded ? [coded] : error.issues).filter(({ path }) => path in details)
}
