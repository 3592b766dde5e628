import { findUserId } from '#functions/data/users.ts'
import { matchesSearch } from '#shared/rules/admin-search.ts'

type Named = { userId: string; names: readonly (string | null | undefined)[] }

/**
 * Says of a dealership whether it is what an admin looks for: a part of one of its names, or the whole username or e-mail address
 * of its account, which no dealership's own item has.
 */
export const dealershipFinder = async (search: string | undefined): Promise<(named: Named) => boolean> => {
  const ownerId = search ? await findUserId(search) : undefined
  return ({ userId, names }) => userId === ownerId || matchesSearch(search, names)
}
